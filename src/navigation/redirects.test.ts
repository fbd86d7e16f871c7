import { describe, expect, it } from 'vitest';
import { hostileRedirects } from '../../tests/support/guards/hostile-redirects';
import {
  checkedTarget,
  isOwnRoute,
  prefixedRedirect,
  type RedirectRules,
  safeRedirect,
  toRelativePath,
} from './redirects';

const rules: RedirectRules = { origin: 'https://app.test', allowedOrigins: ['https://home.test'], landing: '/' };

/** Resolves a target in every way in which the app may use it. */
function destinations(target: string): URL[] {
  return [new URL(target, rules.origin), new URL(target, `${rules.origin}/auth/login`)];
}

describe('a redirect target', () => {
  it.each(hostileRedirects)('stays on our origin when it is hostile: $kind', ({ targets }) => {
    for (const target of targets) {
      for (const result of [
        safeRedirect(target, rules),
        toRelativePath(target, rules),
        prefixedRedirect('https://home.test', target, rules),
      ]) {
        for (const url of destinations(result)) {
          expect(
            [rules.origin, 'https://home.test'],
            `${JSON.stringify(target.slice(0, 80))} -> ${result.slice(0, 80)}`,
          ).toContain(url.origin);
          expect(url.pathname.startsWith('//')).toBe(false);
        }
      }
      const prefixed = prefixedRedirect(target, '/view/home', rules);
      expect([rules.origin], `as a prefix: ${target.slice(0, 80)}`).toContain(new URL(prefixed, rules.origin).origin);
    }
  });

  it('has at most 4,096 characters, and no name or password', () => {
    const longest = `/${'x'.repeat(4_095)}`;
    expect(safeRedirect(longest, rules)).toBe(longest);
    for (const target of [`${longest}x`, 'https://ann@home.test/x', 'https://:secret@home.test/x'])
      expect(safeRedirect(target, rules)).toBe('/');
  });

  it('starts with one slash, whatever slashes and backslashes came before', () => {
    expect(safeRedirect('//view/home', rules)).toBe('/view/home');
    expect(safeRedirect('\\\\view/home', rules)).toBe('/view/home');
    expect(safeRedirect('view/home?a=1#b', rules)).toBe('/view/home?a=1#b');
  });

  it('defaults to the landing path', () => {
    // A script wrote the last three where it had no target.
    for (const nothing of [undefined, null, '', '   ', 'undefined', 'null', '[object Object]'])
      expect(safeRedirect(nothing, rules)).toBe('/');
  });

  it('is no path that the front server refuses, since its error would be the first page after sign-in', () => {
    for (const path of ['/%2f%2fx', '/view/%5Cx', '/a%00', '/a%7f', '/a%252Fb', 'https://app.test/a%2fb'])
      expect([safeRedirect(path, rules), toRelativePath(path, rules)], path).toEqual(['/', '/']);
    expect(safeRedirect('/files/a%20b%3F?next=%2fx', rules)).toBe('/files/a%20b%3F?next=%2fx');
  });

  it('keeps its query and fragment', () => {
    expect(safeRedirect('/auth/account-settings/devices?x=%2F&y=a+b#top', rules)).toBe(
      '/auth/account-settings/devices?x=%2F&y=a+b#top',
    );
  });

  it('may be an absolute URL on our own origin, which becomes a path, or on an allow-listed one', () => {
    expect(safeRedirect('https://app.test/view/home?x=1', rules)).toBe('/view/home?x=1');
    expect(safeRedirect('https://app.test//evil.example', rules)).toBe('/evil.example');
    expect(safeRedirect('https://home.test/start', rules)).toBe('https://home.test/start');
    expect(safeRedirect('https://home.test.evil.example/start', rules)).toBe('/');
    expect(safeRedirect('http://home.test/start', rules)).toBe('/');
  });

  it('is refused when it is too long', () => {
    expect(safeRedirect(`/${'a'.repeat(5_000)}`, rules)).toBe('/');
    expect(checkedTarget(`/${'a'.repeat(5_000)}`, rules)).toBeNull();
    // The longest list of agreements that its page reads, and 250 kanji.
    const agreements = `/auth/user/legal-agreements?agreements=${'a'.repeat(4_000)}`;
    expect(safeRedirect(agreements, rules)).toBe(agreements);
    expect(safeRedirect(`/view/${'漢'.repeat(250)}`, rules)).toBe(`/view/${encodeURIComponent('漢').repeat(250)}`);
  });

  it.each([
    '/view/home?id=7&returnUrl=https://partner.example/x',
    '/sso/start?cancelUrl=hrpayroll://open',
    '/view/signed?sig=a%2Bb%20c&returnUrl=/x',
    '/auth/login?redirectUrl=%2Fview%2Fhome',
  ])('keeps the parameters of %s, which its own page checks', (target) => {
    expect(safeRedirect(target, rules)).toBe(target);
  });

  it('is converted to a relative path', () => {
    expect(toRelativePath('https://home.test/start?a=1', rules)).toBe('/start?a=1');
    expect(toRelativePath('https://evil.example/start', rules)).toBe('/');
    expect(toRelativePath('https://home.test//evil.example', rules)).toBe('/evil.example');
  });

  it('is prefixed with the returned redirectUrl when it starts with a slash', () => {
    expect(prefixedRedirect('https://home.test', '/view/home', rules)).toBe('https://home.test/view/home');
    expect(prefixedRedirect('https://home.test/', '/view/home', rules)).toBe('https://home.test/view/home');
    expect(prefixedRedirect('/product', '/view/home', rules)).toBe('/product/view/home');
    expect(prefixedRedirect('https://evil.example', '/view/home', rules)).toBe('/view/home');
    expect(prefixedRedirect('https://home.test/x', 'https://home.test/p', rules)).toBe('https://home.test/p');
    expect(prefixedRedirect('https://home.test', '@evil.example', rules)).toBe('https://home.test/@evil.example');
    expect(prefixedRedirect(undefined, '/view/home', rules)).toBe('/view/home');
  });

  it('is an own route under /auth and at the landing alias', () => {
    expect(['/auth', '/auth/login', '/auth?x', '/auth#y', '/authn/landing'].every(isOwnRoute)).toBe(true);
    expect(['/', '/authn/other', '/view/home', 'https://home.test/auth/login', '/authx'].some(isOwnRoute)).toBe(false);
  });
});
