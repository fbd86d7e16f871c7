import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { stateOfContact } from '../../lib/navigation/route-contact';
import {
  failureOf,
  isMobilePlatform,
  startOf,
  subjectOf,
  type Verification,
  verificationReducer,
} from './verify-contact-info.flow';

const sent = { id: 'cv-1', destination: 'a•••@example.com', expiresAt: 1_000, resendAt: 500 };
const entering: Verification = { step: 'enterCode', sent, problem: null, busy: null };

describe('the query of verify contact info', () => {
  it.each(['type=email&purpose=personal', 'type=phone&purpose=business'])('%s names a contact', (query) =>
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
  ])('"%s" names none', (query) => expect(subjectOf(new URLSearchParams(query), null)).toBeNull());
  it('takes the contact that was pressed from navigation state', () => {
    const query = new URLSearchParams('type=email&purpose=business');
    expect(subjectOf(query, stateOfContact('ann.second@example.com'))).toEqual({
      type: 'email',
      purpose: 'business',
      contact: 'ann.second@example.com',
    });
  });
  it.each([undefined, 'ann@example.com', { contact: 7 }, { contact: '' }, []])(
    '%j in navigation state names no contact',
    (state) =>
      expect(subjectOf(new URLSearchParams('type=email&purpose=business'), state)).toEqual({
        type: 'email',
        purpose: 'business',
      }),
  );
  it('the mobile app says so by platformType', () => {
    expect(isMobilePlatform(new URLSearchParams('platformType=mobile'))).toBe(true);
    expect(isMobilePlatform(new URLSearchParams('platformType=web'))).toBe(false);
    expect(isMobilePlatform(new URLSearchParams(''))).toBe(false);
  });
});

describe('verify contact info', () => {
  it('begins with the code that was sent before a reload', () => expect(startOf({ ...sent })).toEqual(entering));
  it.each([
    undefined,
    'cv-1',
    { ...sent, id: 7 },
    { ...sent, resendAt: undefined },
    { ...sent, expiresAt: Number.NaN },
  ])('begins by sending one where %j is kept', (kept) => expect(startOf(kept)).toEqual({ step: 'sending' }));
  it('enters the code once it is sent', () =>
    expect(verificationReducer({ step: 'sending' }, { type: 'sent', sent })).toEqual(entering));
  it('can be tried again when the server was not reached', () => {
    const notSent = verificationReducer({ step: 'sending' }, { type: 'problem', problem: 'connection' });
    expect(notSent).toEqual({ step: 'notSent' });
    expect(verificationReducer(notSent, { type: 'send' })).toEqual({ step: 'sending' });
  });
  it('does one thing at a time', () => {
    const checking = verificationReducer(entering, { type: 'check' });
    expect(verificationReducer(checking, { type: 'check' })).toBe(checking);
    expect(verificationReducer(checking, { type: 'resend' })).toBe(checking);
  });
  it('keeps the code that was sent when a typed one is refused', () =>
    expect(
      verificationReducer(verificationReducer(entering, { type: 'check' }), { type: 'problem', problem: 'incorrect' }),
    ).toEqual({ ...entering, problem: 'incorrect' }));
  it('stays ended, whatever comes late', () =>
    expect(verificationReducer({ step: 'ended' }, { type: 'sent', sent })).toEqual({ step: 'ended' }));

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
  ] as const)('%s leads to %s', (code, result) => expect(failed(code)).toEqual({ result }));
  it('a wrong or late code, and a server that is not reached, can be put right on the page', () => {
    expect(failed('CODE_INCORRECT')).toEqual({ problem: 'incorrect' });
    expect(failed('CODE_EXPIRED')).toEqual({ problem: 'expired' });
    expect(failureOf(new ApiError('network'))).toEqual({ problem: 'connection' });
  });
});
