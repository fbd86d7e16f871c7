import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD } from '../../../mock-server/world/store/make';
import { asVisitor, type MeasuredApp } from './app';
import { median, quantile, type Row } from './row';

const ROUNDS = 10;
/** After this time without a response or a task of 50 ms or more, a page is at rest, ms. */
const QUIET_MS = 500;

/**
 * How long a finger or a mouse button stays down, ms. The click comes at its end, so the app can load what a link leads
 * to in this time.
 */
const PRESS_MS = 80;

/** `next` matches what the next screen shows. */
interface Step {
  click: (page: Page) => Promise<void>;
  next: RegExp;
  /** The visitor goes back afterwards, to the screen where the next step begins. */
  isAside?: true;
}

const press = (role: 'button' | 'link', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).click({ delay: PRESS_MS });
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

const signedOut: readonly Step[] = [
  { click: press('link', 'Create an account'), next: /^Create an account/, isAside: true },
  { click: press('link', 'Log in with single sign-on'), next: /^Log in with single/, isAside: true },
  { click: press('link', 'Forgot username or password?'), next: /^Forgot/, isAside: true },
  {
    click: async (page) => (await fill(page, 'Username', 'ann.lee'), press('button', 'Next')(page)),
    next: /password$/,
  },
  {
    click: async (page) => (await fill(page, 'Password', PERSONA_PASSWORD), press('button', 'Log in')(page)),
    next: /Ann/,
  },
];

const tabs = ['Contact info', 'Password', 'Language and region', 'Devices', 'Switch companies'];
const settings = tabs.map((name): Step => ({ click: press('link', name), next: new RegExp(`tab ${name}`) }));

/**
 * Measures the time from a click to the next screen, with an empty cache and no added latency. The first round does not
 * count, because the servers compile their code in it.
 */
export async function measure(app: MeasuredApp): Promise<Row[]> {
  let taken: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) taken = [];
    await asVisitor(app, async (page) => {
      await page.goto('/auth/login');
      await rest(page);
      for (const step of signedOut) taken.push(await take(page, step));
      await page.goto('/auth/account-settings/switch-clients');
      await rest(page);
      for (const step of settings) taken.push(await take(page, step));
    });
  }
  const p95 = quantile(taken, 0.95);
  return [
    {
      property: `From click to next screen, ${taken.length} presses of ${PRESS_MS} ms with an empty cache`,
      figure: `median ${median(taken).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      limit: '',
      ok: Number.isFinite(p95),
    },
  ];
}

/** Where the page keeps the moment of the last click, in epoch ms. It survives a new document. */
const CLICKED = 'measure-clicked';

/** A click counts when the browser receives it, a screen when it is painted. */
async function take(page: Page, { click, next, isAside }: Step): Promise<number> {
  await page.evaluate((key) => {
    sessionStorage.removeItem(key);
    addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    );
  }, CLICKED);
  const [shown] = await Promise.all([
    page.waitForFunction(paintedAfterClick, { key: CLICKED, next: next.source }, { polling: 'raf' }),
    click(page),
  ]).catch((cause: unknown) => {
    throw new Error(`A press did not lead to "${next.source}".`, { cause });
  });
  const taken = Number(await shown.jsonValue());
  await rest(page);
  if (isAside) await page.goBack();
  if (isAside) await rest(page);
  return taken;
}

/**
 * Runs in the page before each paint. Identifies the screen by its heading, selected tab and password field, once its
 * content has loaded. It names no inner function, because tsx would add a helper that the page lacks.
 * @returns the time from the click to the paint of that screen, ms; false before it
 */
function paintedAfterClick({ key, next }: { key: string; next: string }): false | Promise<number | false> {
  const clicked = sessionStorage.getItem(key);
  const [heading, password] = ['main h1, h1', 'input[name="password"]'].map((selector) => {
    const element = document.querySelector(selector);
    return element?.checkVisibility({ visibilityProperty: true }) ? element : null;
  });
  if (clicked === null || !heading || document.querySelector('[aria-busy="true"], .ui-skeleton')) return false;
  const tab = document.querySelector('nav [aria-current="page"]')?.textContent ?? '';
  const shows = `${heading.textContent} tab ${tab} ${password ? 'password' : ''}`;
  if (!new RegExp(next).test(shows)) return false;
  // A new task after the animation frame runs after the paint.
  return new Promise((painted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted(performance.timeOrigin + performance.now() - Number(clicked));
    port2.postMessage(null);
  });
}

/**
 * Waits as a reading user would: later work of this screen must not count for the next click. Scripts can run long after
 * the network is idle.
 */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((rested) => {
        let timer = setTimeout(rested, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(rested, quietMs);
        }).observe({ entryTypes: ['longtask', 'resource'] });
      }),
    QUIET_MS,
  );
}
