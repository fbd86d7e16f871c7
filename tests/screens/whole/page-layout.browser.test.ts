import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../app';
import { heading, link, press } from '../screen';
import '../../../src/app/layout/PageLayout';
import '../../../src/app/overlays/LanguageOffer';

const login = '/auth/login';
const german = () => expect.element(heading('Anmelden')).toBeVisible();

test('the footer opens its links in new tabs, without an opener', async () => {
  await openApp(login);
  await expect.element(link(/^Privacy Policy/)).toHaveAttribute('href', 'https://privacy.example/statement');
  await expect.element(link(/^Supported browsers/)).toHaveAttribute('href', 'https://support.example/browsers');
  await expect.element(link(/^Terms of Service/)).toHaveAttribute('href', '/auth/legal');
  await expect.element(link(/^Terms of Service/)).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(page.getByRole('contentinfo')).toHaveTextContent(`2000-${new Date().getFullYear()} Lifion`);
});

test('a language that cannot be loaded leaves the page in English, and says so', async () => {
  await openApp(login, {
    before: async (world) => {
      document.cookie = 'user-language=de-DE; path=/';
      await world.on('getTextPackage').status(500);
    },
  });
  const said = 'This language couldn’t be loaded, so the page is in English. Please reload the page to try again.';
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(heading('Log in')).toBeVisible();
});

/** The first visit with a browser that prefers another language. */
const prefersGerman = {
  before: () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  },
};

test('German is offered to a browser that prefers it, and shows after a press', async () => {
  await openApp(login, prefersGerman);
  await press('Auf Deutsch anzeigen');
  await german();
  expect(document.querySelector('[role="region"]')).toBeNull();
  await expect.element(heading('Anmelden')).toHaveFocus();
});

test('an offer that is declined is not made again', async () => {
  await openApp(login, prefersGerman);
  await page.getByRole('region').getByRole('button').nth(1).click();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  expect(document.cookie).toContain('user-language=en-US');
});

test('the chosen language shows at once, and is kept', async () => {
  await openApp(login);
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('de-DE');
  await german();
  expect(document.cookie).toContain('user-language=de-DE');
});

test('the direction and the language of the page follow the choice, there and back', async () => {
  await openApp(login);
  const { documentElement: root } = document;
  const language = page.getByRole('combobox').first();
  for (const [choice, lang, dir] of [
    ['ar-AE', 'ar-AE', 'rtl'],
    ['de-DE', 'de-DE', ''],
  ] as const) {
    await language.selectOptions(choice);
    await expect.poll(() => root.lang, { message: choice }).toBe(lang);
    expect(root.dir, choice).toBe(dir);
  }
});
