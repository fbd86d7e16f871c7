import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD } from '../../../mock-server/seed/make';
import { asVisitor, type MeasuredApp } from './app';
import { MOST_OF_BEFORE, median, quantile, type Row } from './row';
import { type Watch, watchScreens } from './watch-screens';

/** How many times slower than the machine each processor is. */
const PROCESSORS = [1, 6];
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

/**
 * Measures the time from a click to the next screen, with an empty cache and no added latency. A second measurement
 * uses a slow processor. The first round does not count, because the servers compile their code in it.
 */
export async function measure(app: MeasuredApp): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slowDown of PROCESSORS) rows.push(await measureOn(slowDown, app));
  return rows;
}

async function measureOn(slowDown: number, app: MeasuredApp): Promise<Row> {
  const taken = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) taken.clear();
    await asVisitor(app, async ({ page, context }) => {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      const watch = await watchScreens(page);
      await page.goto('/auth/login');
      await rest(page);
      for (const step of signedOut) {
        await take(page, watch, step, taken);
        if (step.isAside) {
          await page.goBack();
          await rest(page);
        }
      }
      await page.goto('/auth/account-settings/switch-clients');
      await rest(page);
      for (const step of settings) await take(page, watch, step, taken);
    });
  }
  for (const [name, times] of taken)
    console.log(
      `  ${name.padEnd(34)} median ${median(times).toFixed(0).padStart(4)} ms, p95 ${quantile(times, 0.95).toFixed(0).padStart(4)} ms`,
    );
  const all = [...taken.values()].flat();
  const p95 = quantile(all, 0.95);
  const processor = slowDown === 1 ? '' : `, processor ${slowDown} times slower`;
  return {
    property: `From click to next screen, ${all.length} presses of ${PRESS_MS} ms with an empty cache${processor}`,
    figure: `median ${median(all).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    limit: '',
    ok: Number.isFinite(p95),
    beside: { ms: p95, most: MOST_OF_BEFORE },
    command: 'npm run quality -- --only clicks',
  };
}

async function take(
  page: Page,
  watch: Watch,
  { name, click, next }: Step,
  taken: Map<string, number[]>,
): Promise<void> {
  watch.clicks.length = 0;
  watch.screens.length = 0;
  await click(page);
  for (let waited = 0; waited < 400; waited += 1) {
    const clicked = watch.clicks.at(-1);
    const shown = watch.screens.find(({ shows, at }) => clicked !== undefined && at >= clicked && next.test(shows));
    if (clicked !== undefined && shown) {
      taken.set(name, [...(taken.get(name) ?? []), shown.at - clicked]);
      await rest(page);
      return;
    }
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error(`"${name}" led nowhere: the page shows "${watch.screens.at(-1)?.shows}".`);
}

/**
 * Waits as a reading user would: later work of this screen must not count for the next click. On a slow processor
 * scripts still run long after the network is idle.
 */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((quietMs) => Reflect.get(window, '__quietMs')() >= quietMs, QUIET_MS, {
    polling: 100,
  });
}
