import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { connect } from '../../mock-server/client';
import type { Duration, MockWorld } from '../../mock-server/client/world';
import { watchCalls } from './guards/calls';
import { Focus } from './guards/focus';
import { Guard, nothingAllowed, type Allowed } from './guards/guard';
import { Secrets } from './guards/secrets';
import { attachEvidence } from './evidence';
import { enter, signIn } from '../../mock-server/client/browser';
import { breachesIn } from './breaches';

export { expect } from '@playwright/test';

interface Options {
  /**
   * The scenario of the test's world; without it, the default seed. Example: `test.use({ scenario: 'multi-client' })`.
   */
  scenario: string | undefined;
  /** What the test causes on purpose. */
  allow: Partial<Allowed>;
}

interface Fixtures {
  /** The test's own tenant of the mock server (see docs/testing.md). The page belongs to it. */
  world: MockWorld;
  /**
   * Gives the page a session, without the form. Waits for the calls of an open page, because a late response brings the
   * former session back.
   */
  signInAs: (person: string, options?: Parameters<MockWorld['signIn']>[1]) => Promise<void>;
  /** Values that must never reach log, console, storage or address. Records typed passwords and codes by itself. */
  secrets: Secrets;
  /**
   * Moves the page's timers and the world's clock together. Call `install` before the page opens. Use `advance` when no
   * call is pending, `advanceDuringCall` while one is. Real time also passes, seconds on a slow machine. A test that
   * checks each second prevents that with `stop`.
   */
  clock: {
    install(): Promise<void>;
    stop(): Promise<void>;
    advance(duration: Duration): Promise<void>;
    advanceDuringCall(duration: Duration): Promise<void>;
  };
  /** Finds actions that leave the focus on the body, which fail the test. */
  focus: Focus;
  guard: Guard;
}

/**
 * The `test` of every flow. Each test has its own world, so tests run in parallel. The guard fails a test for what no
 * test may cause (see docs/decisions/figures.md). A failed test has the journal, snapshot and HAR of its world
 * attached.
 */
export const test = base.extend<Options & Fixtures>({
  scenario: [undefined, { option: true }],
  allow: [{}, { option: true }],

  secrets: async ({ context }, provide) => {
    const secrets = new Secrets();
    await secrets.watch(context);
    await provide(secrets);
  },

  world: [
    async ({ context, baseURL, scenario }, provide, testInfo) => {
      const world = await connect(baseURL ?? '').world({
        id: `e2e-${randomUUID()}`,
        ...(scenario !== undefined && { scenario }),
      });
      await enter(context, world);
      await provide(world);
      if (testInfo.status !== testInfo.expectedStatus) await attachEvidence(world, testInfo);
      else await world.drop();
    },
    { auto: true },
  ],

  signInAs: async ({ context, page, world }, provide) => {
    const calls = watchCalls(page);
    await provide(async (person, options) => {
      if (page.url() !== 'about:blank') {
        await page.waitForLoadState('networkidle');
        await calls.settled();
      }
      await signIn(context, world, person, options);
    });
  },

  focus: async ({ context }, provide) => {
    const focus = new Focus();
    await focus.watch(context);
    await provide(focus);
  },

  guard: [
    async ({ context, baseURL, allow, secrets, world, focus }, provide) => {
      const allowed = { ...nothingAllowed, ...allow };
      const guard = new Guard(baseURL ?? '', allowed, secrets);
      await guard.watch(context);
      await provide(guard);
      for (const page of context.pages()) await focus.inspect(page);
      guard.findings.push(...focus.findings);
      for (const page of context.pages()) guard.findings.push(...(await secrets.inspect(page)));
      guard.findings.push(...secrets.leaks());
      if (!allowed.breaches) guard.findings.push(...(await breachesIn(world)));
      if (guard.findings.length > 0) throw new Error(`the guard found:\n${[...new Set(guard.findings)].join('\n')}`);
    },
    { auto: true },
  ],

  clock: async ({ page, world }, provide) => {
    const calls = watchCalls(page);
    const advance = async (duration: Duration) => {
      const before = await world.clock.now();
      await movePage(page, (await world.clock.advance(duration)) - before);
    };
    await provide({
      install: () => page.clock.install(),
      // The page's clock cannot go back, and it runs on while this reads it. So it stops ten seconds ahead.
      stop: async () => {
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
        await world.clock.freeze();
      },
      advance: async (duration) => {
        await calls.settled();
        await advance(duration);
      },
      advanceDuringCall: async (duration) => {
        await calls.begun();
        await advance(duration);
      },
    });
  },
});

/**
 * Moves the page's clock. A short move fires every tick. A long move fires each due timer once, because no test checks
 * every second of fifteen minutes.
 */
async function movePage(page: Page, ms: number): Promise<void> {
  if (ms <= 120_000) await page.clock.runFor(ms);
  else await page.clock.fastForward(ms);
}
