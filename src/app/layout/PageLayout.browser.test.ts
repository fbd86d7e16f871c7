import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { heading, link, press } from '../../../tests/screens/screen';
import './PageLayout';
import '../overlays/LanguageOffer';

const login = '/auth/login';
const german = () => expect.element(heading('Anmelden')).toBeVisible();

test.each([
  ['Privacy Policy (opens in a new tab)', 'https://privacy.example/statement'],
  ['Terms of Service (opens in a new tab)', '/auth/legal'],
  ['Supported browsers (opens in a new tab)', 'https://support.example/browsers'],
])('the footer has "%s"', async (name, href) => {
  await openApp(login);
  await expect.element(link(name)).toHaveAttribute('href', href);
  await expect.element(link(name)).toHaveAttribute('rel', /noopener/);
  await expect.element(page.getByRole('contentinfo')).toHaveTextContent(`2000-${new Date().getFullYear()} Lifion`);
});

test('a chosen language shows, and is stored', async () => {
  await openApp(login);
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('de-DE');
  await german();
  expect(document.documentElement.lang).toBe('de-DE');
  expect(document.cookie).toContain('user-language=de-DE');
});

test('a language that cannot be loaded leaves the page in English, and says so', async () => {
  await openApp(login, {
    before: async (world) => {
      document.cookie = 'user-language=de-DE; path=/';
      await world.on('getTextResources').status(500);
    },
  });
  await expect.element(page.getByText(/^This language couldn’t be loaded, so the page is in English\./)).toBeVisible();
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
});

test('who declines German is not asked again', async () => {
  await openApp(login, prefersGerman);
  await page.getByRole('region').getByRole('button').last().click();
  await expect.element(page.getByText('Diese Seite gibt es auch auf Deutsch.')).not.toBeInTheDocument();
  expect(document.cookie).toContain('user-language=en-US');
});
