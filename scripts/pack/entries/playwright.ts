import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { test as base, type TestInfo } from '@playwright/test';
import { connect } from '../../../mock-server/client';
import { enter, signIn } from '../../../mock-server/client/browser';
import type { Duration, MockWorld } from '../../../mock-server/client/world';

export { expect } from '@playwright/test';

/** Tests set them with `use`, in a configuration or in a file. */
export interface WorkbenchOptions {
  /** Origin of the running workbench; by default WORKBENCH_ORIGIN, or http://localhost:4010. */
  workbench: string;
  /** The world of each test starts in this scenario. */
  scenario: string | undefined;
}

export interface WorkbenchFixtures {
  /** A tenant of the services for this test alone; the page belongs to it. */
  world: MockWorld;
  outbox: MockWorld['outbox'];
  /** Signs a person in without the form, by id or username. The page then has the session. */
  signInAs: (person: string, options?: Parameters<MockWorld['signIn']>[1]) => Promise<void>;
  /** Moves the time of the page and of the services. Call `install` before the page opens. */
  clock: {
    install(): Promise<void>;
    /** Moves both forward together. */
    advance(duration: Duration): Promise<void>;
  };
}

/** Each test has its own world. A failed test has the calls and the state of its world attached. */
export const test = base.extend<WorkbenchOptions & WorkbenchFixtures>({
  workbench: [process.env.WORKBENCH_ORIGIN ?? 'http://localhost:4010', { option: true }],
  scenario: [undefined, { option: true }],

  world: [
    async ({ context, baseURL, workbench, scenario, httpCredentials }, provide, testInfo) => {
      const world = await connect(workbench, { password: [httpCredentials].flat()[0]?.password }).world({
        id: `test-${randomUUID()}`,
        ...(scenario !== undefined && { scenario }),
      });
      await enter(context, world, originsOf(baseURL, workbench));
      await provide(world);
      if (testInfo.status !== testInfo.expectedStatus) await attachEvidence(world, testInfo);
      await world.drop();
    },
    { auto: true },
  ],

  outbox: async ({ world }, provide) => provide(world.outbox),

  signInAs: async ({ context, baseURL, workbench, world }, provide) => {
    await provide((person, options) => signIn(context, world, person, options, originsOf(baseURL, workbench)));
  },

  clock: async ({ page, world }, provide) => {
    await provide({
      install: () => page.clock.install(),
      advance: async (duration) => {
        const before = await world.clock.now();
        await page.clock.fastForward((await world.clock.advance(duration)) - before);
      },
    });
  },
});

/** The app and the workbench may have different host names, so both get the cookies. */
const originsOf = (...origins: (string | undefined)[]): string[] => origins.filter((one) => one !== undefined);

async function attachEvidence(world: MockWorld, testInfo: TestInfo): Promise<void> {
  for (const [name, read] of Object.entries({
    journal: () => world.journal.list(),
    snapshot: () => world.snapshot(),
  })) {
    const path = testInfo.outputPath(`${name}.json`);
    writeFileSync(path, JSON.stringify(await read().catch(String), null, 2));
    await testInfo.attach(name, { path, contentType: 'application/json' });
  }
}
