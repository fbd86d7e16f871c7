import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, type Browser } from '@playwright/test';
import { connect } from '../../mock-server/client';
import { operations, type OperationId } from '../../openapi/generated/operations';
import { enter, signIn } from '../support/world';
import { callers, type Caller } from './callers';
import { type FaultKind, faultKinds, isMet, PATIENCE_MS } from './faults';
import { look, problemsOn } from './invariants';
import type { Cell } from './report';

const isQuick = process.env.FAULTS !== 'all';
const only = process.env.FAULTS_ONLY;

const calls = Object.keys(operations).flatMap((id): { id: OperationId; caller: Caller; n: number }[] => {
  if (!isId(id) || (only !== undefined && id !== only)) return [];
  const caller = callers[id];
  return 'never' in caller ? [] : [{ id, caller, n: Object.keys(operations).indexOf(id) }];
});

/** All faults; in the quick size two, so that over all calls each fault comes as often. */
const faultsFor = (n: number) => (isQuick ? [n, n + 6].map((i) => faultKinds[i % faultKinds.length]).filter((one) => one !== undefined) : faultKinds);

test.describe.configure({ mode: 'parallel' });

for (const { id, caller, n } of calls) {
  test(`${id} goes wrong: ${faultsFor(n).map(({ name }) => name).join(', ')}`, async ({ browser, baseURL }) => {
    test.setTimeout(faultsFor(n).length * 30_000);
    const cells: Cell[] = [];
    for (const fault of faultsFor(n)) cells.push(await tryCell(browser, baseURL ?? '', id, caller, fault));
    mkdirSync('reports/faults', { recursive: true });
    writeFileSync(`reports/faults/${id}.json`, JSON.stringify(cells));
    expect(cells.filter(({ problems }) => problems.length > 0).map(({ fault, problems }) => `${fault}: ${problems.join(', ')}`)).toEqual([]);
  });
}

/** A person meets one fault, in a world and a browser of their own. */
async function tryCell(browser: Browser, origin: string, id: OperationId, caller: Caller, fault: FaultKind): Promise<Cell> {
  const world = await connect(origin).world();
  const context = await browser.newContext({ baseURL: origin });
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(error.error().message));
  await enter(context, world);
  await context.route('**/auth/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), timeoutMs: PATIENCE_MS } });
  });
  if (caller.language !== undefined) await context.addCookies([{ name: 'user-language', value: caller.language, url: origin }]);
  if (caller.flag !== undefined) await world.given.flag(caller.flag);
  if (caller.as !== undefined) await signIn(context, world, caller.as, { levelOfAssurance: caller.level ?? 1 });
  const page = await context.newPage();
  const problems: string[] = [];
  try {
    let before = { heading: '', address: '' };
    if (caller.act) {
      await page.goto(caller.path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      before = await look(page);
      await fault.put(world, id, context);
      await world.journal.clear();
      await caller.act(page);
    } else {
      await fault.put(world, id, context);
      await page.goto(caller.path);
    }
    // A page is still when nothing has gone wrong yet, too.
    const isHit = await expect.poll(() => isMet(world, context), { timeout: 8000 }).toBe(true).then(() => true, () => false);
    const typed = caller.kept === undefined ? undefined : await page.getByLabel(caller.kept, { exact: true }).inputValue({ timeout: 500 }).catch(() => undefined);
    problems.push(...(await problemsOn(page, { id, caller, before, world, uncaught, typed })));
    if (!isHit) problems.push('the call was not made, so nothing went wrong');
  } catch (error) {
    problems.push(`it could not be tried: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
  }
  const screenshot = problems.length > 0 ? `${id}-${fault.name.replaceAll(' ', '-')}.png` : null;
  if (screenshot !== null) await page.screenshot({ path: `reports/faults/${screenshot}` }).catch(() => undefined);
  await context.close();
  await world.drop();
  return { operationId: id, fault: fault.name, problems, screenshot };
}

function isId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}
