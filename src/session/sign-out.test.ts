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
const undetermined = { kind: 'result', result: 'FAILURE_UNDETERMINED_NEXO_SESSION' };
const go = (to: string) => ({ kind: 'go', to });

describe('after signing out', () => {
  it('the browser goes to login with the same query', () => {
    expect(decideSignOut(own, plain, rules)).toEqual(go('/auth/login?redirectUrl=%2Fx'));
  });
  it('the other sign-in system leads to its logout URL', () => {
    const logoutUrl = 'https://other.test/logout';
    expect(decideSignOut({ ...nexo, logoutUrl }, plain, rules)).toEqual(go(logoutUrl));
  });
  it('the configured logout URL applies when the response names none', () => {
    const logoutUrl = 'https://other.test/out';
    expect(decideSignOut(nexo, plain, { ...rules, logoutUrl })).toEqual(go(logoutUrl));
  });
  it('a missing or foreign logout URL shows the undetermined-session failure', () => {
    expect(decideSignOut(nexo, plain, rules)).toEqual(undetermined);
    expect(decideSignOut({ ...nexo, logoutUrl: 'https://evil.example/' }, plain, rules)).toEqual(undetermined);
  });
  it('a client switch goes directly to its message page', () => {
    const ended = { ...nexo, logoutUrl: 'https://other.test/logout' };
    const to = go('/auth/switch-clients-message');
    expect(decideSignOut(ended, { ...plain, isSwitchingClients: true }, rules)).toEqual(to);
  });
  it('a special location logs out to its computed URL, on our origins alone', () => {
    const to = (afterLogout: string) => decideSignOut(own, { ...plain, afterLogout }, rules);
    expect(to('/auth/create-account/abc')).toEqual(go('/auth/create-account/abc'));
    expect(to('https://evil.example')).toEqual(go('/auth/login'));
  });
});
