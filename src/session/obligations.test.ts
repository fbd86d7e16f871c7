import { describe, expect, it } from 'vitest';
import { allHostileRedirects } from '../../tests/support/guards/hostile-redirects';
import { commandOfPath, decideObligation, type ObligationLike, pageOfKind } from './obligations';

const rules = { origin: 'https://app.test', allowedOrigins: ['https://home.test'], landing: '/' };
const at = { pathname: '/auth/account-settings/devices', search: '?a=1' };
const decide = (obligation: ObligationLike, place = at) => decideObligation(obligation, place, rules);

describe('an obligation', () => {
  it('of kind redirect does nothing on its own page', () => {
    expect(decide({ kind: 'redirect', url: '/auth/account-settings/devices', isLoginObligation: false })).toEqual({
      kind: 'stay',
    });
  });

  it('of kind redirect keeps the way back that it has, and takes no token to another origin', () => {
    const redirect = (url: string, search = '') =>
      decide({ kind: 'redirect', url, isLoginObligation: false }, { pathname: at.pathname, search });
    expect(redirect('/auth/home?redirectUrl=%2Fx')).toEqual({ kind: 'navigate', to: '/auth/home?redirectUrl=%2Fx' });
    expect(redirect(`https://home.test${at.pathname}`, '?token=secret')).toMatchObject({
      to: expect.not.stringContaining('secret'),
    });
  });

  it('of a command does nothing on the other page for it', () => {
    const obligation = { kind: 'command', command: 'createBasicCredentials', isLoginObligation: true };
    expect(decideObligation(obligation, { pathname: '/auth/user/create-credential', search: '' }, rules)).toEqual({
      kind: 'stay',
    });
  });

  it('of kind redirect may lead to an allow-listed origin, but to no other', () => {
    expect(decide({ kind: 'redirect', url: 'https://home.test/x', isLoginObligation: false })).toMatchObject({
      kind: 'navigate',
      to: expect.stringMatching(/^https:\/\/home\.test\/x\?redirectUrl=/),
    });
    for (const url of allHostileRedirects) {
      const action = decide({ kind: 'redirect', url, isLoginObligation: false });
      if (action.kind === 'navigate') expect(new URL(action.to, rules.origin).origin).toBe(rules.origin);
    }
    expect(decide({ kind: 'redirect', isLoginObligation: false })).toEqual({ kind: 'unsupported' });
  });

  it('of a command in the middle of a session opens a modal, or the page that satisfies it', () => {
    expect(
      decide({
        kind: 'command',
        command: 'forceSamlAuthentication',
        args: { clientId: '117' },
        isLoginObligation: false,
      }),
    ).toEqual({
      kind: 'modal',
      command: 'forceSamlAuthentication',
      to: '/auth/obligations/force-saml-authentication?clientId=117&redirectUrl=%2Fauth%2Faccount-settings%2Fdevices%3Fa%3D1',
    });
    expect(decide({ kind: 'command', command: 'changePassword', isLoginObligation: false })).toMatchObject({
      kind: 'navigate',
      to: expect.stringContaining('/auth/change-password?redirectUrl='),
    });
  });

  it('at login goes to the route of its command, keeping the query string', () => {
    const login = { pathname: '/auth/login', search: '?redirectUrl=%2Fview%2Fhome&x=1' };
    expect(decide({ kind: 'command', command: 'createBasicCredentials', isLoginObligation: true }, login)).toEqual({
      kind: 'navigate',
      to: '/auth/obligations/create-basic-credentials?redirectUrl=%2Fview%2Fhome&x=1',
    });
    expect(
      decide(
        { kind: 'command', command: 'forceSamlAuthentication', args: { clientId: '117' }, isLoginObligation: true },
        login,
      ),
    ).toMatchObject({
      to: '/auth/obligations/force-saml-authentication?redirectUrl=%2Fview%2Fhome&x=1&clientId=117',
    });
  });

  it('leads back to the address that the user typed to avoid it', () => {
    const typed = { pathname: '/view/home', search: '?tab=pay' };
    expect(decide({ kind: 'command', command: 'reviewContactInfo', isLoginObligation: true }, typed)).toEqual({
      kind: 'navigate',
      to: '/auth/review-contact-info?tab=pay&redirectUrl=%2Fview%2Fhome%3Ftab%3Dpay',
    });
    const second = { pathname: '/auth/change-password', search: '?redirectUrl=%2Fview%2Fhome' };
    expect(decide({ kind: 'command', command: 'reviewContactInfo', isLoginObligation: true }, second)).toMatchObject({
      to: '/auth/review-contact-info?redirectUrl=%2Fview%2Fhome',
    });
  });

  it('passes its arguments to its page in the query', () => {
    expect(
      decide(
        {
          kind: 'command',
          command: 'acceptLegalAgreements',
          args: { agreements: 'WyJ0b3MiXQ==' },
          isLoginObligation: true,
        },
        { pathname: '/auth/login', search: '' },
      ),
    ).toEqual({
      kind: 'navigate',
      to: '/auth/user/legal-agreements?agreements=WyJ0b3MiXQ%3D%3D',
    });
    expect(
      decide({ kind: 'command', command: 'stepUp', args: { requiredLevel: 3 }, isLoginObligation: false }),
    ).toMatchObject({ to: expect.stringMatching(/^\/auth\/step-up\?requiredLevel=3&redirectUrl=/) });
  });

  it('never loops: it does nothing on its own page, and an unknown command is unsupported', () => {
    expect(
      decide(
        { kind: 'command', command: 'changePassword', isLoginObligation: true },
        { pathname: '/auth/change-password', search: '' },
      ),
    ).toEqual({ kind: 'stay' });
    for (const command of ['unknown', '__proto__', 'constructor', 'toString', '']) {
      expect(decide({ kind: 'command', command, isLoginObligation: true })).toEqual({ kind: 'unsupported' });
    }
    for (const kind of ['other', ''])
      expect(decide({ kind, command: 'changePassword', isLoginObligation: true })).toEqual({ kind: 'unsupported' });
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
