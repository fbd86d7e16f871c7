import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../api/response/api-error';
import { CeremonyError } from '../../session/passkeys/ceremony';
import { codeProblem, passkeyProblem, startProblem } from './step-up.errors';

const failed = (code: ErrorCode, remainingAttempts?: number) =>
  new ApiError('http', {
    status: 422,
    code,
    errors: [{ code, message: '', ...(remainingAttempts !== undefined && { details: { remainingAttempts } }) }],
    retryAfterSeconds: 60,
  });

describe('a challenge that does not start', () => {
  it('waits when there were too many requests, or too many wrong answers', () => {
    expect(startProblem(failed('TOO_MANY_ATTEMPTS'))).toMatchObject({ message: 'step-up:problem.wait' });
    expect(startProblem(failed('TOO_MANY_ATTEMPTS', 0))).toMatchObject({ message: 'step-up:problem.locked' });
    expect(startProblem(failed('TOO_MANY_ATTEMPTS', 0)).until).toBeGreaterThan(Date.now());
  });
  it.each([
    [new ApiError('network'), 'connection'],
    [failed('SERVER_ERROR'), 'unexpected'],
    [new CeremonyError('cancelled', undefined), 'passkey'],
  ] as const)('says so: %s', (error, text) =>
    expect(startProblem(error)).toEqual({ message: `step-up:problem.${text}` }),
  );
});

describe('an answer that is refused', () => {
  it.each([
    ['INVALID_TOKEN', 'SMS', 'step-up:problem.incorrect'],
    ['CODE_INCORRECT', 'TOTP', 'step-up:problem.incorrectTotp'],
    ['MALFORMED_REQUEST', 'BACKUP_CODE', 'step-up:problem.incorrectBackup'],
    ['CODE_EXPIRED', 'TOTP', 'step-up:problem.expiredTotp'],
    ['CODE_EXPIRED', 'BACKUP_CODE', 'step-up:problem.expired'],
  ] as const)('with %s of %s says at the code "%s"', (code, type, text) =>
    expect(codeProblem(failed(code), type)).toEqual({ fields: [['code', text]] }),
  );
  it.each([
    [new ApiError('timeout'), 'connection'],
    [failed('SERVER_ERROR'), 'unexpected'],
    [new TypeError('ours'), 'unexpected'],
  ] as const)('is not the fault of the code: %s', (error, text) => {
    const message = `step-up:problem.${text}` as const;
    expect(codeProblem(error, 'SMS')).toEqual({ message, focus: 'code' });
    expect(passkeyProblem(error)).toEqual({ message });
  });
});
