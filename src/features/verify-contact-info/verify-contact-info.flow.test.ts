import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { stateOfContact } from '../../navigation/route-contact';
import {
  failureOf,
  failureOfCode,
  isMobilePlatform,
  startOf,
  subjectOf,
  type Verification,
  type VerificationEvent,
  verificationReducer,
} from './verify-contact-info.flow';

const sent = { id: 'cv-1', destination: 'a•••@example.com', expiresAt: 1_000, resendAt: 500 };
const entering: Verification = { step: 'enterCode', sent, problem: null };

describe('the query of verify contact info', () => {
  it.each(['type=email&purpose=personal', 'type=phone&purpose=business'])('accepts %s', (query) =>
    expect(subjectOf(new URLSearchParams(query), null)).toEqual(Object.fromEntries(new URLSearchParams(query))),
  );
  it.each([
    '',
    'type=email',
    'purpose=personal',
    'type=pigeon&purpose=personal',
    'type=email&purpose=secret',
    'type=EMAIL&purpose=personal',
    'type=email&purpose=constructor',
  ])('rejects "%s"', (query) => expect(subjectOf(new URLSearchParams(query), null)).toBeNull());
  it('takes the selected contact from navigation state', () => {
    const query = new URLSearchParams('type=email&purpose=business');
    expect(
      subjectOf(query, stateOfContact({ contact: 'ann.second@example.com', shown: 'ann.second@example.com' })),
    ).toEqual({
      type: 'email',
      purpose: 'business',
      contact: 'ann.second@example.com',
    });
  });
  it.each([
    undefined,
    'ann@example.com',
    { contact: 7, shown: 'a' },
    { contact: '', shown: 'a' },
    { contact: 'a' },
    [],
  ])('ignores %j in navigation state', (state) =>
    expect(subjectOf(new URLSearchParams('type=email&purpose=business'), state)).toEqual({
      type: 'email',
      purpose: 'business',
    }),
  );
  it('recognizes the mobile app by platformType', () => {
    expect(isMobilePlatform(new URLSearchParams('platformType=mobile'))).toBe(true);
    expect(isMobilePlatform(new URLSearchParams('platformType=MOBILE'))).toBe(true);
    expect(isMobilePlatform(new URLSearchParams('platformType=web'))).toBe(false);
    expect(isMobilePlatform(new URLSearchParams(''))).toBe(false);
  });
});

describe('verify contact info', () => {
  it('starts with the code sent before a reload', () => expect(startOf({ ...sent })).toEqual(entering));
  it.each(['incorrect', 'lastTry', 'expired'] as const)('forgets "%s" when the user types another code', (problem) =>
    expect(verificationReducer({ ...entering, problem }, { type: 'forgive' })).toEqual(entering),
  );
  it('keeps a lost connection in mind: the last response may have been an acceptance', () => {
    const lost: Verification = { ...entering, problem: 'connection' };
    expect(verificationReducer(lost, { type: 'forgive' })).toBe(lost);
  });
  it('starts with a sent code that has no expiry', () =>
    expect(startOf({ ...sent, expiresAt: null })).toEqual({ ...entering, sent: { ...sent, expiresAt: null } }));
  it.each([
    undefined,
    'cv-1',
    { ...sent, id: 7 },
    { ...sent, resendAt: undefined },
    { ...sent, expiresAt: Number.NaN },
  ])('starts by sending a code when %j is kept', (kept) => expect(startOf(kept)).toEqual({ step: 'sending' }));
  it('asks for the code once it is sent', () =>
    expect(verificationReducer({ step: 'sending' }, { type: 'sent', sent })).toEqual(entering));
  it('can retry when the server was unreachable', () => {
    const notSent = verificationReducer({ step: 'sending' }, { type: 'problem', problem: 'connection' });
    expect(notSent).toEqual({ step: 'notSent' });
    expect(verificationReducer(notSent, { type: 'try' })).toEqual({ step: 'sending' });
  });
  it('forgets each problem when a request begins', () =>
    expect(verificationReducer({ ...entering, problem: 'connection' }, { type: 'try' })).toEqual(entering));
  it('keeps the sent code when a typed code is refused', () =>
    expect(
      verificationReducer(verificationReducer(entering, { type: 'try' }), { type: 'problem', problem: 'incorrect' }),
    ).toEqual({ ...entering, problem: 'incorrect' }));
  it('ends with the result', () => expect(verificationReducer(entering, { type: 'end' })).toEqual({ step: 'ended' }));
  it.each<VerificationEvent>([
    { type: 'try' },
    { type: 'sent', sent },
    { type: 'problem', problem: 'connection' },
    { type: 'forgive' },
  ])('ignores $type after the end', (event) => {
    const ended: Verification = { step: 'ended' };
    expect(verificationReducer(ended, event)).toBe(ended);
  });

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
});
