import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { recordOf } from '../../api/response/record';
import { useSubmission } from '../../forms/use-submission';
import { authCheckQuery, checkSession } from '../../session/session';
import type { SignedOutReason } from '../../navigation/signed-out';
import { announce } from '../../ui/announce';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';

/** Tells a user who lost the session, or who links an account, why the sign-in page is here. */
export default function SignedOutNotice({ reason }: { reason: SignedOutReason }) {
  const { t } = useTranslation('session');
  const { company } = recordOf(useLocation().state);
  if (reason === 'unreachable') return <Unreachable />;
  if (reason !== 'linking') return <Reason sentence={t(`signedOut.${reason}`)} />;
  return (
    <Reason
      sentence={
        typeof company === 'string' ? t('signedOut.linking', { company }) : t('signedOut.linkingWithoutCompany')
      }
    />
  );
}

function Reason({ sentence }: { sentence: string }) {
  // Screen readers read no live region that is in the page from the start.
  useEffect(() => announce(sentence), [sentence]);
  return (
    <Banner tone="info" className="login-reason">
      {sentence}
    </Banner>
  );
}

/**
 * Says that nobody could check the session, and checks it again. The form then leads a signed-in user to the target. A
 * response without a session ends the notice, because nothing is unclear any more.
 */
function Unreachable() {
  const { t } = useTranslation('session');
  const queries = useQueryClient();
  const { data: known } = useQuery({ ...authCheckQuery, enabled: false });
  const again = useSubmission((_: undefined, signal) => checkSession(signal), {
    onSuccess: (response) => queries.setQueryData(authCheckQuery.queryKey, response),
    onError: () => announce(sentence),
  });
  const sentence = t('signedOut.unreachable');
  const isUnclear = known === undefined;
  useEffect(() => (isUnclear ? announce(sentence) : undefined), [isUnclear, sentence]);
  if (again.result === null) return <Reason sentence={t('signedOut.ended')} />;
  if (!isUnclear) return null;
  return (
    <Banner
      tone="warning"
      className="login-reason"
      action={
        <Button compact busy={again.isBusy} onClick={() => again.submit(undefined)}>
          {t('retry')}
        </Button>
      }
    >
      {sentence}
    </Banner>
  );
}
