import { useText } from '../../lib/i18n/i18n';
import { partOf } from '../../lib/browser/part';
import { Banner } from '../../ui/Banner';
import type { Problem } from './login.flow';
import { loginTexts } from './texts';

/** The problem of a lockout, until its countdown has loaded. */
const TooMany = () => <p>{useText(loginTexts)('problem.tooMany')}</p>;

/** Lockouts are rare, so the countdown loads on demand. */
const Wait = partOf(() => import('./Wait'), TooMany);

/**
 * The problem and the next step (see docs/product/8-errors.md#login-errors). A lockout shows a countdown; `onLockOver`
 * runs at its end.
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
