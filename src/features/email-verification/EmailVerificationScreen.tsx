import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { usePageError } from '../../navigation/page-title';
import { meQuery } from '../../session/me';
import { useOnceLoaded, useResume } from '../../session/resume';
import { typedText } from '../../forms/kept-input/kept-input';
import { readPersonalInput } from '../../forms/kept-input/use-personal-input';
import { type FailedQuery, LoadError } from '../../ui/LoadError';
import { Skeleton } from '../../ui/Skeleton';
import { StepHeading } from '../../ui/StepHeading';
import { WhenObliged } from '../../forms/WhenObliged';
import { ChangeEmail, TooManyChanges } from './ChangeEmail';
import { EnterEmailCode } from './EnterEmailCode';
import { SendCode } from './SendCode';
import { CHANGE_EMAIL_FORM, useEmailVerification } from './use-email-verification';

export default function EmailVerificationScreen() {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  const me = useQuery(meQuery);
  // Decided once: the address becomes verified on this page.
  const [wasVerified, setVerified] = useState<boolean>();
  if (me.data && wasVerified === undefined) setVerified(me.data.isEmailVerified);
  // A verified `email` is not the address to verify. Only the server knows whether another address needs it; the
  // response to the code request says so.
  if (me.data)
    return (
      <WhenObliged isLimited={wasVerified === true}>
        <Steps email={me.data.isEmailVerified ? undefined : me.data.email} />
      </WhenObliged>
    );
  if (me.isPending) return <Skeleton label={t('loading')} rows={2} shape="fields" />;
  return isApiError(me.error) && me.error.handled ? null : <LoadProblem query={me} />;
}

function Steps({ email }: { email: string | undefined }) {
  const flow = useEmailVerification();
  const resume = useResume();
  // A change that needed a step-up goes on, with the address that was typed.
  useOnceLoaded(email, () => {
    const isKept = readPersonalInput(CHANGE_EMAIL_FORM, typedText) !== undefined;
    if (resume === CHANGE_EMAIL_FORM && isKept) flow.dispatch({ type: 'change', goesOn: true });
  });
  switch (flow.state.step) {
    case 'sendCode':
      return <SendCode email={email} flow={flow} />;
    case 'enterCode':
      return <EnterEmailCode key={flow.state.sent.token} email={email} sent={flow.state.sent} flow={flow} />;
    case 'changeEmail':
      // Another tab may have verified the address meanwhile: only an unverified one can change.
      return email === undefined ? (
        <SendCode email={email} flow={flow} />
      ) : (
        <ChangeEmail email={email} goesOn={flow.state.goesOn} flow={flow} />
      );
    case 'tooManyChanges':
      return <TooManyChanges until={flow.state.until} flow={flow} />;
  }
}

function LoadProblem({ query }: { query: FailedQuery }) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  usePageError(true);
  return (
    <>
      <StepHeading>{t('sendCode.title')}</StepHeading>
      <LoadError query={query}>{t('loadError')}</LoadError>
    </>
  );
}
