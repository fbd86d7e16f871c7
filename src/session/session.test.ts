import { describe, expect, it } from 'vitest';
import { readMe } from './me';
import { readAuthCheck } from './session';
import { readTabMessage } from '../navigation/tab-messages';

describe('the authentication check', () => {
  it('returns the level, the sign-in system and single sign-on', () => {
    expect(readAuthCheck({ authentication_method: 'Nexo', levelOfAssurance: 2, isSsoSession: true })).toEqual({
      levelOfAssurance: 2,
      isNexo: true,
      isSingleSignOn: true,
    });
  });
  it.each([
    [{}],
    ['<html>'],
    [null],
    [[]],
    [{ code: 'X', message: 'y' }],
    [{ authentication_method: '' }],
    [{ levelOfAssurance: 'high' }],
    [{ levelOfAssurance: '1x' }],
    [{ levelOfAssurance: 'x1' }],
    [{ levelOfAssurance: '123' }],
    [{ levelOfAssurance: 1.5 }],
  ])('fails closed for %j', (response) => {
    expect(readAuthCheck(response)).toBeNull();
  });
  it.each([
    [{ authentication_method: 'Lifion', levelOfAssurance: '2' }, 2, false],
    [{ authentication_method: 'password', levelOfAssurance: 2 }, 2, false],
    [{ authentication_method: 'NEXO', levelOfAssurance: 1 }, 1, true],
    [{ levelOfAssurance: 0 }, 0, false],
    [{ levelOfAssurance: '12' }, 12, false],
    [{ levelOfAssurance: 3 }, 3, false],
    [{ authentication_method: 'Lifion' }, 0, false],
    [{ authentication_method: 'Lifion', levelOfAssurance: -1 }, 0, false],
  ])('reads %j as a session of level %i', (response, levelOfAssurance, isNexo) => {
    expect(readAuthCheck(response, '')).toEqual({ levelOfAssurance, isNexo, isSingleSignOn: false });
  });
  it('takes single sign-on from the cookie when the response omits it', () => {
    const response = { authentication_method: 'Lifion', levelOfAssurance: 1 };
    expect(readAuthCheck(response, 'sso-session=1')?.isSingleSignOn).toBe(true);
    expect(readAuthCheck({ ...response, isSsoSession: false }, 'sso-session=1')?.isSingleSignOn).toBe(false);
  });
});

describe('the current user', () => {
  const response = {
    personId: 'P-1',
    email: [
      { address: 'a@example.com', isVerified: true },
      { address: 'b@example.com', isVerified: false },
    ],
    allClientAccessRoles: [{ role: 'one', ticketUrl: '/t' }, { role: 'two' }],
  };
  it('has the first e-mail address', () => {
    expect(readMe(response)).toMatchObject({ email: 'a@example.com', isEmailVerified: true });
    expect(readMe({ ...response, email: [] })).toMatchObject({ email: undefined, isEmailVerified: false });
  });
  it('has empty fields where the response omits them', () => {
    expect(readMe({ personId: 'P-1' })).toEqual({
      personId: 'P-1',
      username: undefined,
      firstName: '',
      lastName: '',
      email: undefined,
      isEmailVerified: false,
      clientId: undefined,
      clientName: '',
      isAuthenticatedByNexo: false,
      allClientAccessRoles: [],
    });
  });
  it('keeps access roles only when the first entry has both role and ticketUrl', () => {
    expect(readMe(response).allClientAccessRoles).toEqual([{ role: 'one', ticketUrl: '/t' }]);
    expect(
      readMe({
        ...response,
        allClientAccessRoles: [...response.allClientAccessRoles, { role: 'three', ticketUrl: '/u' }],
      }).allClientAccessRoles,
    ).toHaveLength(2);
    expect(
      readMe({ ...response, allClientAccessRoles: [{ role: 'two' }, { role: 'one', ticketUrl: '/t' }] })
        .allClientAccessRoles,
    ).toEqual([]);
  });
});

describe('a message between tabs', () => {
  it('is ignored unless it has a known shape', () => {
    expect(readTabMessage({ type: 'signed-out', more: 1 })).toEqual({ type: 'signed-out', signedOut: 'otherTab' });
    expect(readTabMessage({ type: 'signed-out', signedOut: 'inactive' })).toEqual({
      type: 'signed-out',
      signedOut: 'inactive',
    });
    expect(readTabMessage({ type: 'language-changed', language: 'fr-CA' })).toEqual({
      type: 'language-changed',
      language: 'fr-CA',
    });
    expect(readTabMessage({ type: 'person', personId: 'P-1' })).toEqual({ type: 'person', personId: 'P-1' });
    for (const type of ['signed-in', 'client-switched']) expect(readTabMessage({ type })).toEqual({ type });
    for (const other of [
      null,
      { type: 'person' },
      { type: 'x', language: 'fr-CA' },
      'signed-out',
      {},
      { type: 'x' },
      { type: 'language-changed', language: 1 },
    ])
      expect(readTabMessage(other)).toBeNull();
  });
});
