import { describe, expect, it } from 'vitest';
import english from '../../../locales/en/shell.json';
import { matchRoute, needsSession, routeOf, screenRoutes } from './routes';

/** Every path of docs/product/2-screens.md, and whether it needs a session. */
const specified: readonly [path: string, session: boolean][] = [
  ['/auth/login', false],
  ['/auth/forgot-password/request', false],
  ['/auth/forgot-password/reset', false],
  ['/auth/forgot-username/request', false],
  ['/auth/sso-login/request', false],
  ['/auth/self-registration/request', false],
  ['/auth/logout', false],
  ['/auth/logout-all-sessions', false],
  ['/auth/switch-clients-message', false],
  ['/auth/legal', false],
  ['/auth/a', false],
  ['/auth/a/error', false],
  ['/auth/a/registration/success', false],
  ['/auth/notification', false],
  ['/auth/email-verify-notification', true],
  ['/auth/unauthorized-notification', false],
  ['/auth/user-confirmation', false],
  ['/auth/create-account/abc', false],
  ['/auth/create-account/abc/sso', false],
  ['/auth/account-linking', true],
  ['/auth/decline-confirmation', false],
  ['/auth/create-credential/account-info', false],
  ['/auth/create-credential/success-notification', false],
  ['/auth/sso-service-provider/associate-confirmation', true],
  ['/auth/user/create-credential', true],
  ['/auth/user/legal-agreements', true],
  ['/auth/user/saml-redirect/client', true],
  ['/auth/login-step-up', true],
  ['/auth/step-up', true],
  ['/auth/passkey-offer', true],
  ['/auth/change-password', true],
  ['/auth/change-username', true],
  ['/auth/review-username', true],
  ['/auth/review-contact-info', true],
  ['/auth/obligations/create-basic-credentials', true],
  ['/auth/add-phone', true],
  ['/auth/add-email', true],
  ['/auth/verify-contact-info', true],
  ['/auth/account-settings/switch-clients', true],
  ['/auth/account-settings/contact-info', true],
  ['/auth/account-settings/change-password', true],
  ['/auth/account-settings/localization', true],
  ['/auth/account-settings/devices', true],
  ['/auth/choose-product', true],
  ['/auth/impersonation', true],
  ['/auth/sso-idp-adp/marketplace', true],
  ['/auth/unauthorized-error', false],
  ['/auth/resource-not-found', false],
  ['/auth/account-no-access', false],
  ['/auth/archived', false],
  ['/auth/outage', false],
  ['/auth/saml-error', false],
  ['/', true],
  ['/view/home', true],
  ['/authn/landing', true],
];

function redirectOf(url: string): string | undefined {
  const { pathname, search } = new URL(url, 'https://app.test');
  const entry = routeOf(pathname);
  if (entry === undefined || !('redirect' in entry)) return undefined;
  return entry.redirect({ params: { token: 'abc' }, search });
}

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

  it('sends a signed-out user from account linking to account creation, with the redirectUrl', () => {
    const entry = routeOf('/auth/account-linking');
    if (entry === undefined || !('screen' in entry)) throw new Error('Account linking has no screen.');
    expect(entry.whenSignedOut?.({ token: 'abc', search: '?redirectUrl=%2Fauth%2Flegal' })).toBe(
      '/auth/create-account/abc?redirectUrl=%2Fauth%2Flegal',
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

  it('gives every screen a title', () => {
    const titles = new Set(Object.keys(english.title).map((name) => `title.${name}`));
    for (const entry of screenRoutes) expect(titles).toContain(entry.title);
  });
});
