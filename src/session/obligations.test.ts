import { describe, expect, it, vi } from 'vitest';
import { allHostileRedirects } from '../../tests/support/guards/hostile-redirects';
import { safeRedirect } from '../navigation/redirects';
import { wayBack } from './handle-obligation';
import { commandOfPath, decideObligation, type ObligationLike, pageOfKind } from './obligations';

const rules = { origin: 'https://app.test', allowedOrigins: ['https://home.test'], landing: '/' };
const at = { pathname: '/auth/account-settings/devices', search: '?a=1' };
const decide = (obligation: ObligationLike, place = at) => decideObligation(obligation, place, rules);
const redirect = (url: string) => ({ kind: 'redirect', url, isLoginObligation: false });
const command = (command: string, args?: object) => ({
  kind: 'command',
  command,
  isLoginObligation: false,
  ...(args && { args }),
});
const atLogin = (name: string, args?: object) => ({ ...command(name, args), isLoginObligation: true });
const page = (pathname: string, search = '') => ({ pathname, search });

describe('an obligation', () => {
  it('of kind redirect does nothing on its own page', () => {
    expect(decide(redirect('/auth/account-settings/devices'))).toEqual({ kind: 'stay' });
  });

  it('of kind redirect keeps the way back that it has, and takes no token to another origin', () => {
    const kept = '/auth/home?redirectUrl=%2Fx';
    expect(decide(redirect(kept), page(at.pathname))).toEqual({ kind: 'navigate', to: kept });
    expect(decide(redirect(`https://home.test${at.pathname}`), page(at.pathname, '?token=secret'))).toMatchObject({
      to: expect.not.stringContaining('secret'),
    });
  });

  it('of kind redirect leads back to its own page for a target on another origin, which that page knows', () => {
    const here = new URL('https://app.test/auth/login?redirectUrl=https://home.test/x');
    vi.stubGlobal('location', here);
    expect(wayBack(redirect('/outside/notice'), safeRedirect('https://home.test/x', rules))).toBe(here);
    expect(wayBack(redirect('/outside/notice'), safeRedirect('/x', rules)).pathname).toBe('/x');
  });

  it('of a command does nothing on the other page for it', () => {
    const other = page('/auth/user/create-credential');
    expect(decide(atLogin('createBasicCredentials'), other)).toEqual({ kind: 'stay' });
  });

  it('of kind redirect may lead to an allow-listed origin, but to no other', () => {
    expect(decide(redirect('https://home.test/x'))).toMatchObject({
      kind: 'navigate',
      to: expect.stringMatching(/^https:\/\/home\.test\/x\?redirectUrl=/),
    });
    for (const url of allHostileRedirects) {
      const action = decide(redirect(url));
      if (action.kind === 'navigate') expect(new URL(action.to, rules.origin).origin).toBe(rules.origin);
    }
    expect(decide({ kind: 'redirect', isLoginObligation: false })).toEqual({ kind: 'unsupported' });
  });

  it('of a command in the middle of a session opens a modal, or the page that satisfies it', () => {
    expect(decide(command('forceSamlAuthentication', { clientId: '117' }))).toEqual({
      kind: 'modal',
      command: 'forceSamlAuthentication',
      to: '/auth/obligations/force-saml-authentication?clientId=117&redirectUrl=%2Fauth%2Faccount-settings%2Fdevices%3Fa%3D1',
    });
    expect(decide(command('changePassword'))).toMatchObject({
      kind: 'navigate',
      to: expect.stringContaining('/auth/change-password?redirectUrl='),
    });
  });

  it('at login goes to the route of its command, keeping the query string', () => {
    const login = page('/auth/login', '?redirectUrl=%2Fview%2Fhome&x=1');
    expect(decide(atLogin('createBasicCredentials'), login)).toEqual({
      kind: 'navigate',
      to: '/auth/obligations/create-basic-credentials?redirectUrl=%2Fview%2Fhome&x=1',
    });
    expect(decide(atLogin('forceSamlAuthentication', { clientId: '117' }), login)).toMatchObject({
      to: '/auth/obligations/force-saml-authentication?redirectUrl=%2Fview%2Fhome&x=1&clientId=117',
    });
  });

  it('leads back to the address that the user typed to avoid it', () => {
    expect(decide(atLogin('reviewContactInfo'), page('/view/home', '?tab=pay'))).toEqual({
      kind: 'navigate',
      to: '/auth/review-contact-info?tab=pay&redirectUrl=%2Fview%2Fhome%3Ftab%3Dpay',
    });
    const second = page('/auth/change-password', '?redirectUrl=%2Fview%2Fhome');
    expect(decide(atLogin('reviewContactInfo'), second)).toMatchObject({
      to: '/auth/review-contact-info?redirectUrl=%2Fview%2Fhome',
    });
  });

  it('passes its arguments to its page in the query', () => {
    const accept = atLogin('acceptLegalAgreements', { agreements: 'WyJ0b3MiXQ==' });
    expect(decide(accept, page('/auth/login'))).toEqual({
      kind: 'navigate',
      to: '/auth/user/legal-agreements?agreements=WyJ0b3MiXQ%3D%3D',
    });
    expect(decide(command('stepUp', { requiredLevel: 3 }))).toMatchObject({
      to: expect.stringMatching(/^\/auth\/step-up\?requiredLevel=3&redirectUrl=/),
    });
  });

  it('never loops: it does nothing on its own page, and an unknown command is unsupported', () => {
    expect(decide(atLogin('changePassword'), page('/auth/change-password'))).toEqual({ kind: 'stay' });
    for (const name of ['unknown', '__proto__', 'constructor', 'toString', ''])
      expect(decide(atLogin(name))).toEqual({ kind: 'unsupported' });
    for (const kind of ['other', ''])
      expect(decide({ ...atLogin('changePassword'), kind })).toEqual({ kind: 'unsupported' });
  });

  it('has a command that the path of its page names', () => {
    expect(commandOfPath('force-saml-authentication')).toBe('forceSamlAuthentication');
    expect(commandOfPath('anything')).toBeUndefined();
  });
});

it.each([
  ['create-basic-credentials', '/auth/obligations/create-basic-credentials'],
  ['createBasicCredentials', '/auth/obligations/create-basic-credentials'],
  ['forceSamlAuthentication', '/auth/obligations/force-saml-authentication'],
  ['changePassword', '/auth/change-password'],
  ['change-password', '/auth/change-password'],
  ['verifyEmail', '/auth/email-verify-notification'],
  ['something-else', undefined],
  ['constructor', undefined],
])('the obligation kind %s has the page %s', (kind, page) => expect(pageOfKind(kind)).toBe(page));
