import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { isConnectionProblem } from '../../platform/outcomes';
import { uncheckedRedirectUrl } from '../../navigation/redirects';
import type { ResultKind } from '../../navigation/result-kinds';
import { showResult } from '../../navigation/results';
import { useSubmission } from '../../forms/use-submission';
import { EmailForm, type OtherWay } from './EmailForm';
import { requestPasswordReset, requestUsername, showRequestFailure } from './recovery.api';

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

interface Request {
  readonly email: string;
  readonly identifier: string;
}

/** After a connection problem the form stays, so that the user can retry. */
export function EmailRequest({ title, subtitle, back, other, send, success }: EmailRequestProps) {
  const { t } = useTranslation('recovery');
  const { redirectUrl: returnUrl } = uncheckedRedirectUrl(useLocation().search);
  const request = useSubmission(({ email }: Request, signal) => send(email, signal), {
    onSuccess: (_response, { email, identifier }) => showResult(success, { email, identifier, returnUrl }),
    onError: (error, { identifier }) => {
      if (!isConnectionProblem(error)) showRequestFailure(error, { identifier, returnUrl });
    },
  });
  return (
    <EmailForm
      title={title}
      subtitle={subtitle}
      back={back}
      other={other}
      busyLabel={t('sending')}
      isBusy={request.isBusy || request.isDone}
      hasNoConnection={isConnectionProblem(request.error)}
      announceKey={request.announceKey}
      onSubmit={(email, identifier) => request.submit({ email, identifier })}
      onCancel={request.cancel}
    />
  );
}
