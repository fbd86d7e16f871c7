import { expect, onTestFinished } from 'vitest';

const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/**
 * Listens as a screen reader does, from now to the end of the test.
 * @returns what the live regions have said, oldest first
 */
export function listen(): readonly string[] {
  const heard: string[] = [];
  const known = new WeakMap<Element, string>();
  const read = (region: Element) =>
    region instanceof HTMLElement && region.checkVisibility() ? region.innerText.trim().replaceAll(/\s+/g, ' ') : '';
  for (const region of document.querySelectorAll(regions)) known.set(region, read(region));
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll(regions)) {
      const text = read(region);
      if (text !== '' && known.get(region) !== text) heard.push(text);
      known.set(region, text);
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

/** Waits until the text was said. */
export const hears = (heard: readonly string[], text: string | RegExp): Promise<void> =>
  expect
    .poll(() => heard.some((said) => (typeof text === 'string' ? said.includes(text) : text.test(said))), {
      message: `"${String(text)}" among what was said`,
    })
    .toBe(true);
