import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { isBeforeLastTry, isLocked, outcomeOf, type Outcomes, retryAt, traceIdOf } from './outcomes';

const table: Outcomes<string> = { connection: 'offline', TOO_MANY_ATTEMPTS: 'wait', otherwise: 'unexpected' };

describe('the outcome of an error', () => {
  it('comes from its own code, else from the first known code of its list', () => {
    expect(outcomeOf(new ApiError('http', { code: 'TOO_MANY_ATTEMPTS' }), table)).toBe('wait');
    const errors = [
      { code: 'NOT_FOUND' as const, message: '' },
      { code: 'TOO_MANY_ATTEMPTS' as const, message: '' },
    ];
    expect(outcomeOf(new ApiError('http', { errors }), table)).toBe('wait');
    expect(outcomeOf(new ApiError('http', { code: 'SERVER_ERROR' }), table)).toBe('unexpected');
    expect(outcomeOf(new TypeError('a mistake'), table)).toBe('unexpected');
  });

  it('is that of the connection when no complete response arrived, if the table has one', () => {
    for (const kind of ['network', 'timeout'] as const) {
      expect(outcomeOf(new ApiError(kind), table)).toBe('offline');
      expect(outcomeOf(new ApiError(kind), { otherwise: 'unexpected' })).toBe('unexpected');
    }
    expect(outcomeOf(new ApiError('unreadable'), table)).toBe('unexpected');
  });
});

describe('an error', () => {
  it('tells that the next wrong try locks', () => {
    const isLast = (details: Record<string, unknown>) =>
      isBeforeLastTry(new ApiError('http', { errors: [{ code: 'INCORRECT_CREDS', message: '', details }] }));
    expect(isLast({ remainingAttempts: 1 })).toBe(true);
    expect([{}, { remainingAttempts: 2 }, { remainingAttempts: 0 }, { remainingAttempts: null }].map(isLast)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([isBeforeLastTry(new ApiError('network')), isBeforeLastTry(null)]).toEqual([false, false]);
  });
  it('tells that no try is left', () => {
    const locked = (details: Record<string, unknown>) =>
      isLocked(new ApiError('http', { errors: [{ code: 'TOO_MANY_ATTEMPTS', message: '', details }] }));
    expect([{ remainingAttempts: 0 }, { remainingAttempts: 1 }, {}].map(locked)).toEqual([true, false, false]);
  });
  it('tells when to try again, in epoch ms, and which trace id to quote', () => {
    const error = new ApiError('http', { retryAfterSeconds: 30, traceId: 'abc' });
    expect([retryAt(error, 1_000), traceIdOf(error)]).toEqual([31_000, 'abc']);
    expect([retryAt(new ApiError('http')), retryAt(null), traceIdOf(new TypeError('a mistake'))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
