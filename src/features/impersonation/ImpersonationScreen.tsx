import './impersonation.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { serverNow } from '../../api/request/headers';
import { goTo } from '../../navigation/navigation';
import { usePageError } from '../../navigation/page-title';
import { personName } from '../../texts/person-name';
import { configuredTarget, toRelativePath } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/path';
import { useFields } from '../../forms/use-fields';
import { typedText } from '../../forms/kept-input/kept-input';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import { writeStored } from '../../platform/storage';
import { dispatchToSession } from '../../session/session-state';
import { showToast } from '../../navigation/toasts';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CopyValue } from '../../ui/CopyValue';
import { Facts } from '../../ui/Facts';
import { Skeleton } from '../../ui/Skeleton';
import { StepHeading } from '../../ui/StepHeading';
import { TextArea } from '../../ui/TextArea';
import { type Impersonation, impersonationQuery, startImpersonation } from './impersonation.api';
import { plainText } from '../../ui/plain-text';

const REASON_MAX = 1000;
const reason = z.string().check(z.overwrite(plainText), z.minLength(1, 'required'), z.maxLength(REASON_MAX, 'tooLong'));
const schema = z.object({ reason });

/** Without an impersonationId the page redirects to the returnUrl. */
export default function ImpersonationScreen() {
  const query = new URLSearchParams(useLocation().search);
  const id = query.get('impersonationId') ?? '';
  const returnTo = toRelativePath(query.get('returnUrl'));
  return id === '' ? <Away to={returnTo} /> : <Loaded id={id} returnTo={returnTo} />;
}

/** Leads away at once. The target may be a page of the product, which this app has no route for. */
function Away({ to }: { to: SafeUrl }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}

function Loaded({ id, returnTo }: { id: string; returnTo: SafeUrl }) {
  const { t } = useTranslation('session', { keyPrefix: 'impersonation' });
  const associate = useQuery(impersonationQuery(id));
  // After a lost session or at an obligation, the app already leads to another page.
  const isTakenOver = isApiError(associate.error) && associate.error.handled;
  const isFailed = associate.isError && !isTakenOver;
  usePageError(isFailed);
  useEffect(() => {
    if (isFailed) showToast('error', 'IMPERSONATION_LOAD_FAILED');
  }, [isFailed]);
  if (associate.isPending || isTakenOver) return <Skeleton label={t('loading')} rows={3} />;
  if (associate.isError) {
    return (
      <>
        <StepHeading>{t('title')}</StepHeading>
        <Banner tone="error">{t('loadError')}</Banner>
        <Button wide onClick={() => goTo(returnTo)}>
          {t('back')}
        </Button>
      </>
    );
  }
  return <ReasonForm who={associate.data} returnTo={returnTo} />;
}

function messageOf(error: Error): string {
  return isApiError(error) ? (error.errors[0]?.message ?? error.message) : '';
}

function ReasonForm({ who, returnTo }: { who: Impersonation; returnTo: SafeUrl }) {
  const { t, i18n } = useTranslation('session', { keyPrefix: 'impersonation' });
  const { t: toast } = useTranslation('results', { keyPrefix: 'toasts' });
  const queries = useQueryClient();
  const { kept = '', keep, forget } = usePersonalInput(`impersonation ${who.impersonationId}`, typedText);
  const form = useFields({
    schema,
    defaultValues: { reason: kept },
    mode: 'onChange',
    waitsFor: 'nothing',
  });
  const rule = form.formState.errors.reason?.message;
  const name = { firstName: plainText(who.firstName ?? '') || t('noData'), lastName: who.lastName ?? '' };
  const start = useSubmission(({ reason }: z.infer<typeof schema>) => startImpersonation(who, reason), {
    form,
    onSuccess: (acting) => {
      forget();
      writeStored('actingSession', {
        ...acting,
        ...name,
        clientName: who.clientName ?? who.clientId,
        startedAt: serverNow(),
      });
      dispatchToSession({ type: 'actor-changed' });
      // Who acts for somebody may not read an impersonation.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'impersonation' });
      showToast('success', 'IMPERSONATION_STARTED', {
        ends: ['IMPERSONATION_LOAD_FAILED', 'IMPERSONATION_START_FAILED'],
      });
      goTo(configuredTarget('postImpersonationUrl'));
    },
    onError: (error) => {
      showToast('error', 'IMPERSONATION_START_FAILED', { message: messageOf(error) });
    },
  });

  return (
    <>
      <StepHeading subtitle={t('subtitle')}>{t('title')}</StepHeading>
      <Facts
        facts={[
          { name: t('client'), value: who.clientName ?? who.clientId },
          {
            name: t('clientId'),
            value: <CopyValue value={who.clientId} action={t('copyClientId', { id: who.clientId })} />,
          },
          { name: t('associate'), value: personName(name, i18n.language) },
        ]}
      />
      <SubmissionForm
        of={start}
        className="impersonation"
        label={t('start')}
        busyLabel={t('starting')}
        message={
          start.error && (
            <Banner tone="error" isSaidByToast>
              {toast('IMPERSONATION_START_FAILED', { message: messageOf(start.error) })}
            </Banner>
          )
        }
        others={
          <Button variant="quiet" wide onClick={() => goTo(returnTo)}>
            {t('cancel')}
          </Button>
        }
      >
        <TextArea
          {...form.register('reason', {
            onChange: (event: { target: { value: string } }) => keep(event.target.value || undefined),
          })}
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          error={rule && t(rule === 'required' ? rule : 'tooLong', { max: REASON_MAX })}
        />
      </SubmissionForm>
    </>
  );
}
