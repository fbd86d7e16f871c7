import { useTranslation } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, beforeAll } from 'vitest';
import { i18n, loadTexts } from './i18n';

// Other test files share the instance, so this one has a language of its own.
beforeEach(() => i18n.changeLanguage('en'));
afterEach(async () => {
  i18n.removeResourceBundle('de-AT', 'ui');
  await i18n.changeLanguage('en');
});

function Page() {
  const { t, i18n: page } = useTranslation('ui');
  return [page.language, t('password.show'), t('countdown.minutes', { count: 2 })].join(', ');
}

describe('the texts of a page', () => {
  it('are those of its language, and English where one is missing', async () => {
    expect(renderToString(<Page />)).toBe('en, Show password, 2 minutes');
    i18n.addResourceBundle('de-AT', 'ui', { password: { show: 'Passwort anzeigen' } });
    await i18n.changeLanguage('de-AT');
    expect(renderToString(<Page />)).toBe('de-AT, Passwort anzeigen, 2 minutes');
  });

  it('have plurals, and values that are not escaped twice', async () => {
    expect(i18n.t('ui:countdown.minutes', { count: 1 })).toBe('1 minute');
    await loadTexts(['registration']);
    expect(i18n.t('registration:user-confirmation.welcome', { name: '<b>&' })).toContain('<b>&');
  });

  it('isolate values where the direction of the text and of the value can differ', async () => {
    await loadTexts(['registration']);
    const welcome = (name: string) => i18n.t('registration:user-confirmation.welcome', { name });
    expect(welcome('Ann')).not.toContain('\u2068');
    expect(welcome('\u202eAnn')).toContain('\u2068\u202eAnn\u2069');
    expect(welcome('\u2069\u202eAnn'), 'no value ends its isolation').toContain('\u2068\u202eAnn\u2069');
    expect(welcome('دانا')).toContain('\u2068دانا\u2069');
    await i18n.changeLanguage('ar');
    expect(welcome('Android 16')).not.toContain('\u2068');
    expect(welcome('+1 212 555 0142')).toContain('\u2068+1 212 555 0142\u2069');
    expect(welcome('***0188')).toContain('\u2068***0188\u2069');
    expect(welcome('منى')).toContain('\u2068منى\u2069');
  });
});

beforeAll(() => loadTexts(['registration', 'results']));

it.each([
  ['Harbor Foods, Inc.', 'You’re now working with Harbor Foods, Inc.'],
  ['Juniper Mills', 'You’re now working with Juniper Mills.'],
])('a sentence that ends with %s has one full stop', (client, sentence) => {
  expect(i18n.t('results:toasts.SWITCHED_CLIENT', { client })).toBe(sentence);
});

it('a value that ends with a full stop keeps it within a sentence', () => {
  expect(i18n.t('registration:create-account.personalInfo.subtitle', { company: 'Harbor Foods, Inc.' })).toBe(
    'Harbor Foods, Inc. has invited you.',
  );
});

it('a value that is isolated shares its full stop too', () => {
  const client = 'شركة الميناء.';
  expect(i18n.t('results:toasts.SWITCHED_CLIENT', { client })).toBe(`You’re now working with \u2068${client}\u2069`);
});
