import { Button } from './Button';
import { clockTime } from './countdown-time';
import { useUiText } from './text';
import { useRemainingSeconds } from './use-remaining-seconds';

export interface ResendCodeProps {
  /** From when on another code can be asked for, epoch ms of this device's clock. */
  from: number;
  /** The request for another code is under way. */
  busy: boolean;
  onResend: () => void;
}

/**
 * Asks for another one-time code, the same way on every screen: until `from` the button shows the time that is left and
 * does nothing. It keeps the focus all the while. The screen shows the toast that says that a code was sent.
 */
export function ResendCode({ from, busy, onResend }: ResendCodeProps) {
  const { text } = useUiText();
  const seconds = useRemainingSeconds(from);
  const isWaiting = seconds > 0;
  return (
    <Button
      wide
      busy={busy}
      busyLabel={text('resend.busy')}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onResend}
    >
      {isWaiting ? text('resend.in', { time: clockTime(seconds) }) : text('resend.action')}
    </Button>
  );
}
