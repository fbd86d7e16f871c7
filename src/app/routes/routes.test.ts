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

  it.each([
    ['forgot-password', 'forgot-password/request'],
    ['forgot-password/anything/else', 'forgot-password/request'],
    ['forgot-username', 'forgot-username/request'],
    ['r/abc', 'create-account/abc'],
    ['r/abc/sso', 'create-account/abc/sso'],
    ['email-verify?a=1', 'email-verify-notification?a=1'],
    ['create-credential?token=abc', 'create-credential/account-info?token=abc'],
    ['sso-service-provider/x?token=abc', 'sso-service-provider/associate-confirmation?token=abc'],
    ['sso-service-provider/personal-info?token=abc', 'create-account/abc/sso'],
    ['sso-service-provider/personal-info', 'sso-service-provider/associate-confirmation'],
    ['account-registration?token=abc', 'user-confirmation?token=abc'],
    ['account-settings', 'account-settings/switch-clients'],
    ['account-settings/unknown', 'account-settings/switch-clients'],
    // Any other unknown route.
    ['', 'login'],
    ['unknown', 'login'],
    ['../somewhere/else', 'login'],
    // On the way into registration the redirectUrl stays.
    ['r/abc?redirectUrl=%2Fauth%2Flegal', 'create-account/abc?redirectUrl=%2Fauth%2Flegal'],
    ['r/abc/sso?redirectUrl=%2Fauth%2Flegal', 'create-account/abc/sso?redirectUrl=%2Fauth%2Flegal'],
    [
      'create-credential?token=abc&redirectUrl=%2Fauth%2Flegal',
      'create-credential/account-info?token=abc&redirectUrl=%2Fauth%2Flegal',
    ],
    [
      'account-registration?token=abc&redirectUrl=%2Fauth%2Flegal',
      'user-confirmation?token=abc&redirectUrl=%2Fauth%2Flegal',
    ],
    [
      'sso-service-provider/x?token=abc&redirectUrl=%2Fauth%2Flegal',
      'sso-service-provider/associate-confirmation?token=abc&redirectUrl=%2Fauth%2Flegal',
    ],
    [
      'sso-service-provider/personal-info?token=abc&redirectUrl=%2Fauth%2Flegal',
      'create-account/abc/sso?redirectUrl=%2Fauth%2Flegal',
    ],
  ])('redirects /auth/%s to /auth/%s, as docs/product specifies', (from, to) => {
    expect(redirectOf(`/auth/${from}`.replace(/\/$/, ''))).toBe(`/auth/${to}`);
  });

  it('loads the texts that hold the title of each page', () => {
    const screens = laterRoutes.filter((route) => 'screen' in route);
    const lost = screens.filter(({ title, texts }) => !['shell', ...texts].some((one) => title.startsWith(`${one}:`)));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('asks a signed-out user of account linking first whether there is an account, with the redirectUrl', () => {
    const entry = routeOf('/auth/account-linking');
    if (entry === undefined || !('screen' in entry)) throw new Error('Account linking has no screen.');
    expect(entry.whenSignedOut?.({ token: 'abc', search: '?redirectUrl=%2Fauth%2Flegal' })).toBe(
      '/auth/user-confirmation?token=abc&redirectUrl=%2Fauth%2Flegal',
    );
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
