import { beforeAll, describe, expect, it } from 'vitest';
import { paths, SETTINGS_TABS } from '../../navigation/paths';
import { sentencesOf } from '../../../tests/support/product-sentences';
import { loadRoutes } from './first-routes';
import { matchRoute, needsSession, routeOf } from './known-routes';
import { laterRoutes } from './routes';

const samples: Readonly<Record<string, readonly string[]>> = {
  token: ['abc'],
  accountType: ['sso'],
  clientId: ['client'],
  obligation: ['create-basic-credentials'],
  tab: SETTINGS_TABS,
};

/** A path of the page with a value for its parameter: `/auth/create-account/{token}` -> `/auth/create-account/abc`. */
function filled(path: string): string[] {
  const [whole, name] = /(?:\{(\w+)\}|(?<=\/):\w+)/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return (samples[name ?? whole.slice(1)] ?? []).flatMap((value) => filled(path.replace(whole, value)));
}

/** Every path that docs/product/2-screens.md gives a page, and whether it needs a session. */
const specified = sentencesOf('docs/product/2-screens.md')
  .filter(({ heading, cells }) => heading.endsWith('routes') && !/^leads? to |^catch-all/.test(cells[1] ?? ''))
  .flatMap(({ heading, cells: [paths = '', what = ''] }) =>
    [...paths.matchAll(/`(.*?)`/g)]
      .flatMap(([, path = '']) => filled(path))
      .map((path) => [path, heading.includes('Authenticated') || what.includes('with a session')] as const),
  );

function redirectOf(url: string): string | undefined {
  const { pathname, search } = new URL(url, 'https://app.test');
  const entry = routeOf(pathname);
  if (entry === undefined || !('redirect' in entry)) return undefined;
  return entry.redirect({ params: { token: 'abc' }, search });
}

beforeAll(loadRoutes);

describe('the route table', () => {
  it.each(specified)('has a screen for %s', (path, session) => {
    const entry = routeOf(path);
    expect(entry !== undefined && 'screen' in entry).toBe(true);
    expect(needsSession(path)).toBe(session);
  });

  it('redirects each path as docs/product specifies', () => {
    expect(redirectOf('/auth/forgot-password')).toBe('/auth/forgot-password/request');
    expect(redirectOf('/auth/forgot-password/anything/else')).toBe('/auth/forgot-password/request');
    expect(redirectOf('/auth/forgot-username')).toBe('/auth/forgot-username/request');
    expect(redirectOf('/auth/r/abc')).toBe('/auth/create-account/abc');
    expect(redirectOf('/auth/r/abc/sso')).toBe('/auth/create-account/abc/sso');
    expect(redirectOf('/auth/email-verify?a=1')).toBe('/auth/email-verify-notification?a=1');
    expect(redirectOf('/auth/create-credential?token=abc')).toBe('/auth/create-credential/account-info?token=abc');
    expect(redirectOf('/auth/sso-service-provider/x?token=abc')).toBe(
      '/auth/sso-service-provider/associate-confirmation?token=abc',
    );
    expect(redirectOf('/auth/sso-service-provider/personal-info?token=abc')).toBe('/auth/create-account/abc/sso');
    expect(redirectOf('/auth/sso-service-provider/personal-info')).toBe(
      '/auth/sso-service-provider/associate-confirmation',
    );
    expect(redirectOf('/auth/account-registration?token=abc')).toBe('/auth/user-confirmation?token=abc');
    expect(redirectOf('/auth/account-settings')).toBe('/auth/account-settings/switch-clients');
    expect(redirectOf('/auth/account-settings/unknown')).toBe('/auth/account-settings/switch-clients');
  });

  it('loads the texts that hold the title of each page', () => {
    const screens = laterRoutes.filter((route) => 'screen' in route);
    const lost = screens.filter(({ title, texts }) => !['shell', ...texts].some((one) => title.startsWith(`${one}:`)));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('keeps the redirectUrl on the way into registration', () => {
    const query = 'redirectUrl=%2Fauth%2Flegal';
    expect(redirectOf(`/auth/r/abc?${query}`)).toBe(`/auth/create-account/abc?${query}`);
    expect(redirectOf(`/auth/r/abc/sso?${query}`)).toBe(`/auth/create-account/abc/sso?${query}`);
    for (const [from, to] of [
      ['create-credential', 'create-credential/account-info'],
      ['account-registration', 'user-confirmation'],
      ['sso-service-provider/x', 'sso-service-provider/associate-confirmation'],
    ] as const)
      expect(redirectOf(`/auth/${from}?token=abc&${query}`)).toBe(`/auth/${to}?token=abc&${query}`);
    expect(redirectOf(`/auth/sso-service-provider/personal-info?token=abc&${query}`)).toBe(
      `/auth/create-account/abc/sso?${query}`,
    );
  });

  it('asks a signed-out user of account linking first whether there is an account, with the redirectUrl', () => {
    const entry = routeOf('/auth/account-linking');
    if (entry === undefined || !('screen' in entry)) throw new Error('Account linking has no screen.');
    expect(entry.whenSignedOut?.({ token: 'abc', search: '?redirectUrl=%2Fauth%2Flegal' })).toBe(
      '/auth/user-confirmation?token=abc&redirectUrl=%2Fauth%2Flegal',
    );
  });

  it('sends any other unknown route to login', () => {
    expect(redirectOf('/auth')).toBe('/auth/login');
    expect(redirectOf('/auth/unknown')).toBe('/auth/login');
    expect(redirectOf('/somewhere/else')).toBe('/auth/login');
  });

  it('reads a path as a server does: encoded letters, capitals and a slash at the end change nothing', () => {
    expect(needsSession('/auth/%61ccount-settings/devices')).toBe(true);
    expect(needsSession('/AUTH/Account-Settings/devices/')).toBe(true);
    expect(redirectOf('/auth/%')).toBe('/auth/login');
  });

  it('returns the parameters of a path decoded', () => {
    expect(matchRoute('/auth/obligations/a%20b%2Fc%25')?.params).toEqual({ obligation: 'a b/c%' });
    expect(matchRoute('/auth/create-account/abc/sso')?.params).toEqual({ token: 'abc', accountType: 'sso' });
  });

  it('has each path with a token in the table that keeps tokens from other hosts', () => {
    const known: string[] = Object.values(paths).map(({ pattern }) => pattern);
    const withToken = laterRoutes.map(({ path }) => path).filter((path) => /:token/.test(path));
    expect(withToken.length).toBeGreaterThan(0);
    expect(withToken.filter((path) => !known.includes(path))).toEqual([]);
  });
});
