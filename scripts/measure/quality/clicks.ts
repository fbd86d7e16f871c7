import { setTimeout as passed } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD } from '../../../mock-server/world/store/make';
import { asVisitor, type MeasuredApp } from './app';
import { median, quantile, type Row } from './row';

const ROUNDS = 10;

/**
 * How long a finger or a mouse button stays down, ms. The click comes at its end, so the app can load what a link leads
 * to in this time.
 */
const PRESS_MS = 80;

/** A page that answers a press in this time feels quick (https://web.dev/articles/inp), ms. */
const MOST_MS = 200;

interface Step {
  press: readonly ['button' | 'link', name: string];
  /** Matches what the next screen shows. */
  next: RegExp;
  /** What is typed before, by the label of its field. */
  fields?: Readonly<Record<string, string>>;
  /** The visitor goes back afterwards, to the screen where the next step begins. */
  isAside?: true;
}

const signedOut: readonly Step[] = [
  { press: ['link', 'Create an account'], next: /^Create an account/, isAside: true },
  { press: ['link', 'Log in with single sign-on'], next: /^Log in with single/, isAside: true },
  { press: ['link', 'Forgot username or password?'], next: /^Forgot/, isAside: true },
  { fields: { Username: 'ann.lee' }, press: ['button', 'Next'], next: /password$/ },
  { fields: { Password: PERSONA_PASSWORD }, press: ['button', 'Log in'], next: /Ann/ },
];

const tabs = ['Contact info', 'Password', 'Language and region', 'Devices', 'Switch companies'];
const settings = tabs.map((name): Step => ({ press: ['link', name], next: new RegExp(`tab ${name}`) }));

/**
 * Measures the time from a click to the next screen, with an empty cache and no added latency. The first round does not
 * count, because the servers compile their code in it.
 */
export async function measure(app: MeasuredApp): Promise<Row[]> {
  let taken: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) taken = [];
    await asVisitor(app, async (page) => {
      await page.goto('/auth/login', { waitUntil: 'networkidle' });
      for (const step of signedOut) taken.push(await take(page, step));
      await page.goto('/auth/account-settings/switch-clients', { waitUntil: 'networkidle' });
      for (const step of settings) taken.push(await take(page, step));
    });
  }
  const p95 = quantile(taken, 0.95);
  return [
    {
      property: `From click to next screen, ${taken.length} presses of ${PRESS_MS} ms with an empty cache`,
      figure: `median ${median(taken).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      limit: `p95 <= ${MOST_MS} ms`,
      ok: p95 <= MOST_MS,
    },
  ];
}

/** @returns ms from the end of the press to the frame that shows the next screen */
async function take(page: Page, { press: [role, name], next, fields = {}, isAside }: Step): Promise<number> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole(role, { name, exact: true }).hover();
  await page.mouse.down();
  await passed(PRESS_MS);
  const shown = page.waitForFunction(isShown, next.source, { polling: 'raf' });
  const clickedAt = Date.now();
  await page.mouse.up();
  const taken = Number(await (await shown).jsonValue()) - clickedAt;
  // Later work of this screen must not count for the next click.
  await page.waitForLoadState('networkidle');
  if (isAside) await page.goBack({ waitUntil: 'networkidle' });
  return taken;
}

/**
 * Runs in the page at each frame. Identifies the screen by its heading, selected tab and password field, once its
 * content has loaded. It names no inner function, because tsx would add a helper that the page lacks.
 * @returns the time, in epoch ms; false before the screen is there
 */
function isShown(next: string): number | false {
  const [heading, password] = ['main h1, h1', 'input[name="password"]'].map((selector) => {
    const element = document.querySelector(selector);
    return element?.checkVisibility({ visibilityProperty: true }) ? element : null;
  });
  if (!heading || document.querySelector('[aria-busy="true"], .ui-skeleton')) return false;
  const tab = document.querySelector('nav [aria-current="page"]')?.textContent ?? '';
  const shows = `${heading.textContent} tab ${tab} ${password ? 'password' : ''}`;
  return new RegExp(next).test(shows) && Date.now();
}
