import { describe, expect, it } from 'vitest';
import { offerFor, withOffer } from './offer';

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
});
