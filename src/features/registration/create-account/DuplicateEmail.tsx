import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../forms/use-submission';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { focusHome } from '../../../ui/focus-home';
import { keepFocusWithin } from '../../../ui/keep-focus-within';
import { sendResetMail } from './create-account.api';

export function DuplicateEmail({ address }: { address: string }) {
  const { t } = useTranslation('registration', { keyPrefix: 'create-account' });
  // A mail goes to an account with a password alone, and the response is the same without one.
  const { t: sent } = useTranslation('results', { keyPrefix: 'SUCCESS_FORGOT_PASS_REQUEST' });
  const send = useSubmission(sendResetMail, {});
  return (
    // The pressed button disappears with the question.
    <div ref={keepFocusWithin} {...focusHome}>
      {send.isDone ? (
        <Banner tone="info" title={sent('title')}>
          {sent('message')}
        </Banner>
      ) : (
        <Banner
          tone={send.error !== null ? 'error' : 'info'}
          announceKey={send.announceKey}
          action={
            <Button compact onClick={() => send.submit(address)} busy={send.isBusy} busyLabel={t('duplicate.sending')}>
              {t('duplicate.send')}
            </Button>
          }
        >
          {t(send.error !== null ? 'duplicate.failed' : 'duplicate.question')}
        </Banner>
      )}
    </div>
  );
}
