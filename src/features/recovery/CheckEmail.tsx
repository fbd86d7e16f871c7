import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnectionProblem, retryAt } from '../../api/response/outcomes';
import { readEntry, writeEntry } from '../../navigation/entry';
import { resendFrom } from '../../forms/sent-code';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { useSubmission } from '../../forms/use-submission';
import { isApiError } from '../../api/response/api-error';
import { paths } from '../../navigation/paths';
import type { RequestKind } from '../../navigation/result-kinds';
import type { ResultData } from '../../navigation/results';
import { optionalPart } from '../../texts/part';
import { Banner } from '../../ui/Banner';
import { Facts } from '../../ui/Facts';
import { LinkButton } from '../../ui/LinkButton';
import { ResendCode } from '../../ui/ResendCode';
import { requestPasswordReset, requestSelfRegistration, requestUsername } from './recovery.api';
import { resendProblem, showRequestFailure } from './recovery.errors';

/** The link alone is enough. */
const ResetCode = optionalPart(() => import('./ResetCode'), ['fields', 'recovery']);

const requests = {
  SUCCESS_FORGOT_PASS_REQUEST: { send: requestPasswordReset, page: paths.forgotPassword },
  SUCCESS_FORGOT_USERNAME_REQUEST: { send: requestUsername, page: paths.forgotUsername },
  SUCCESS_SELF_REGISTRATION_REQUEST: { send: requestSelfRegistration, page: paths.selfRegistration },
} as const;

/** It never says whether the address is known. */
export function CheckEmail({ kind, result, children }: { kind: RequestKind; result: ResultData; children: ReactNode }) {
  const { t } = useTranslation('recovery');
  const { email = '', identifier, returnUrl } = result;
  const [from, setFrom] = useState(() => timeOf(readEntry('resendFrom')) ?? resendFrom());
  // A reload counts down to the same moment, and the form has the address again when another email fails.
  useEffect(() => (writeEntry('resendFrom', from), writeEntry('email', email)), [from, email]);
  const { send, page } = requests[kind];
  const again = useSubmission((_input: void, signal) => send(email, signal), {
    problemOf: resendProblem,
    onSuccess: () => setFrom(resendFrom()),
    onError: (error) => {
      if (isApiError(error, 'TOO_MANY_ATTEMPTS')) setFrom(retryAt(error) ?? resendFrom());
      else if (!isConnectionProblem(error)) showRequestFailure(error, { identifier, returnUrl });
    },
  });
  return (
    <div className="ui-form">
      <Facts facts={[{ name: t('email'), value: email, verbatim: true }]} />
      <p className="ui-field__hint">{t('checkEmail.spam')}</p>
      {again.isDone && (
        <Banner tone="success" announceKey={again.announceKey}>
          {t('checkEmail.sent')}
        </Banner>
      )}
      <ProblemBanner of={again} />
      {kind === 'SUCCESS_FORGOT_PASS_REQUEST' && <ResetCode email={email} />}
      {children}
      <ResendCode what="email" from={from} busy={again.isBusy} onResend={() => again.submit()} />
      <LinkButton
        variant="quiet"
        wide
        to={page({ redirectUrl: returnUrl ?? '' })}
        state={{ identifier, kept: { email } }}
      >
        {t('checkEmail.other')}
      </LinkButton>
    </div>
  );
}

function timeOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
