import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { uncheckedRedirectUrl } from '../../navigation/redirects';
import type { ResultKind } from '../../navigation/result-kinds';
import { showResult } from '../../navigation/results';
import { EmailForm, type OtherWay } from './EmailForm';
import { requestPasswordReset, requestUsername } from './recovery.api';
import { requestProblem, showRequestFailure } from './recovery.errors';

export function ForgotPassword() {
  const { t } = useTranslation('recovery');
  return (
    <EmailRequest
      title={t('forgotPassword.title')}
      subtitle={t('forgotPassword.subtitle')}
      back={t('cancel')}
      other={{ label: t('forgotUsername.title'), to: paths.forgotUsername }}
      send={requestPasswordReset}
      success="SUCCESS_FORGOT_PASS_REQUEST"
    />
  );
}

export function ForgotUsername() {
  const { t } = useTranslation('recovery');
  return (
    <EmailRequest
      title={t('forgotUsername.title')}
      subtitle={t('forgotUsername.subtitle')}
      back={t('cancel')}
      other={{ label: t('forgotPassword.title'), to: paths.forgotPassword }}
      send={requestUsername}
      success="SUCCESS_FORGOT_USERNAME_REQUEST"
    />
  );
}

interface EmailRequestProps {
  title: string;
  subtitle: string;
  back: string;
  other?: OtherWay;
  send: (email: string, signal: AbortSignal) => Promise<void>;
  success: ResultKind;
}

/** After a connection problem the form stays, so that the user can retry. */
export function EmailRequest({ title, subtitle, back, other, send, success }: EmailRequestProps) {
  const { t } = useTranslation('recovery');
  const { redirectUrl: returnUrl } = uncheckedRedirectUrl(useLocation().search);
  return (
    <EmailForm
      title={title}
      subtitle={subtitle}
      back={back}
      other={other}
      busyLabel={t('sending')}
      send={send}
      problemOf={requestProblem}
      onSuccess={(_response, { email, identifier }) => showResult(success, { email, identifier, returnUrl })}
      onError={(error, { identifier }) => {
        if (requestProblem(error) === null) showRequestFailure(error, { identifier, returnUrl });
      }}
    />
  );
}
