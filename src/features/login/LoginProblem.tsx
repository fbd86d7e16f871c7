import { LOGIN_LOCKOUT_MINUTES } from '../../lib/config/constants';
import { useText } from '../../lib/i18n/i18n';
import { Banner } from '../../ui/Banner';
import { Countdown } from '../../ui/Countdown';
import { useRemainingSeconds } from '../../ui/use-remaining-seconds';
import type { Problem } from './login.flow';
import { loginTexts } from './texts';

/**
 * What went wrong and what to do next (see docs/product/8-errors.md#login-errors); a lockout counts down and opens the
 * form by itself.
 */
export function LoginProblem({
  problem,
  announceKey,
  onLockOver,
}: {
  problem: Problem;
  announceKey: number;
  onLockOver: () => void;
}) {
  const t = useText(loginTexts);
  return (
    <Banner tone="error" announceKey={announceKey}>
      {problem.kind === 'locked' ? (
        <Wait until={problem.until} onEnd={onLockOver} />
      ) : (
        <p>{t(`problem.${problem.kind}`)}</p>
      )}
    </Banner>
  );
}

/** The five minutes are named while they are what is left: a figure beside the countdown must not say another. */
function Wait({ until, onEnd }: { until: number; onEnd: () => void }) {
  const t = useText(loginTexts);
  const isWhole = Math.ceil(useRemainingSeconds(until) / 60) === LOGIN_LOCKOUT_MINUTES;
  return (
    <>
      <p>{t(isWhole ? 'problem.locked' : 'problem.tooMany')}</p>
      <Countdown until={until} onEnd={onEnd} />
    </>
  );
}
