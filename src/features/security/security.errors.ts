import type { ParseKeys, TFunction } from 'i18next';
import { isApiError } from '../../api/response/api-error';
import {
  isConnectionProblem,
  isTakenForWrongCode,
  outcomeOf,
  type Outcomes,
  retryAt,
} from '../../api/response/outcomes';
import { timeOfDay } from '../../texts/time-zone';
import { CeremonyError } from '../../session/passkeys/ceremony';

const problems: Outcomes<ParseKeys<'security'>> = {
  PASSKEY_REFUSED: 'problem.refused',
  CHALLENGE_EXPIRED: 'problem.expired',
  PASSKEY_EXISTS: 'problem.exists',
  PASSKEY_LIMIT_REACHED: 'problem.limit',
  LAST_WAY_TO_SIGN_IN: 'problem.lastWay',
  CODE_INCORRECT: 'problem.code',
  CODE_EXPIRED: 'problem.expired',
  TOO_MANY_ATTEMPTS: 'problem.wait',
  NOT_FOUND: 'problem.gone',
  otherwise: 'problem.unexpected',
};

/** What to tell the user about a failed change; undefined when the app is on its way to another page. */
export function problemText(t: TFunction<'security'>, error: unknown): string | undefined {
  if (isApiError(error) && error.handled) return undefined;
  if (error instanceof CeremonyError) return t(error.problem === 'exists' ? 'problem.exists' : 'problem.cancelled');
  if (isConnectionProblem(error)) return t('problem.connection');
  const key = outcomeOf(error, problems);
  return t(key, { time: timeOfDay(retryAt(error) ?? Date.now() + 60_000) });
}

/** Like `problemText`, for the first code of an authenticator app. Some services report a wrong code as a wrong token. */
export function codeProblemText(t: TFunction<'security'>, error: unknown): string | undefined {
  return isTakenForWrongCode(error) ? t('problem.code') : problemText(t, error);
}
