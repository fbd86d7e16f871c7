import { RESULT_KINDS, type ResultKind } from './result-kinds';
import { type ResultData, resultOf } from './results';

export interface Result extends ResultData {
  readonly kind: ResultKind;
}

/** A missing result becomes FAILURE, the generic default; an unknown kind becomes FAILURE_UNSUPPORTED. */
export function readResult(state: unknown): Result {
  const result = resultOf(state);
  if (result === undefined) return { kind: 'FAILURE' };
  const { kind, registrationCode, traceId, returnUrl, email, until, identifier } = result;
  return {
    kind: isResultKind(kind) ? kind : 'FAILURE_UNSUPPORTED',
    ...(typeof registrationCode === 'string' && { registrationCode }),
    ...(typeof traceId === 'string' && { traceId }),
    ...(typeof returnUrl === 'string' && { returnUrl }),
    ...(typeof email === 'string' && { email }),
    ...(typeof until === 'number' && { until }),
    ...(typeof identifier === 'string' && { identifier }),
  };
}

function isResultKind(kind: unknown): kind is ResultKind {
  return typeof kind === 'string' && Object.hasOwn(RESULT_KINDS, kind);
}
