import type { TFunction } from 'i18next';
import { isConnectionProblem, outcomeOf, type Outcomes, retryAt } from '../../api/response/outcomes';
import { CeremonyError } from '../../session/passkeys/ceremony';
import { timeOfDay } from '../../texts/time-zone';

export function problemText(t: TFunction<'obligations', 'passkey-offer'>, error: unknown): string {
  if (error instanceof CeremonyError) return t(error.problem === 'exists' ? 'problem.exists' : 'problem.cancelled');
  if (isConnectionProblem(error)) return t('problem.connection');
  return t(`problem.${outcomeOf(error, problems)}`, { time: timeOfDay(retryAt(error) ?? Date.now() + 60_000) });
}

const problems: Outcomes<'exists' | 'refused' | 'expired' | 'limit' | 'wait' | 'unexpected'> = {
  PASSKEY_REFUSED: 'refused',
  CHALLENGE_EXPIRED: 'expired',
  PASSKEY_EXISTS: 'exists',
  PASSKEY_LIMIT_REACHED: 'limit',
  TOO_MANY_ATTEMPTS: 'wait',
  otherwise: 'unexpected',
};
