import { describe, expect, it } from 'vitest';
import { allHostileRedirects } from '../../../tests/support/guards/hostile-redirects';
import { loginTarget } from './login.target';

const rules = { origin: 'https://app.test', allowedOrigins: [], landing: '/authn/landing' };
const target = (redirectUrl: string) => loginTarget(`?${new URLSearchParams({ redirectUrl }).toString()}`, rules);

describe('the target after sign-in', () => {
  it('defaults to the landing path', () => {
    expect(loginTarget('', rules)).toBe('/authn/landing');
  });
  it('is the redirectUrl of the page', () => {
    expect(target('/auth/account-settings/devices')).toBe('/auth/account-settings/devices');
    expect(target('\\\\view/home')).toBe('/view/home');
  });
  it('is never sign-in or sign-out', () => {
    expect(target('/auth/login?redirectUrl=%2Fview%2Fhome')).toBe('/view/home');
    expect(target('/auth/login?redirectUrl=%2Fauth%2Flogout')).toBe('/authn/landing');
    expect(target('/auth/login')).toBe('/authn/landing');
    expect(target('/auth')).toBe('/authn/landing');
    expect(target('/auth/logout')).toBe('/authn/landing');
    expect(target('/auth/logout-all-sessions?x=1')).toBe('/authn/landing');
  });
  it('knows sign-in and sign-out in each form that the router takes', () => {
    for (const path of ['/auth/Logout', '/auth/logout/', '/auth/%6cogout', '/auth/Logout-All-Sessions'])
      expect(target(path), path).toBe('/authn/landing');
    expect(target('/auth/Login?redirectUrl=%2Fview%2Fhome')).toBe('/view/home');
    expect(target('/auth/login?redirectUrl=%2Fauth%2FLogout')).toBe('/authn/landing');
  });
  it('stays on our origin for every hostile redirectUrl', () => {
    for (const hostile of allHostileRedirects) {
      expect(new URL(target(hostile), rules.origin).origin).toBe(rules.origin);
    }
  });
});
