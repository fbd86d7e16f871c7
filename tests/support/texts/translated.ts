import { expect, test, type Page } from '@playwright/test';
import { PSEUDO_LANGUAGES, PSEUDO_LOCALE } from '../../../mock-server/handlers/platform/pseudo-text';
import { within } from '../../../src/platform/within';
import { layoutFaults } from '../guards/layout-faults';
import { englishOf, mayEqualEnglish, mergedPack, missingKeys, readPack } from './packs';

/** A language without spaces between words. Unit tests compare the texts of all languages. */
const language = 'ja-JP';
/** Pseudo-languages for the layout only: texts that are 40 % longer, and texts from right to left. */
const layouts = Object.keys(PSEUDO_LANGUAGES);
const english = readPack('en');
const isEnglish = leftOver();

/** The language, title, and every visible or announced text of a page. */
interface Said {
  lang: string;
  title: string;
  texts: string[];
}

/**
 * Shows the page in another language at 320 px, as when another tab has changed it (see
 * docs/decisions/behaviour.md). Checks that `lang` follows, that no English remains, and that no text is cut or
 * covered. The pseudo-languages check the layout. Starts and ends in English.
 */
async function expectTranslated(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const faults: string[] = [];
  const { lang, title, texts } = await saysIn(page, language);
  faults.push(...(lang === language ? [] : [`lang is "${lang}"`]));
  faults.push(...[title, ...texts].filter(isEnglish).map((text) => `left in English: ${text}`));
  faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${language}: ${fault}`));
  for (const layout of layouts) {
    await saysIn(page, layout);
    faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${layout}: ${fault}`));
  }
  await saysIn(page, 'en-US');
  if (before) await page.setViewportSize(before);
  // Soft, so one run reports the faults of every step.
  expect.soft(faults, `faults of ${new URL(page.url()).pathname}`).toEqual([]);
}

export async function inOtherLanguages(page: Page, step: string): Promise<void> {
  await test.step(`${step}, in other languages`, () => expectTranslated(page));
}

/**
 * Checks that every text of the page comes from locales/. The pseudo-locale puts each of these in brackets.
 * @param data texts on the page that need no translation: names, addresses, brands
 */
export async function expectNoTextOfItsOwn(page: Page, data: readonly string[]): Promise<void> {
  const { texts } = await saysIn(page, PSEUDO_LOCALE);
  await saysIn(page, 'en-US');
  const own = texts.filter((text) => /\p{L}/u.test(text) && !/[⟦⟧]/.test(text) && !data.includes(text));
  expect.soft(own, `texts of ${new URL(page.url()).pathname} that no language can say`).toEqual([]);
}

/**
 * Changes the language of the open page, as another tab of the same user does.
 * @returns the texts of the page in that language
 */
async function saysIn(page: Page, language: string): Promise<Said> {
  await page.context().addCookies([{ name: 'user-language', value: language, url: new URL(page.url()).origin }]);
  // One call that waits inside the page. Polling from outside took twice as long.
  const saysSo = page.evaluate(async (chosen) => {
    const root = document.documentElement;
    const channel = new BroadcastChannel('session');
    channel.postMessage({ type: 'language-changed', language: chosen });
    channel.close();
    if (root.lang !== chosen) {
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (root.lang !== chosen) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(root, { attributeFilter: ['lang'] });
      });
    }
    // React has drawn the change by the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isSaid =
        parent !== null &&
        !parent.closest('script, style, template, noscript, [aria-live], [lang]:not(html)') &&
        (parent.checkVisibility() || parent.closest('option') !== null);
      if (isSaid && node.textContent !== null) texts.push(node.textContent.trim());
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name)?.trim() ?? '');
    }
    return { lang: root.lang, title: document.title, texts: [...new Set(texts)].filter((text) => text !== '') };
  }, language);
  return within(saysSo, 10_000, () => {
    throw new Error(`The page does not speak ${language} within 10 s.`);
  });
}

/**
 * Returns a check for English texts that the language translates differently. It recognizes a text with placeholders by
 * its other words.
 */
function leftOver(): (text: string) => boolean {
  const pack = mergedPack(language);
  const own = new Set(pack.values());
  // locales/packs.test.ts lists missing translations, so this skips them.
  const untranslated = new Set(missingKeys(language, english).map((key) => englishOf(key, english)));
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const [key, text] of english) {
    if (untranslated.has(text) || pack.get(key) === text || own.has(text) || mayEqualEnglish(language, text)) continue;
    if (text.includes('{{'))
      patterns.push(
        new RegExp(
          `^${text
            .split(/\{\{[^}]*\}\}/)
            .map(escaped)
            .join('.+')}$`,
          'u',
        ),
      );
    else exact.add(text);
  }
  return (text) => !untranslated.has(text) && (exact.has(text) || patterns.some((pattern) => pattern.test(text)));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
