import { i18n } from '../texts/i18n';
import { Banner } from '../ui/Banner';
import { Countdown } from '../ui/Countdown';
import type { Problem } from './use-submission';

export interface Refused {
  readonly problem: Pick<Problem, 'message' | 'until'> | null;
  readonly announceKey: number;
  readonly forgive: () => void;
}

/** The message of a refusal that is not about a field, and the wait that it asks for. */
export function ProblemBanner({ of: { problem, announceKey, forgive } }: { of: Refused }) {
  if (problem?.message === undefined) return null;
  return (
    <Banner tone="error" announceKey={announceKey}>
      <p>{i18n.t(problem.message)}</p>
      {problem.until !== undefined && <Countdown key={problem.until} until={problem.until} onEnd={forgive} />}
    </Banner>
  );
}
