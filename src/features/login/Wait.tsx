import { LOGIN_LOCKOUT_MINUTES } from '../../lib/config/constants';
import { useText } from '../../lib/i18n/i18n';
import { Countdown } from '../../ui/Countdown';
import { useRemainingSeconds } from '../../ui/use-remaining-seconds';
import { loginTexts } from './texts';

/**
 * The remaining lockout of a username. The text says "five minutes" only while that matches the countdown. `until` is
 * epoch ms.
 */
export default function Wait({ until, onEnd }: { until: number; onEnd: () => void }) {
  const t = useText(loginTexts);
  const isWhole = Math.ceil(useRemainingSeconds(until) / 60) === LOGIN_LOCKOUT_MINUTES;
  return (
    <>
      <p>{t(isWhole ? 'problem.locked' : 'problem.tooMany')}</p>
      <Countdown until={until} onEnd={onEnd} />
    </>
  );
}
