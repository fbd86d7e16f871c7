import type { BrowserContext, Page } from '@playwright/test';

/** How long a page may take after the last action to find a place for the focus, ms. */
const SETTLE_MS = 3000;

/**
 * Checks that no action leaves the focus on the body (see docs/decisions/accessibility.md). The focus is lost when the
 * focused control disappears or is disabled and no other element takes the focus. It is not lost when the user presses
 * beside the controls.
 */
export class Focus {
  readonly findings: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('__focusLost', (_source, what: unknown) => {
      this.findings.push(`the focus was lost to the body: ${String(what)}`);
    });
    await context.addInitScript(watchFocus);
  }

  /** Checks the last action of a test. Waits for a page that is still changing. */
  async inspect(page: Page): Promise<void> {
    const until = Date.now() + SETTLE_MS;
    for (;;) {
      const lost = await page.evaluate(() => Reflect.get(window, '__lostFocus')?.()).catch(() => undefined);
      if (typeof lost !== 'string') return;
      if (Date.now() > until) {
        this.findings.push(`the focus was lost to the body: ${lost}`);
        return;
      }
      // A picture takes at least one frame, also when a test has stopped the clock of the page.
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }).catch(() => undefined);
    }
  }
}

/** Runs in the page. At each new action it judges the one before. */
function watchFocus(): void {
  /** A page that is still changing may lose the focus for this long, ms. */
  const BRIEFLY_MS = 1000;
  let control: HTMLElement | null = null;
  let lostAt: number | null = null;
  // Times of events: a test may stop the clock of the page.
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
      // A removal is a blur too, before the control has left the page. So look a moment later.
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
