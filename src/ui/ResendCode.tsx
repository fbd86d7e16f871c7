import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { clockTime, useRemainingSeconds } from './use-remaining-seconds';

export interface ResendCodeProps {
  /** Epoch ms of this device's clock. */
  from: number;
  busy: boolean;
  onResend: () => void;
  what?: 'code' | 'email';
}

/** Until `from` it ignores presses, but keeps the focus. */
export function ResendCode({ from, busy, onResend, what = 'code' }: ResendCodeProps) {
  const { t } = useTranslation('ui');
  const seconds = useRemainingSeconds(from);
  const isWaiting = seconds > 0;
  return (
    <Button
      variant="onward"
      wide
      busy={busy}
      busyLabel={t('resend.busy')}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onResend}
    >
      {isWaiting
        ? t(what === 'code' ? 'resend.in' : 'resend.emailIn', { time: clockTime(seconds) })
        : t(what === 'code' ? 'resend.action' : 'resend.email')}
    </Button>
  );
}
