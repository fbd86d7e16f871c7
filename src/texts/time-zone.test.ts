import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { i18n, loadTexts } from './i18n';
import { dateZone, defaultTimeZone, savedTimeZone, timeIn, timeOfDay } from './time-zone';

const saved = 'user-timezone=Asia%2FTokyo';
const noon = Date.UTC(2026, 0, 15, 12);

/** The browser then says that the device is in this zone. */
function deviceIn(timeZone: string | undefined): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  spy.mockReturnValue(Object.assign(options, { timeZone }));
  onTestFinished(() => spy.mockRestore());
}

describe('the time zone of dates and times', () => {
  it('is the one that the user saved', () => {
    expect(savedTimeZone(saved)).toBe('Asia/Tokyo');
    expect(dateZone(saved)).toBe('Asia/Tokyo');
  });
  it('is America/New_York for dates without a saved one', () => expect(dateZone('')).toBe('America/New_York'));
  it('is that of the browser for times without a saved one', () =>
    expect(defaultTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone));
  it.each(['user-timezone=Nowhere%2FAtAll', 'user-timezone=', 'user-timezone=%E0'])('ignores %s', (cookie) =>
    expect(savedTimeZone(cookie)).toBeUndefined(),
  );
  // Chrome says Etc/Unknown where the system has no readable zone.
  it.each(['Etc/Unknown', 'Foo/Bar', '', undefined])('is America/New_York in a browser that says %j', (timeZone) => {
    deviceIn(timeZone);
    expect(defaultTimeZone()).toBe('America/New_York');
    expect(timeOfDay(noon, '')).toMatch(/^7:00\sAM$/);
  });
});

describe('a time of day', () => {
  it('is in the saved zone, whose name shows because the device is in another one', () =>
    expect(timeOfDay(noon, saved)).toMatch(/^9:00\sPM \(GMT\+9\)$/));
  it('follows the language of the page, and English when the chosen one is missing', async () => {
    await i18n.changeLanguage('de-DE');
    // Another test may have loaded the German texts.
    expect(timeOfDay(noon, saved)).toMatch(/^21:00(?: Uhr)? \(GMT\+9\)$/);
    await i18n.changeLanguage('en');
    expect(timeOfDay(noon, `${saved}; user-language=de-DE`)).toMatch(/^9:00\sPM \(GMT\+9\)$/);
  });
  it.each(['es-US', 'en-CA'])('shares its full stop with the sentence in %s', async (language) => {
    await loadTexts(['security']);
    await i18n.changeLanguage(language);
    const time = timeOfDay(noon, `user-timezone=${encodeURIComponent(defaultTimeZone())}`);
    const sentence = i18n.t('security:problem.wait', { time });
    await i18n.changeLanguage('en');
    expect(time).toMatch(/^\d+:\d\d\s[ap]\.\s?m\.$/);
    expect(sentence.slice(-time.length - 1)).toBe(` ${time}`);
  });
  it('has Latin digits in a language that could have others', async () => {
    await i18n.changeLanguage('ar-EG');
    expect(timeOfDay(noon, saved)).toMatch(/9:00/);
    await i18n.changeLanguage('en');
  });
  it('names no zone when the device has another name for it', () => {
    deviceIn('Asia/Calcutta');
    expect(timeOfDay(noon, 'user-timezone=Asia%2FKolkata')).not.toContain('GMT');
    expect(timeOfDay(noon, saved)).toContain('GMT+9');
  });
  it('names no zone when the device is in it', () =>
    expect(timeOfDay(noon, `user-timezone=${encodeURIComponent(defaultTimeZone())}`)).not.toMatch(/GMT|E[SD]T|UTC/));
});

describe('the time in a zone', () => {
  it('is a time of day there, in the language of the page', async () => {
    expect(timeIn('Asia/Tokyo', noon)).toMatch(/^9:00\sPM$/);
    await i18n.changeLanguage('de-DE');
    expect(timeIn('Asia/Tokyo', noon)).toMatch(/^21:00(?: Uhr)?$/);
    await i18n.changeLanguage('en');
  });
  it.each(['Nowhere/AtAll', ''])('is unknown in %j, which no browser knows', (zone) =>
    expect(timeIn(zone, noon)).toBeUndefined(),
  );
});
