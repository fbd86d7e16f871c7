import { lazy, Suspense } from 'react';
import { useText } from '../../lib/i18n/i18n';
import { loadPart } from '../../lib/browser/load-part';
import { Banner } from '../../ui/Banner';
import type { Problem } from './login.flow';
import { loginTexts } from './texts';

/** Lockouts are rare, so the countdown loads on demand. */
const Wait = lazy(() => loadPart(() => import('./Wait')));

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
        <Suspense fallback={<p>{t('problem.tooMany')}</p>}>
          <Wait until={problem.until} onEnd={onLockOver} />
        </Suspense>
      ) : (
        <p>{t(`problem.${problem.kind}`)}</p>
      )}
    </Banner>
  );
}
