import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { isMobileWebView } from '../../platform/mobile-bridge';
import { readStored } from '../../platform/storage';
import { leadsToLogout } from '../../navigation/paths';
import { usePageError } from '../../navigation/page-title';
import { hasAccountSecurity } from '../../config/config';
import { authCheckQuery } from '../../session/session';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { LoadError } from '../../ui/LoadError';
import { StepHeading } from '../../ui/StepHeading';
import { mfaQuery } from './step-up.api';
import { isMethod, lastUsedFirst, type Method, purposeOf, readStepUpQuery, reasonsOf, tellApart } from './step-up.flow';
import { type StepUpFlow, useStepUp } from './use-step-up';
import { StepUpForm } from './StepUpForm';
import { ProblemBanner } from '../../forms/ProblemBanner';

/** A session of another sign-in system is exempt. If there is nothing to ask, step-up succeeds at once. */
export default function StepUpScreen() {
  const { t } = useTranslation('step-up');
  const query = readStepUpQuery(useLocation().search);
  // In the web view of the mobile app, cancel without a target goes back a page.
  const goesBack = !query.hasCancel && isMobileWebView();
  const flow = useStepUp(query);
  // Read once, so that the order stays while the user chooses.
  const [lastUsed] = useState(() => readStored('stepUpMethod'));
  const check = useQuery(authCheckQuery);
  // The other sign-in system and single-sign-on providers do their own verification.
  const isExempt = check.data?.isNexo === true || check.data?.isSingleSignOn === true;
  const mfa = useQuery({ ...mfaQuery(query.requiredLevel), enabled: check.data !== undefined && !isExempt });
  const isDone = isExempt || mfa.data?.requiredUserAction === 'none';
  const hasLoadError = mfa.isError && !(isApiError(mfa.error) && mfa.error.handled);
  usePageError(flow.hasProblem || flow.code.hasErrors || hasLoadError);

  const complete = useEffectEvent(() => flow.leave('success'));
  useEffect(() => {
    if (isDone) complete();
  }, [isDone]);

  if (isDone || flow.state.step === 'left') return <StepHeading focus="never">{t('title')}</StepHeading>;
  const cancel = (
    <Button variant="quiet" wide onClick={() => flow.leave('cancel')}>
      {t(leadsToLogout(query.cancelUrl) && !goesBack ? 'logout' : 'cancel')}
    </Button>
  );
  if (mfa.data === undefined) {
    return (
      <>
        <StepHeading>{t('title')}</StepHeading>
        {mfa.isPending && <Skeleton label={t('loading')} shape="cards" />}
        <LoadError query={mfa}>{t('loadError')}</LoadError>
        {cancel}
      </>
    );
  }

  const authMethods = lastUsedFirst(
    tellApart(mfa.data.authMethods.filter(isMethod), (place) => t('sameMask', place)),
    lastUsed,
  );
  const otherWay =
    authMethods.length > 1 ? (
      <Button variant="onward" wide onClick={flow.chooseOther}>
        {t('other')}
      </Button>
    ) : null;
  return (
    <>
      {flow.state.step !== 'passkey' && (
        <StepUpForm
          methods={authMethods}
          reasons={reasonsOf(purposeOf(query), mfa.data.reason)}
          mayTrust={hasAccountSecurity() && mfa.data.mayTrustDevice === true}
          flow={flow}
        />
      )}
      {flow.state.step === 'passkey' && <UsePasskey method={flow.state.method} flow={flow} />}
      {flow.state.step !== 'choose' && otherWay}
      {cancel}
    </>
  );
}

interface UsePasskeyProps {
  method: Method;
  flow: StepUpFlow;
}

/** Shown while the browser's dialog asks for the passkey, and after it failed. */
function UsePasskey({ method, flow }: UsePasskeyProps) {
  const { t } = useTranslation('step-up');
  return (
    <>
      <StepHeading step="passkey" subtitle={t('passkey.subtitle')}>
        {t('title')}
      </StepHeading>
      <ProblemBanner of={flow.request} />
      <ProblemBanner of={flow.passkey} />
      <Button
        variant="primary"
        wide
        busy={flow.isBusy}
        busyLabel={t('passkey.waiting')}
        onClick={() => flow.start(method)}
      >
        {t('passkey.again')}
      </Button>
    </>
  );
}
