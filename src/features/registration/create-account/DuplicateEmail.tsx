import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { sendResetMail } from './create-account.api';
import { createAccountTexts } from './texts';

/**
 * Shown for an address that has an account: in registration it offers a click to send a reset-password email (see
 * docs/product/5-validation.md).
 */
export function DuplicateEmail({ address }: { address: string }) {
  const t = useText(createAccountTexts);
  const send = useMutation({ mutationFn: sendResetMail });
  if (send.isSuccess) return <Banner tone="success">{t('duplicate.sent')}</Banner>;
  return (
    <Banner
      tone={send.isError ? 'error' : 'info'}
      announceKey={send.failureCount + send.submittedAt}
      action={
        <Button compact onClick={() => send.mutate(address)} busy={send.isPending} busyLabel={t('duplicate.sending')}>
          {t('duplicate.send')}
        </Button>
      }
    >
      {t(send.isError ? 'duplicate.failed' : 'duplicate.question')}
    </Banner>
  );
}
