import { describe, expect, it } from 'vitest';
import { readAuthCheck, readMe } from './session';
import { readTabMessage } from './tabs';

describe('the authentication check', () => {
  it('tells level, other sign-in system and single sign-on', () => {
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
    [{ authentication_method: 'Lifion' }],
    [{ authentication_method: 'other', levelOfAssurance: 2 }],
    [{ authentication_method: 'Lifion', levelOfAssurance: '2' }],
    [{ authentication_method: 'Lifion', levelOfAssurance: -1 }],
  ])('fails closed for %j', (answer) => {
    expect(readAuthCheck(answer)).toBeNull();
  });
});

describe('the current user', () => {
  const answer = {
    personId: 'P-1',
    username: 'ann',
    firstName: 'Ann',
    lastName: 'Lee',
    clientId: '117',
    clientName: 'Northwind',
    isAuthenticated: true,
    isAuthenticatedByNexo: false,
    levelOfAssurance: 1,
    isClientRebrandEnabled: false,
    isNexoClientRebrandEnabled: false,
    email: [
      { address: 'a@example.com', isVerified: true },
      { address: 'b@example.com', isVerified: false },
    ],
    phone: [{ countryCode: '+1', number: '2025550143' }],
    allClientAccessRoles: [{ role: 'one', ticketUrl: '/t' }, { role: 'two' }],
  };
  it('has the first e-mail address and phone', () => {
    expect(readMe(answer)).toMatchObject({
      email: 'a@example.com',
      isEmailVerified: true,
      phone: { countryCode: '+1', number: '2025550143' },
    });
    expect(readMe({ ...answer, email: [], phone: [] })).toMatchObject({
      email: undefined,
      isEmailVerified: false,
      phone: undefined,
    });
  });
  it('keeps access roles only when the first entry has both role and ticketUrl', () => {
    expect(readMe(answer).allClientAccessRoles).toEqual([{ role: 'one', ticketUrl: '/t' }]);
    expect(
      readMe({ ...answer, allClientAccessRoles: [{ role: 'two' }, { role: 'one', ticketUrl: '/t' }] })
        .allClientAccessRoles,
    ).toEqual([]);
  });
});

describe('a message between tabs', () => {
  it('is read only in its own shapes', () => {
    expect(readTabMessage({ type: 'signed-out', more: 1 })).toEqual({ type: 'signed-out' });
    expect(readTabMessage({ type: 'language-changed', language: 'fr-CA' })).toEqual({
      type: 'language-changed',
      language: 'fr-CA',
    });
    for (const other of [null, 'signed-out', {}, { type: 'x' }, { type: 'language-changed', language: 1 }])
      expect(readTabMessage(other)).toBeNull();
  });
});
