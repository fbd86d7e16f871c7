import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner';
import { Countdown } from '../../ui/Countdown';
import { isWrong, type Problem, type ProblemAtCode } from './step-up.flow';

interface StepUpProblemProps {
  problem: Problem | null;
  announceKey: number;
  onWaitOver: () => void;
}

/** The code field shows the other problems itself. */
export function StepUpProblem({ problem, announceKey, onWaitOver }: StepUpProblemProps) {
  const { t } = useTranslation('step-up');
  if (problem === null || isAtCode(problem)) return null;
  return (
    <Banner tone="error" announceKey={announceKey}>
      <p>{t(`problem.${problem.kind}`)}</p>
      {'until' in problem && <Countdown until={problem.until} onEnd={onWaitOver} />}
    </Banner>
  );
}

export function isAtCode(problem: Problem): problem is ProblemAtCode {
  return isWrong(problem) || problem.kind === 'expired';
}
