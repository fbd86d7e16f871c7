import type { Page } from '@playwright/test';

/** Call it before the page opens. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/**
 * Returns what was announced since the page opened: `politely "Logging you in"`. Screen readers speak only what changes
 * in a region that they know. So text that was there from the start is `unheard "Logging you in"`.
 */
export async function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, '__announced') ?? []);
}

function record(): void {
  const announced: string[] = [];
  Reflect.set(window, '__announced', announced);
  const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  // Whether these two show depends on the speed of the machine.
  const ofSpeed = '.ui-skeleton, .ui-slow';
  const known = new WeakMap<Element, string>();
  const since = new WeakMap<Element, number>();
  new MutationObserver((changes) => {
    for (const region of document.querySelectorAll('[data-announcer]'))
      if (!since.has(region)) since.set(region, performance.now());
    for (const region of document.querySelectorAll(regions)) {
      const text = (region instanceof HTMLElement ? region.innerText : '').trim().replaceAll(/\s+/g, ' ');
      const isRenewed = changes.some(({ addedNodes, target }) => addedNodes.length > 0 && target === region);
      const isNews = text !== '' && (known.get(region) !== text || isRenewed);
      known.set(region, text);
      if (!isNews || region.matches(ofSpeed) || !region.checkVisibility()) continue;
      const isUrgent = region.matches('[role="alert"], [aria-live="assertive"]');
      const isNew = performance.now() - (since.get(region) ?? 0) < 50;
      const how = isNew && since.has(region) ? 'unheard' : isUrgent ? 'at once' : 'politely';
      announced.push(`${how} "${text}"`);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Call it before the page opens. */
export async function watchSpeech(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/**
 * Returns the sentences that a screen reader says twice after one action of the user: two live regions get the same one,
 * or a region gets it again. An error that is announced and then read with its field counts too.
 */
export async function saidTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, '__saidTwice') ?? []);
}

function watch(): void {
  const twice: string[] = [];
  Reflect.set(window, '__saidTwice', twice);
  const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  /** Screen readers announce changes only in regions that they know, and each new alert. */
  const known = new WeakSet<Element>();
  let said = new Set<string>();

  function hear(text: string): void {
    const lines = new Set(text.split('\n').map((line) => line.trim()));
    for (const line of lines) {
      if (line === '') continue;
      if (said.has(line)) twice.push(line);
      said.add(line);
    }
  }
  /** What a screen reader says of a new node: all of it in a live region, else its alerts. */
  function liveIn(node: Node): Element[] {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest('[role="timer"], [aria-live="off"]')) return [];
    const region = element?.closest(regions);
    if (!element?.isConnected || !region) return element ? [...element.querySelectorAll('[role="alert"]')] : [];
    return region.matches('[role="alert"]') || known.has(region) ? [element] : [];
  }
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    );
    const news = new Set(nodes.flatMap(liveIn));
    for (const element of news) {
      const isInOther = [...news].some((other) => other !== element && other.contains(element));
      if (isInOther || !element.isConnected || !(element instanceof HTMLElement) || !element.checkVisibility())
        continue;
      // Texts that come together are parts of one.
      const parts = element.closest('[data-announcer]') ? element.querySelectorAll('span') : [element];
      for (const part of parts) hear(part.innerText);
    }
    for (const region of document.querySelectorAll(regions)) known.add(region);
  }).observe(document, { childList: true, subtree: true, characterData: true });

  for (const action of ['keydown', 'pointerdown']) addEventListener(action, () => (said = new Set()), true);
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.ariaInvalid !== 'true') return;
    const ids = target.getAttribute('aria-describedby')?.split(' ') ?? [];
    for (const id of ids) hear(document.getElementById(id)?.innerText ?? '');
  });
}
