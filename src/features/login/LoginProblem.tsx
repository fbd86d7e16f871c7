import { lazy, Suspense } from 'react';
import { useText } from '../../lib/i18n/i18n';
import { loadPart } from '../../lib/browser/load-part';
import { Banner } from '../../ui/Banner';
import type { Problem } from './login.flow';
import { loginTexts } from './texts';

/** Few people are ever locked out: the page does not load a countdown for everybody. */
const Wait = lazy(() => loadPart(() => import('./Wait')));

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
        <Suspense fallback={<p>{t('problem.tooMany')}</p>}>
          <Wait until={problem.until} onEnd={onLockOver} />
        </Suspense>
      ) : (
        <p>{t(`problem.${problem.kind}`)}</p>
      )}
    </Banner>
  );
}
