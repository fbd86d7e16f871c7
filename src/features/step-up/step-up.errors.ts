import type { Problem } from '../../forms/use-submission';
import {
  isBeforeLastTry,
  isLocked,
  isTakenForWrongCode,
  outcomeOf,
  type Outcomes,
  retryAt,
} from '../../api/response/outcomes';
import { CeremonyError } from '../../session/passkeys/ceremony';
import type { Method } from './step-up.flow';

const startProblems: Outcomes<'wait' | 'connection' | 'unexpected'> = {
  connection: 'connection',
  TOO_MANY_ATTEMPTS: 'wait',
  otherwise: 'unexpected',
};

/** No challenge, or no passkey: the user declined, time ran out, or there is none. For privacy, browsers do not say which. */
export function startProblem(error: unknown): Problem {
  if (error instanceof CeremonyError) return { message: 'step-up:problem.passkey' };
  const kind = outcomeOf(error, startProblems);
  if (kind !== 'wait') return { message: `step-up:problem.${kind}` };
  return {
    message: isLocked(error) ? 'step-up:problem.locked' : 'step-up:problem.wait',
    until: retryAt(error) ?? Date.now() + 30_000,
  };
}

/** "ended": after five tries, or because the server no longer has the challenge. */
const answerOutcomes: Outcomes<'incorrect' | 'expired' | 'connection' | 'unexpected' | 'ended'> = {
  connection: 'connection',
  MALFORMED_REQUEST: 'incorrect',
  CODE_EXPIRED: 'expired',
  TOO_MANY_ATTEMPTS: 'ended',
  NOT_FOUND: 'ended',
  otherwise: 'unexpected',
};

export function answerOutcomeOf(error: unknown) {
  if (!isTakenForWrongCode(error)) return outcomeOf(error, answerOutcomes);
  return isBeforeLastTry(error) ? 'lastTry' : 'incorrect';
}

export function passkeyProblem(error: unknown): Problem {
  const outcome = answerOutcomeOf(error);
  if (outcome === 'connection') return { message: 'step-up:problem.connection' };
  return { message: outcome === 'unexpected' ? 'step-up:problem.unexpected' : 'step-up:problem.passkey' };
}

export function codeProblem(error: unknown, type: Method['type']): Problem<'code'> {
  const outcome = answerOutcomeOf(error);
  if (outcome === 'connection') return { message: 'step-up:problem.connection', focus: 'code' };
  if (outcome === 'unexpected' || outcome === 'ended') return { message: 'step-up:problem.unexpected', focus: 'code' };
  // The text of the last try warns that the code stops working. Backup codes and codes of an app keep working.
  if (outcome === 'lastTry' && type !== 'BACKUP_CODE' && type !== 'TOTP')
    return { fields: [['code', 'fields:code.lastTry']] };
  return { fields: [['code', `step-up:${textOf(outcome === 'expired' ? outcome : 'incorrect', type)}`]] };
}

/** No new code is offered for an authenticator app and backup codes, because the platform sends none. */
function textOf(kind: 'incorrect' | 'expired', type: Method['type']) {
  if (type === 'BACKUP_CODE' && kind !== 'expired') return 'problem.incorrectBackup' as const;
  return type === 'TOTP' ? (`problem.${kind}Totp` as const) : (`problem.${kind}` as const);
}
