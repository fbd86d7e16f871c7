import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { connect } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { enter, signIn } from '../../mock-server/client/browser';
import { type Caller, callers } from './callers';
import { type FaultKind, faultKinds, isMet, PATIENCE_MS } from './faults';
import { look, lookWhenStill, problemsOn, type Seen } from './invariants';

/** The time limit of a user's step, ms. */
const STEP_MS = 15_000;

/** One call of each page: a user's step where it has one. The calls of a page fail in the same way. */
const calls = Object.keys(operations)
  .flatMap((id): { id: OperationId; caller: Caller }[] => {
    if (!isId(id)) return [];
    const caller = callers[id];
    return 'never' in caller ? [] : [{ id, caller }];
  })
  .sort((one, other) => Number(one.caller.act === undefined) - Number(other.caller.act === undefined))
  .filter(({ caller }, index, all) => all.findIndex((one) => one.caller.path === caller.path) === index);

/** Their pages are one component with the page of another call. */
const ofSamePage = new Set<OperationId>([
  'requestUsernameReminder',
  'requestSelfRegistration',
  'addEmailAddress',
  'reviewUsernames',
  'logoutAllSessions',
]);
/** Each fails in the walk of its page in tests/e2e. */
const failsInWalk = new Set<OperationId>([
  'requestPasswordReset',
  'validateToken',
  'addPhoneNumber',
  'startMfaChallenge',
  'logout',
  'verifyContact',
  'saveRegionalSettings',
  'acceptLegalAgreements',
  'getLandingProducts',
  'getLanding',
  'getSettingsByGroup',
]);

/** Each call meets one fault, and the next call the next fault. */
calls.forEach(({ id, caller }, index) => {
  const fault = faultKinds[index % faultKinds.length];
  if (fault === undefined || ofSamePage.has(id) || failsInWalk.has(id)) return;
  test(`${id} meets ${fault.name}`, async ({ browser, baseURL }) => {
    const origin = baseURL ?? '';
    const before = caller.act
      ? undefined
      : await inWorld(
          browser,
          origin,
          caller,
          async ({ page }) => (await page.goto(caller.path), lookWhenStill(page, ({ heading }) => heading !== '')),
        );
    const problems = await inWorld(browser, origin, caller, (scene) => tryCell(scene, { id, caller, fault, before }));
    test.info().annotations.push(...problems.map((description) => ({ type: 'problem', description })));
    expect(problems).toEqual([]);
  });
});

interface Scene {
  page: Page;
  context: BrowserContext;
  world: MockWorld;
  uncaught: string[];
}

/** Runs `act` in a new world and browser context, on an empty page. */
async function inWorld<Result>(
  browser: Browser,
  origin: string,
  caller: Caller,
  act: (scene: Scene) => Promise<Result>,
): Promise<Result> {
  const world = await connect(origin).world();
  const context = await browser.newContext({ baseURL: origin });
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(error.error().message));
  await enter(context, world);
  await context.route('**/auth/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), timeoutMs: PATIENCE_MS } });
  });
  if (caller.language !== undefined)
    await context.addCookies([{ name: 'user-language', value: caller.language, url: origin }]);
  await caller.given?.(world);
  if (caller.as !== undefined)
    await signIn(context, world, caller.as, {
      levelOfAssurance: caller.level ?? 1,
      ...(caller.method && { method: caller.method }),
    });
  try {
    return await act({ page: await context.newPage(), context, world, uncaught });
  } finally {
    // The sign-in form shows before the app starts, so a request for the configuration may be open.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    await world.drop();
  }
}

/**
 * One user meets one fault. Returns what was wrong.
 * @param whole the page as it opens without a fault, for a call that the opening page makes
 */
async function tryCell(
  { page, context, world, uncaught }: Scene,
  { id, caller, fault, before: whole }: { id: OperationId; caller: Caller; fault: FaultKind; before: Seen | undefined },
): Promise<string[]> {
  // A missing button must fail soon, because the page may have left.
  page.setDefaultTimeout(STEP_MS);
  const problems: string[] = [];
  try {
    let before = whole;
    if (caller.act) {
      await page.goto(caller.path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await caller.way?.(page, world);
      before = await look(page);
      await fault.put(world, id, context);
      await world.journal.clear();
      await caller.act(page, world);
    } else {
      await fault.put(world, id, context);
      await page.goto(caller.path);
    }
    // The page is also still before the fault, so wait for the fault first.
    const met = expect.poll(() => isMet(world, context), { timeout: 8000, intervals: [50, 100] });
    const isHit = await met.toBe(true).then(
      () => true,
      () => false,
    );
    if (before) problems.push(...(await problemsOn(page, { id, caller, fault, before, world, context, uncaught })));
    if (!isHit) problems.push('the call was not made, so nothing went wrong');
  } catch (error) {
    problems.push(
      `it could not be tried: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    );
  }
  if (problems.length > 0) {
    const body = await page.screenshot().catch(() => undefined);
    if (body !== undefined) await test.info().attach('page', { body, contentType: 'image/png' });
  }
  return problems;
}

function isId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}
