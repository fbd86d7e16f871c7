import type { Locator, Page } from '@playwright/test';
import { screens } from '../gallery/screens';
import { signIn } from '../../../mock-server/client/browser';
import { asVisitor, type MeasuredApp } from './app';
import { MOST_OF_BEFORE, median, type Row } from './row';

/** Users notice tasks of this length in ms, so browsers report them. */
const LONG_MS = 50;
const SLOW_DOWN = 4;
const SAMPLE = 'Ann.Lee-42 ü';
const KEY_EVERY_MS = 40;

interface Field {
  screen: string;
  field: string;
  ms: number;
}

/** Types into every field of every screen of the gallery, on a processor four times slower. */
export async function measure(app: MeasuredApp): Promise<Row[]> {
  const fields: Field[] = [];
  for (const screen of screens) {
    await asVisitor(app, async ({ page, context, world }) => {
      await page.addInitScript(observeLongTasks);
      await screen.given?.(world);
      if (screen.person !== undefined)
        await signIn(context, world, screen.person, screen.method && { method: screen.method });
      await page.goto(screen.path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await screen.act?.(page);
      // A screen that polls has loaded but never becomes idle.
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      // A changed username removes the password field, so this starts with the last field.
      for (const field of (await fieldsOf(page)).toReversed()) {
        const typed = await typeInto(page, field);
        fields.push({ screen: screen.name, ...typed });
      }
    });
  }
  const slowest = fields.toSorted((a, b) => b.ms - a.ms);
  for (const { screen, field, ms } of slowest.filter((one) => one.ms > 0))
    console.log(`  ${ms.toFixed(0).padStart(4)} ms  ${screen}: ${field}`);
  const worst = slowest[0];
  return [
    {
      property: `Longest task while typing, ${fields.length} fields, processor ${SLOW_DOWN} times slower`,
      figure:
        !worst || worst.ms === 0
          ? `none over ${LONG_MS} ms`
          : `${worst.ms.toFixed(0)} ms (${worst.screen}: ${worst.field})`,
      limit: '',
      ok: fields.length > 0,
      beside: { ms: Math.max(worst?.ms ?? Number.NaN, LONG_MS), most: MOST_OF_BEFORE },
      command: 'npm run quality -- --only typing',
    },
  ];
}

async function fieldsOf(page: Page): Promise<Locator[]> {
  const all = await page.locator('input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea').all();
  // An open modal dialog blocks the fields behind it.
  const isModal = (await page.locator('dialog:modal').count()) > 0;
  const usable: Locator[] = [];
  for (const field of all) {
    if (
      (await field.isVisible()) &&
      (await field.isEditable()) &&
      (!isModal || (await field.evaluate((element) => element.closest('dialog:modal') !== null)))
    )
      usable.push(field);
  }
  return usable;
}

/**
 * Types once. After a long task it returns the median of three, because another process may have used the processor.
 */
async function typeInto(page: Page, field: Locator): Promise<{ field: string; ms: number }> {
  const name = await field.evaluate((element) => element.getAttribute('name') ?? element.id);
  const first = await longestTask(page, field);
  if (first === 0) return { field: name, ms: 0 };
  return { field: name, ms: median([first, await longestTask(page, field), await longestTask(page, field)]) };
}

async function longestTask(page: Page, field: Locator): Promise<number> {
  await field.fill('');
  await field.focus();
  await page.evaluate(untilStill);
  const from = await page.evaluate(() => performance.now());
  await page.keyboard.type(SAMPLE, { delay: KEY_EVERY_MS });
  await page.evaluate(untilStill);
  return page.evaluate((since) => {
    const tasks: unknown = Reflect.get(window, 'longTasks');
    const lengths = Array.isArray(tasks)
      ? tasks.map((task: PerformanceEntry) => (task.startTime >= since ? task.duration : 0))
      : [Number.NaN];
    return Math.max(0, ...lengths);
  }, from);
}

function observeLongTasks(): void {
  const tasks: PerformanceEntry[] = [];
  Reflect.set(window, 'longTasks', tasks);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
}

/** All started work is done after two idle periods in a row. */
async function untilStill(): Promise<void> {
  for (let idle = 0; idle < 2; idle += 1) await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}
