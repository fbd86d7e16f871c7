import type { Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { type OperationId, operations } from '../../openapi/generated/operations';
import type { Caller } from './callers';

const SETTLE_MS = 8000;

/** The page as somebody sees it, before the fault. */
export interface Before {
  heading: string;
  address: string;
}

export async function look(page: Page): Promise<Before> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  return { heading: (await heading.textContent({ timeout: 1000 }).catch(() => null)) ?? '', address: page.url() };
}

/** What a person must never meet, whatever goes wrong (quality.md, Faults); empty when all is well. */
export async function problemsOn(page: Page, { id, caller, before, world, uncaught, typed }: { id: OperationId; caller: Caller; before: Before; world: MockWorld; uncaught: readonly string[]; typed: string | undefined }): Promise<string[]> {
  const found: string[] = [];
  const isBusy = () => page.locator('[aria-busy="true"]:visible, [role="progressbar"]:visible').count();
  const until = Date.now() + SETTLE_MS;
  let seen = await state(page);
  // Until it is still: nothing is under way, and something is told.
  while (Date.now() < until && ((await isBusy()) > 0 || seen.text.length < 20 || (!caller.isQuiet && !isTold(seen, before)))) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))).catch(() => undefined);
    seen = await state(page);
  }
  if (seen.text.length < 20) found.push('the page is blank');
  if ((await isBusy()) > 0) found.push('it waits without end');
  if (!caller.isQuiet && !isTold(seen, before)) found.push('nothing is told');
  if (seen.ways === 0) found.push('there is no way on');
  if (typed !== undefined && caller.kept !== undefined && page.url() === before.address) {
    const field = page.getByLabel(caller.kept, { exact: true });
    if ((await field.count()) === 1 && (await field.isEditable()) && (await field.inputValue()) !== typed) found.push(`what was typed into ${caller.kept} is gone`);
  }
  for (const error of uncaught) found.push(`uncaught: ${error.split('\n')[0] ?? ''}`);
  if (caller.act && operations[id].method !== 'GET') {
    // By trace id: a browser sends a request once more by itself when a connection that it kept breaks.
    const sent = new Set((await world.journal.list({ operationId: id })).map(({ traceId }) => traceId)).size;
    if (sent > 1) found.push(`${sent} requests for one submit`);
  }
  return found;
}

interface State extends Before {
  text: string;
  told: string;
  ways: number;
}

/** A message, or another page. */
function isTold(seen: State, before: Before): boolean {
  return seen.told !== '' || seen.heading !== before.heading || seen.address.split('?')[0] !== before.address.split('?')[0];
}

async function state(page: Page): Promise<State> {
  const seen = await page
    .evaluate(() => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      const text = (elements: Element[]) => elements.map((element) => element.textContent?.trim() ?? '').filter((one) => one !== '').join(' | ');
      return {
        heading: text(all('h1').slice(0, 1)),
        text: document.body.innerText.trim(),
        told: text(all('[role="alert"], [role="alertdialog"], [role="status"], [aria-invalid="true"] ~ *, [aria-live="assertive"]')),
        ways: all('a[href], button:not(:disabled)').length,
      };
    })
    // While it goes to another page there is nothing to see.
    .catch(() => ({ heading: '', text: '', told: '', ways: 0 }));
  return { ...seen, address: page.url() };
}
