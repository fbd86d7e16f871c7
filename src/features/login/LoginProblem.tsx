import { useText } from '../../lib/i18n/i18n';
import { Banner } from '../../ui/Banner';
import { Countdown } from '../../ui/Countdown';
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
      <p>{t(`problem.${problem.kind}`)}</p>
      {problem.kind === 'locked' && <Countdown until={problem.until} onEnd={onLockOver} />}
    </Banner>
  );
}
