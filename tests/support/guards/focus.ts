import type { BrowserContext, Page } from '@playwright/test';

/** How long the page may take to place the focus after the last action, ms. */
const SETTLE_MS = 3000;

/**
 * Checks that no action leaves the focus on the body (see docs/decisions/accessibility.md). The focus is lost when its
 * control disappears or is disabled and nothing else takes the focus. A press beside the controls does not count.
 */
export class Focus {
  readonly findings: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('__focusLost', (_source, what: unknown) => {
      this.findings.push(`the focus was lost to the body: ${String(what)}`);
    });
    await context.addInitScript(watchFocus);
  }

  /** Checks the last action of a test. Waits until the page is at rest. */
  async inspect(page: Page): Promise<void> {
    const until = Date.now() + SETTLE_MS;
    for (;;) {
      const lost = await page.evaluate(() => Reflect.get(window, '__lostFocus')?.()).catch(() => undefined);
      if (typeof lost !== 'string') return;
      if (Date.now() > until) {
        this.findings.push(`the focus was lost to the body: ${lost}`);
        return;
      }
      // A screenshot takes at least one frame, even when a test has stopped the page's clock.
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }).catch(() => undefined);
    }
  }
}

/** Runs in the page. Each new action judges the one before. */
function watchFocus(): void {
  /** How long a page that is still changing may lose the focus, ms. */
  const BRIEFLY_MS = 1000;
  let control: HTMLElement | null = null;
  let lostAt: number | null = null;
  // The time of an event runs on when a test has stopped the page's clock.
  const now = () => new Event('now').timeStamp;

  const isUsable = (element: HTMLElement) =>
    element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
  const isLost = () =>
    /^\/(auth|__mock)(\/|$)/.test(location.pathname) &&
    control !== null &&
    document.activeElement === document.body &&
    !isUsable(control);
  const name = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const what = () => `${control === null ? '' : name(control)} disappeared on ${location.pathname}`;

  function note(): void {
    if (!isLost()) lostAt = null;
    else lostAt ??= now();
  }
  function judge(): void {
    note();
    if (lostAt !== null && now() - lostAt > BRIEFLY_MS) void Reflect.get(window, '__focusLost')?.(what());
    if (lostAt !== null) control = null;
  }

  addEventListener(
    'focusin',
    ({ target }) => {
      control = target instanceof HTMLElement ? target : null;
      lostAt = null;
    },
    true,
  );
  addEventListener(
    'focusout',
    ({ target }) => {
      // Removing a control blurs it before it leaves the page. So look again in a microtask.
      queueMicrotask(() => {
        if (control !== null && control === target && isUsable(control)) control = null;
      });
    },
    true,
  );
  for (const action of ['pointerdown', 'keydown']) addEventListener(action, judge, true);
  new MutationObserver(note).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'class'],
  });
  Object.assign(window, { __lostFocus: () => (isLost() ? what() : undefined) });
}
