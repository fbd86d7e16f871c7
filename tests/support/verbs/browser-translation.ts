import type { Page } from '@playwright/test';

/**
 * Translates the page as Chromium does: each text becomes a new one in two `<font>` elements, the old text node leaves
 * the page, and later texts follow. A text that the app then changes in its old node shows in no page: it is reported
 * as an error of the console, which fails the test.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translateHere);
}

/** Translates every page of the tab from its first content on, as "always translate" does. */
export async function alwaysTranslate(page: Page): Promise<void> {
  await page.addInitScript(translateHere);
}

/** The text of a translation: the same one in brackets. */
export const translated = (text: string): string => `«${text}»`;

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
