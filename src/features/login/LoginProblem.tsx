import { useTranslation } from 'react-i18next';
import { LOGIN_LOCKOUT_MINUTES } from '../../platform/constants';
import { Banner } from '../../ui/Banner';
import { Countdown } from '../../ui/Countdown';
import { useRemainingSeconds } from '../../ui/use-remaining-seconds';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Problem } from './login.flow';

interface LoginProblemProps {
  problem: Problem;
  announceKey: number;
  news: readonly string[];
  onLockOver: () => void;
}

export function LoginProblem({ problem, announceKey, news, onLockOver }: LoginProblemProps) {
  const { t } = useTranslation('sign-in');
  return (
    <Banner tone="error" announceKey={announceKey}>
      {problem.kind === 'locked' ? (
        <Lockout until={problem.until} onEnd={onLockOver} />
      ) : (
        <p>{t(`problem.${problem.kind}`)}</p>
      )}
      {news.map((sentence) => (
        <VisuallyHidden key={sentence}>{` ${sentence}`}</VisuallyHidden>
      ))}
    </Banner>
  );
}

/** The text says "five minutes" only while that matches the countdown. */
function Lockout({ until, onEnd }: { until: number; onEnd: () => void }) {
  const { t } = useTranslation('sign-in');
  const isWhole = Math.ceil(useRemainingSeconds(until) / 60) === LOGIN_LOCKOUT_MINUTES;
  return (
    <>
      <p>{t(isWhole ? 'problem.locked' : 'problem.tooMany')}</p>
      <Countdown until={until} onEnd={onEnd} />
    </>
  );
}
