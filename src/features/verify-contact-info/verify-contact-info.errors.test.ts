import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { codeProblem, failureOfCode, sendProblem } from './verify-contact-info.errors';

describe('a contact that is not verified', () => {
  it.each<[code: 'INVALID_TOKEN' | 'NOT_FOUND', left: number, object]>([
    ['INVALID_TOKEN', 2, { problem: 'incorrect' }],
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
