import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { configureApi } from '../../api/configure';
import { paths } from '../../navigation/paths';
import { bases, origin, server, standInForServices } from '../../../tests/support/services';
import { offerFor, offerOn, withOffer } from './offer';

// The module asks as soon as it loads.
vi.hoisted(() => {
  const getClientCapabilities = async () => ({ passkeyPlatformAuthenticator: true });
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { getClientCapabilities }),
  );
  vi.stubGlobal('navigator', { credentials: { get: () => null } });
});

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 22);

describe('the offer after a sign-in with a password', () => {
  it.each([
    ['the page the first time', {}, false, 'page'],
    ['an automatic creation where the device can', {}, true, 'quiet'],
    ['the page at the sign-in after an automatic creation that failed', { ann: { quiet: now - DAY } }, true, 'page'],
    ['nothing within 30 days of the page', { ann: { page: now - 29 * DAY } }, false, 'none'],
    ['the page again after 30 days', { ann: { page: now - 30 * DAY } }, false, 'page'],
    ['nothing within 30 days of both', { ann: { page: now - DAY, quiet: now - DAY } }, true, 'none'],
    ['the page for another user of this device', { ben: { page: now - DAY } }, false, 'page'],
    ['the page where the clock went back', { ann: { page: now + DAY } }, false, 'page'],
  ] as const)('is %s', (_name, offers, canBeQuiet, offer) => {
    expect(offerFor('ann', offers, { now, canBeQuiet })).toBe(offer);
  });

  it('is noted, and an old one of another user is forgotten', () => {
    const offers = { ann: { quiet: now - DAY }, ben: { page: now - 31 * DAY } };
    expect(withOffer('ann', offers, 'page', now)).toEqual({ ann: { quiet: now - DAY, page: now } });
  });

  describe('leads', () => {
    standInForServices();
    const goal = paths.legal();

    /** Where two sign-ins lead, one after the other. */
    async function twice(passkeys: object[], isOfferWanted: boolean, stored: [string, string][] = []) {
      const area = new Map(stored);
      const setItem = (key: string, value: string) => void area.set(key, value);
      const localStorage = { getItem: (key: string) => area.get(key) ?? null, setItem };
      vi.stubGlobal('window', { localStorage, sessionStorage: localStorage });
      configureApi({ bases: { ...bases, accountSecurity: '/api/account-security/v0' } });
      const account = { userHandle: 'ann' };
      server.use(
        http.get(`${origin}/api/account-security/v0/persons/me/passkeys`, () =>
          HttpResponse.json({ passkeys, isOfferWanted, account }),
        ),
      );
      return [await offerOn(goal), await offerOn(goal)];
    }

    const acting: [string, string] = ['acting-session', JSON.stringify({ id: '1', expiry: '2', mode: 'x' })];
    it.each([
      ['a user without a passkey to the page once', [], true, [], [paths.passkeyOffer({ redirectUrl: goal }), goal]],
      ['a user with a passkey to the target', [{}], true, [], [goal, goal]],
      ['a user who wants no offer to the target', [], false, [], [goal, goal]],
      ['an impersonator to the target', [], true, [acting], [goal, goal]],
    ])('%s', async (_who, passkeys, isWanted, stored, ways) =>
      expect(await twice(passkeys, isWanted, stored)).toEqual(ways),
    );
  });
});
