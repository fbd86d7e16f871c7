import type { BrowserContext, Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { type OperationId, operations } from '../../openapi/generated/operations';
import type { Caller } from './callers';
import { type FaultKind, stoppedCalls } from './faults';

/** How long a page may take to become still, ms. */
const SETTLE_MS = 8000;

export interface Seen {
  heading: string;
  address: string;
  /** All visible text. */
  text: string;
  /** All messages, including those at fields. */
  told: string;
  /** The number of enabled links and buttons. */
  ways: number;
  isBusy: boolean;
}

export async function look(page: Page): Promise<Seen> {
  const seen = await page
    .evaluate(() => {
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
      const text = (elements: (Element | null)[]) =>
        elements
          .map((element) => element?.textContent?.trim() ?? '')
          .filter((one) => one !== '')
          .join(' | ');
      const atFields = all('[aria-invalid="true"]').flatMap((field) =>
        (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
      );
      return {
        heading: text(all('h1').slice(0, 1)),
        text: document.body.innerText.trim(),
        told: text([
          ...all('[role="alert"], [role="alertdialog"], [role="status"]:not(.ui-skeleton), [aria-live="assertive"]'),
          ...atFields,
        ]),
        ways: all('a[href], button:not(:disabled)').length,
        isBusy: document.querySelector('[data-busy], .ui-skeleton, [aria-busy="true"], [role="progressbar"]') !== null,
      };
    })
    // During a navigation, the page has no content.
    .catch(() => ({ heading: '', text: '', told: '', ways: 0, isBusy: true }));
  return { ...seen, address: page.url() };
}

/** Returns the page once it is not busy and meets `isEnough`, or its state after SETTLE_MS. */
export async function lookWhenStill(page: Page, isEnough: (seen: Seen) => Promise<boolean> | boolean): Promise<Seen> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const seen = await look(page);
    if (Date.now() > until || (!seen.isBusy && !isBlank(seen) && (await isEnough(seen)))) return seen;
    await page
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
      .catch(() => undefined);
  }
}

interface Situation {
  id: OperationId;
  caller: Caller;
  fault: FaultKind;
  /** The page before the fault, or the page as it opens without a fault. */
  before: Seen;
  world: MockWorld;
  context: BrowserContext;
  uncaught: readonly string[];
}

/** Returns the broken invariants (see docs/decisions/figures.md). */
export async function problemsOn(
  page: Page,
  { id, caller, fault, before, world, context, uncaught }: Situation,
): Promise<string[]> {
  const found: string[] = [];
  const mayGoOn = caller.goesOnAfter?.includes(fault.name) ?? true;
  const isAnswered = async (seen: Seen) =>
    isTold(seen, before) || (mayGoOn && ((await caller.goesOn?.(page).isVisible()) ?? false));
  const seen = await lookWhenStill(page, isAnswered);
  if (isBlank(seen)) found.push('the page is blank');
  if (seen.isBusy) found.push('it waits without end');
  if (!(await isAnswered(seen))) found.push('the page shows no answer');
  if (seen.ways === 0) found.push('there is no way on');
  const hasGoneOn = caller.goesOnAfter !== undefined && mayGoOn;
  if (caller.kept !== undefined && !hasGoneOn && isSamePage(seen, before)) {
    const gone = await lost(page, caller.kept);
    // The page may be leaving. Then the next page counts.
    if (gone.length > 0 && isSamePage(await lookWhenStill(page, ({ heading }) => heading !== ''), before))
      found.push(...gone);
  }
  for (const error of uncaught) found.push(`uncaught: ${error.split('\n')[0] ?? ''}`);
  if (operations[id].method !== 'GET') {
    const sent = mostOfOne([...(await answeredCalls(world, id)), ...stoppedCalls(context)]);
    if (sent > 1) found.push(`${sent} requests for one submit`);
  }
  return found;
}

/**
 * Returns the address and body of each call that reached the services. So calls about two things (two flags) count as
 * two. A browser repeats a request when a kept-alive connection breaks. So calls with the same trace id count as one.
 */
async function answeredCalls(world: MockWorld, operationId: OperationId): Promise<string[]> {
  const calls = await world.journal.list({ operationId });
  return [
    ...new Map(
      calls.map(({ traceId, url, requestBody }) => [traceId, `${url} ${JSON.stringify(requestBody)}`]),
    ).values(),
  ];
}

function mostOfOne(calls: readonly string[]): number {
  const times = new Map<string, number>();
  for (const call of calls) times.set(call, (times.get(call) ?? 0) + 1);
  return Math.max(0, ...times.values());
}

async function lost(page: Page, [label, text]: NonNullable<Caller['kept']>): Promise<string[]> {
  // Reads in one step, because a locator would wait if the page leaves meanwhile.
  const values = await page
    .getByLabel(label, { exact: true })
    .evaluateAll((fields): unknown[] => fields.map((field) => ('value' in field ? field.value : undefined)))
    .catch((): unknown[] => []);
  if (values.length === 0) return [`the field ${label} is gone`];
  return values.includes(text) ? [] : [`what was typed into ${label} is gone`];
}

const isBlank = ({ text }: Seen) => text.length < 20;
const isSamePage = (seen: Seen, before: Seen) => seen.address === before.address && seen.heading === before.heading;

/** A new message, or another page. */
function isTold(seen: Seen, before: Seen): boolean {
  return (
    (seen.told !== '' && seen.told !== before.told) ||
    seen.heading !== before.heading ||
    seen.address.split('?')[0] !== before.address.split('?')[0]
  );
}
