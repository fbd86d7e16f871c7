import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { codeProblem, failureOf, failureOfCode, sendProblem } from './verify-contact-info.errors';

describe('a contact that is not verified', () => {
  const failed = (
    code:
      | 'EMAIL_ADDRESS_ALREADY_EXISTS'
      | 'TOO_MANY_ATTEMPTS'
      | 'INVALID_CONTACT_INFO_FORMAT'
      | 'MISSING_REQUIRED_QUERY_PARAMS'
      | 'NOT_FOUND'
      | 'CODE_INCORRECT'
      | 'CODE_EXPIRED',
  ) => failureOf(new ApiError('http', { status: 422, code }));
  it.each([
    ['EMAIL_ADDRESS_ALREADY_EXISTS', 'FAILURE_VERIFY_CONTACT_INFO_DUPLICATE_EMAIL'],
    ['TOO_MANY_ATTEMPTS', 'FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS'],
    ['INVALID_CONTACT_INFO_FORMAT', 'FAILURE_VERIFY_CONTACT_INFO_INVALID_FORMAT'],
    ['MISSING_REQUIRED_QUERY_PARAMS', 'FAILURE_VERIFY_CONTACT_INFO'],
    ['NOT_FOUND', 'FAILURE_VERIFY_CONTACT_INFO'],
  ] as const)('maps %s to %s', (code, result) => expect(failed(code)).toEqual({ result }));
  it('shows a wrong or expired code and a connection problem on the page', () => {
    expect(failed('CODE_INCORRECT')).toEqual({ problem: 'incorrect' });
    expect(failed('CODE_EXPIRED')).toEqual({ problem: 'expired' });
    expect(failureOf(new ApiError('network'))).toEqual({ problem: 'connection' });
  });
  it.each<[code: 'CODE_INCORRECT' | 'INVALID_TOKEN' | 'CODE_EXPIRED' | 'NOT_FOUND', left: number, object]>([
    ['CODE_INCORRECT', 2, { problem: 'incorrect' }],
    ['CODE_INCORRECT', 1, { problem: 'lastTry' }],
    ['INVALID_TOKEN', 2, { problem: 'incorrect' }],
    ['CODE_EXPIRED', 2, { problem: 'expired' }],
    ['NOT_FOUND', 2, { result: 'FAILURE_VERIFY_CONTACT_INFO' }],
  ])('maps a code refused with %s and %i tries left to %o', (code, remainingAttempts, outcome) => {
    const errors = [{ code, message: '', details: { remainingAttempts } }];
    expect(failureOfCode(new ApiError('http', { status: 422, code, errors }))).toEqual(outcome);
  });

  it('says at the code what is wrong with it, and above it that nothing was reached', () => {
    const wrong = new ApiError('http', { status: 422, code: 'CODE_INCORRECT' });
    const fields = [['code', 'contact:verify-contact-info.problem.incorrect']];
    expect([codeProblem(wrong), sendProblem(wrong)]).toEqual([{ fields }, null]);
    const notReached = { message: 'contact:verify-contact-info.problem.connection' };
    const lost = new ApiError('network');
    expect([codeProblem(lost), sendProblem(lost)]).toEqual([notReached, notReached]);
  });
});
