import { describe, expect, it } from 'vitest';
import { decideSignOut, type SignOutContext } from './sign-out';

const rules = {
  origin: 'https://app.test',
  allowedOrigins: ['https://other.test'],
  landing: '/',
  logoutUrl: undefined,
};
const plain: SignOutContext = { hadSsoCookie: false, isSwitchingClients: false, search: '?redirectUrl=%2Fx' };
const own = { isNexo: false };
const nexo = { isNexo: true };

describe('after signing out', () => {
  it('the browser goes to login with the same query', () => {
    expect(decideSignOut(own, plain, rules)).toEqual({ kind: 'go', to: '/auth/login?redirectUrl=%2Fx' });
  });
  it('the other sign-in system leads to its logout URL', () => {
    expect(decideSignOut({ ...nexo, logoutUrl: 'https://other.test/logout' }, plain, rules)).toEqual({
      kind: 'go',
      to: 'https://other.test/logout',
    });
  });
  it('the configured logout URL applies when the response names none', () => {
    expect(decideSignOut(nexo, plain, { ...rules, logoutUrl: 'https://other.test/out' })).toEqual({
      kind: 'go',
      to: 'https://other.test/out',
    });
  });
  it('a missing or foreign logout URL shows the undetermined-session failure', () => {
    expect(decideSignOut(nexo, plain, rules)).toEqual({ kind: 'result', result: 'FAILURE_UNDETERMINED_NEXO_SESSION' });
    expect(decideSignOut({ ...nexo, logoutUrl: 'https://evil.example/' }, plain, rules)).toEqual({
      kind: 'result',
      result: 'FAILURE_UNDETERMINED_NEXO_SESSION',
    });
  });
  it('a client switch goes directly to its message page', () => {
    expect(
      decideSignOut({ ...nexo, logoutUrl: 'https://other.test/logout' }, { ...plain, isSwitchingClients: true }, rules),
    ).toEqual({ kind: 'go', to: '/auth/switch-clients-message' });
  });
  it('a special location logs out to its computed URL, on our origins alone', () => {
    expect(decideSignOut(own, { ...plain, afterLogout: '/auth/create-account/abc' }, rules)).toEqual({
      kind: 'go',
      to: '/auth/create-account/abc',
    });
    expect(decideSignOut(own, { ...plain, afterLogout: 'https://evil.example' }, rules)).toEqual({
      kind: 'go',
      to: '/auth/login',
    });
  });
});
