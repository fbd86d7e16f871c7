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
  name: string;
  click: (page: Page) => Promise<void>;
  next: RegExp;
  /** The visitor goes back afterwards, to the screen where the next step begins. */
  isAside?: true;
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click({ delay: PRESS_MS });
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).click({ delay: PRESS_MS });
const tab = link;

const signedOut: readonly Step[] = [
  { name: 'register', click: link('Create an account'), next: /^Create an account/, isAside: true },
  { name: 'single sign-on', click: link('Log in with single sign-on'), next: /^Log in with single/, isAside: true },
  { name: 'forgot username', click: link('Forgot username or password?'), next: /^Forgot/, isAside: true },
  {
    name: 'username, on to the password',
    click: async (page) => (await page.getByLabel('Username', { exact: true }).fill('ann.lee'), button('Next')(page)),
    next: /password$/,
  },
  {
    name: 'password, on to the product home',
    click: async (page) => (
      await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD),
      button('Log in')(page)
    ),
    next: /Ann/,
  },
];

const settings: readonly Step[] = [
  'Contact info',
  'Password',
  'Language and region',
  'Devices',
  'Switch companies',
].map((name) => ({
  name: `settings: ${name}`,
  click: tab(name),
  next: new RegExp(`tab ${name}`),
}));

/** Times are in epoch ms. They survive a new document. */
interface Watch {
  clicks: number[];
  screens: { shows: string; at: number }[];
}

/** A click counts when the browser receives it, a screen when it is painted. Call it before the page opens. */
async function watchScreens(page: Page): Promise<Watch> {
  const watch: Watch = { clicks: [], screens: [] };
  await page.exposeFunction('__clicked', (at: number) => void watch.clicks.push(at));
  await page.exposeFunction('__shown', (shows: string, at: number) => void watch.screens.push({ shows, at }));
  await page.addInitScript({ path: 'scripts/measure/quality/screens-in-page.js' });
  return watch;
}

/**
 * Measures the time from a click to the next screen, with an empty cache and no added latency. The first round does not
 * count, because the servers compile their code in it.
 */
export async function measure(app: MeasuredApp): Promise<Row[]> {
  let taken: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) taken = [];
    await asVisitor(app, async ({ page }) => {
      const watch = await watchScreens(page);
      await page.goto('/auth/login');
      await rest(page);
      for (const step of signedOut) {
        taken.push(await take(page, watch, step));
        if (step.isAside) {
          await page.goBack();
          await rest(page);
        }
      }
      await page.goto('/auth/account-settings/switch-clients');
      await rest(page);
      for (const step of settings) taken.push(await take(page, watch, step));
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

async function take(page: Page, watch: Watch, { name, click, next }: Step): Promise<number> {
  watch.clicks.length = 0;
  watch.screens.length = 0;
  await click(page);
  for (let waited = 0; waited < 400; waited += 1) {
    const clicked = watch.clicks.at(-1);
    const shown = watch.screens.find(({ shows, at }) => clicked !== undefined && at >= clicked && next.test(shows));
    if (clicked !== undefined && shown) {
      await rest(page);
      return shown.at - clicked;
    }
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error(`"${name}" led nowhere: the page shows "${watch.screens.at(-1)?.shows}".`);
}

/**
 * Waits as a reading user would: later work of this screen must not count for the next click. Scripts can run long after
 * the network is idle.
 */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((quietMs) => Reflect.get(window, '__quietMs')() >= quietMs, QUIET_MS, {
    polling: 100,
  });
}
