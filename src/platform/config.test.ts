import { describe, expect, it } from 'vitest';
import { delivered, problemsOf } from '../../tests/support/delivered-config';
import { formerConfigs } from '../../tests/support/former-configs';
import { brandOfHost, parseConfig, settingsOf } from './config';

describe('the runtime configuration', () => {
  it('of the delivery is valid', () => {
    expect(problemsOf(delivered())).toEqual([]);
  });
  it.each(formerConfigs)('of an earlier release is valid, and keeps its names: %s', (_, former) => {
    expect(problemsOf(former)).toEqual([]);
    const config = parseConfig(former);
    expect(settingsOf(brandOfHost('rebrand.example', config), config)).toEqual({ name: 'Second' });
    expect(settingsOf('default', config)).toEqual({ name: 'First' });
    expect(config).toMatchObject({ clientBrand: 'rebrand', landing: '/authn/landing' });
  });
  it('reports every problem at once, by field', () => {
    expect(
      problemsOf({
        ...delivered(),
        timeoutMs: 0,
        home: 'javascript:alert(1)',
        redirectOrigins: ['https://home.test/path'],
        brands: { 'a.test': '' },
      }),
    ).toEqual([
      'timeoutMs must be a number above 0',
      'home must be a path that starts with one slash, or an https URL',
      'brands.a.test must be a text that is not empty',
      'redirectOrigins[0] must be an origin such as https://home.example',
    ]);
  });
  it('makes the app show the product home itself only when the field says so', () => {
    expect(parseConfig(delivered()).showsHome).toBe(true);
    expect(parseConfig({ ...delivered(), showsHome: undefined }).showsHome).toBe(false);
    expect(parseConfig(delivered()).withCredentials).toBe(false);
    expect(parseConfig({ ...delivered(), withCredentials: true }).withCredentials).toBe(true);
    expect(problemsOf({ ...delivered(), showsHome: 'yes' })).toEqual(['showsHome must be true or false']);
  });
  it('names the cookie with the end of the session, by default session-expiry', () => {
    expect(parseConfig(delivered()).sessionExpiryCookie).toBe('session-expiry');
    expect(parseConfig({ ...delivered(), sessionExpiryCookie: 'ends_at' }).sessionExpiryCookie).toBe('ends_at');
    expect(problemsOf({ ...delivered(), sessionExpiryCookie: 'ends at' })).toEqual([
      'sessionExpiryCookie must be the name of a cookie',
    ]);
  });
  it('may omit the logout address of the other sign-in system', () => {
    const other = { loginUrl: '/out/login', rebrandLoginUrl: '/out/login' };
    expect(parseConfig({ ...delivered(), otherSignInSystem: other }).otherSignInSystem.logoutUrl).toBeUndefined();
  });
  it('may omit the base of account security, which then is off', () => {
    const { accountSecurity: _, ...others } = parseConfig(delivered()).bases;
    const withBase = (accountSecurity: unknown) => ({ ...delivered(), bases: { ...others, accountSecurity } });
    expect(parseConfig({ ...delivered(), bases: others }).bases.accountSecurity).toBeUndefined();
    expect(parseConfig(withBase('/api/account-security/v0')).bases.accountSecurity).toBe('/api/account-security/v0');
    expect(problemsOf(withBase('javascript:alert(1)'))).toEqual([
      'bases.accountSecurity must be a path that starts with one slash, or an https URL',
    ]);
  });
  it('reports every error of a page, 20 at most, unless it says otherwise', () => {
    expect(parseConfig(delivered()).errorReports).toEqual({ sampleRate: 1, maxPerPage: 20 });
    const given = (errorReports: unknown) => ({ ...delivered(), errorReports });
    expect(parseConfig(given({ sampleRate: 0.1 })).errorReports).toEqual({ sampleRate: 0.1, maxPerPage: 20 });
    expect(problemsOf(given({ sampleRate: 10, maxPerPage: -1 }))).toEqual([
      'errorReports.sampleRate must be a number from 0 to 1',
      'errorReports.maxPerPage must be a whole number from 0 to 100',
    ]);
  });
  it.each([[null], [[]], ['text'], [{}]])('refuses %j', (input) => {
    expect(problemsOf(input).length).toBeGreaterThan(0);
  });
  it('reports a field that is no object, but not its missing inner fields', () => {
    expect(problemsOf({ ...delivered(), bases: 'https://api.test', timeoutMs: 0 })).toEqual([
      'bases must be an object',
      'timeoutMs must be a number above 0',
    ]);
    expect(problemsOf('<!doctype html>')).toEqual(['the file must be an object']);
  });
  it('never repeats a value, which may be a secret', () => {
    expect(problemsOf({ ...delivered(), captchaScriptUrl: 'canary' }).join()).not.toContain('canary');
  });
  it('refuses a script scheme for the mobile app, and plain http for a link', () => {
    expect(
      problemsOf({
        ...delivered(),
        mobileApp: {
          openUrl: 'javascript://x',
          iosStoreUrl: 'http://store.test',
          androidStoreUrl: '//store.test',
          hostOrigins: [],
        },
      }),
    ).toHaveLength(3);
  });
  it('refuses a path whose tab a browser drops, because two slashes begin a host', () => {
    for (const home of ['/\t/evil.test', '/\n/evil.test', '//evil.test'])
      expect(problemsOf({ ...delivered(), home }), JSON.stringify(home)).toHaveLength(1);
  });
  it('gives a host its brand', () => {
    const config = parseConfig({ ...delivered(), brands: { 'new.test': 'rebrand', 'new.test:8443': 'default' } });
    const hosts = ['new.test', 'new.test:8080', 'new.test:8443', 'old.test', '__proto__'];
    expect(hosts.map((host) => brandOfHost(host, config))).toEqual([
      'rebrand',
      'rebrand',
      'default',
      'default',
      'default',
    ]);
  });
});
