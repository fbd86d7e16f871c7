import { ApiError, type ErrorCode } from '../../api/response/api-error';
import { outcomeOf } from '../../api/response/outcomes';
import { verificationResults } from './invitation.errors';
import { loadResults } from './user-confirmation/user-confirmation.errors';
import { describe, expect, it } from 'vitest';
import { isTokenText, tokenOfState } from '../../navigation/route-token';
import { readInvitation } from './invitation';

const token = { kind: 'registration', token: 'inv-1', expiresAt: '2026-12-06T09:00:00.000Z' } as const;

const refused = (code: ErrorCode) => new ApiError('http', { status: 422, code });

describe('registration token data', () => {
  it('is read from extra_information and token_blob', () => {
    const extra_information = { client_name: 'Acme', first_name: 'Ivy', last_name: 'Okafor' };
    expect(
      readInvitation({
        ...token,
        extra_information,
        token_blob: { client_id: 'c1', associateId: 'a1', email: 'ivy@example.com' },
      }),
    ).toEqual({
      clientId: 'c1',
      associateId: 'a1',
      companyName: 'Acme',
      firstName: 'Ivy',
      lastName: 'Okafor',
      email: 'ivy@example.com',
    });
  });

  it('accepts clientId for client_id, the identifier for associateId, and the email of single sign-on', () => {
    const extra_information = { client_name: ' ', first_name: 'Sam', last_name: 'Ito', email: 'sam@globex.example' };
    const read = readInvitation({
      ...token,
      identifier: 'a2',
      extra_information,
      token_blob: { clientId: 'c2', email: 'recorded' },
    });
    expect(read).toMatchObject({
      clientId: 'c2',
      associateId: 'a2',
      companyName: undefined,
      email: 'sam@globex.example',
    });
  });

  it('needs neither a token nor a company', () => {
    const read = readInvitation({ extra_information: { first_name: 'Ivy' }, token_blob: { email: 'ivy@example.com' } });
    expect(read).toMatchObject({ companyName: undefined, firstName: 'Ivy', lastName: '', email: 'ivy@example.com' });
  });

  it('throws a TypeError when it has no known field', () => expect(() => readInvitation({})).toThrow(TypeError));

  it('may have only a token', () =>
    expect(readInvitation({ ...token, token_blob: {} })).toMatchObject({
      clientId: undefined,
      associateId: undefined,
      firstName: '',
      email: '',
    }));
});

describe('the text of a token', () => {
  it.each(['invite-valid', 'a.b_c~d', 'x'.repeat(512)])('can be %j', (text) => expect(isTokenText(text)).toBe(true));
  it.each(['', 'a/b', '<script>', 'a b', 'ä', 'x'.repeat(513), '../tokens', '.', '..', 'a.'])('cannot be %j', (text) =>
    expect(isTokenText(text)).toBe(false),
  );
  it.each(['', '.', ' ', ')', ').', '.)', '\r\n', '\u200b', '!', '"', '>'])(
    'is read before what a mail program adds: %j',
    (added) => expect(tokenOfState({ token: `reset-valid${added}` })).toBe('reset-valid'),
  );
  it('is read across a broken line, and from brackets', () => {
    expect(tokenOfState({ token: 'reset-\r\nvalid' })).toBe('reset-valid');
    expect(tokenOfState({ token: '<reset-valid>' })).toBe('reset-valid');
  });
  it.each(['../tokens', 'a/b', 'ä'])('stays broken: %j', (text) => expect(tokenOfState({ token: text })).toBe(text));
});

it('an INVALID_TOKEN at the first page is a bad link, and not a failure that a new try could mend', () => {
  expect(outcomeOf(refused('INVALID_TOKEN'), loadResults)).toBe('BAD_REGISTRATION_TOKEN');
  expect(outcomeOf(refused('INVALID_TOKEN'), verificationResults)).toBe('FAILURE_LINK');
});
