import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { openWithoutApp, PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Pages that the browser translates: see docs/decisions/texts.md. A name matches also inside of its translation. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name: translated(name), exact: true });

test('translated before the app has started a username that is typed stays, with the focus', async ({ page }) => {
  const { start } = await openWithoutApp(page);
  await page.keyboard.type('ann');
  await translate(page);
  start();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await page.keyboard.type('.lee');
  await expect(field(page, 'Username')).toHaveValue('ann.lee');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

/** The page is translated from its first text on, and the guard finds what React can no longer change. */
test.describe('a page that is always translated works:', () => {
  test.beforeEach(({ page }) => alwaysTranslate(page));

  test('sign-in with an error, a challenge and a lockout', async ({ page, world, clock }) => {
    await clock.install();
    await signInPage.open(page);
    await field(page, 'Username').fill('ann.lee');
    await screen.press(page, 'Next');
    await expect(page.getByRole('button', { name: translated('Log in'), exact: true })).toBeVisible();
    await world.state.patch('persons', 'ann', { failedLogins: 2 });
    const submit = async (password: string) => {
      await field(page, 'Password').fill(password);
      await page.getByRole('button', { name: translated('Log in'), exact: true }).click();
    };
    await submit('Wrong-Harbor-1');
    await expect(page.getByRole('alert')).toContainText('is not correct');
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await world.state.patch('persons', 'ann', { failedLogins: 4 });
    await submit('Wrong-Harbor-2');
    await expect(page.getByText(/Try again in [45]:/)).toBeVisible();
    await expectAccessible(page);
    await clock.advance({ seconds: 70 });
    await expect(page.getByText(/Try again in 3:/)).toBeVisible();
    await clock.advance({ minutes: 5 });
    await expect(page.getByText(/Try again in/)).toBeHidden();
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await submit(PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });
});

/**
 * Translates the page as Chromium does: each text becomes a new one in two `<font>` elements, the old text node leaves
 * the page, and later texts follow. A text that the app then changes in its old node shows in no page: it is reported
 * as an error of the console, which fails the test.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(translateHere);
}

/** Translates every page of the tab from its first content on, as "always translate" does. */
async function alwaysTranslate(page: Page): Promise<void> {
  await page.addInitScript(translateHere);
}

/** The text of a translation: the same one in brackets. */
const translated = (text: string): string => `«${text}»`;

function translateHere(): void {
  const untouched = 'script, style, noscript, textarea, title, font, [translate="no"]';
  const lost = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      console.error(`a translated text cannot change from "${oldValue}" to "${target.textContent}"`);
  });

  function wrap(text: Text): void {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    if (words === '' || text.parentElement?.closest(untouched) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${words}»`;
    outer.append(before, inner, after);
    text.replaceWith(outer);
    lost.observe(text, { characterData: true, characterDataOldValue: true });
  }

  function wrapIn(node: Node): void {
    if (node instanceof Text) return wrap(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  }

  function begin(): void {
    document.documentElement.classList.add('translated-ltr');
    wrapIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) wrap(target);
        for (const node of addedNodes) wrapIn(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}
