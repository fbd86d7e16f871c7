import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { connect } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';
import type { EngineName } from './programs/find-engines';
import type { Engine, Profile } from './drivers/engine';
import { startEngine } from './drivers/start-engine';
import { attachEvidence } from '../support/evidence';
import { User } from './user/user';

export { expect } from '@playwright/test';

interface Fixtures {
  world: MockWorld;
  profile: Profile;
  user: User;
  /** Gives the browser the cookies of a session, without the form. */
  signInAs: (person: string, options?: Parameters<MockWorld['signIn']>[1]) => Promise<void>;
}

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
}

/**
 * The `test` of every flow: a user with an empty browser and a world of their own, in the project's engine. Console
 * errors, uncaught errors, policy violations and responses that violate the contract fail the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await startEngine(engineName);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  world: async ({ baseURL }, provide, testInfo) => {
    const world = await connect(baseURL ?? '').world({ id: `engines-${randomUUID()}` });
    await provide(world);
    if (testInfo.status !== testInfo.expectedStatus) await attachEvidence(world, testInfo);
    const breaches = await world.journal.list({ breaches: true });
    if (testInfo.status === testInfo.expectedStatus) await world.drop();
    if (breaches.length > 0)
      throw new Error(
        `off the contract: ${JSON.stringify(breaches.map(({ url, breaches: faults }) => [url, faults]))}`,
      );
  },

  profile: async ({ engine, baseURL, world }, provide) => {
    const profile = await engine.open(baseURL ?? '');
    await profile.addCookie({ name: 'mock-world', value: world.id, isHttpOnly: false });
    await provide(profile);
    const { findings } = profile;
    await profile.close();
    if (findings.length > 0) throw new Error(`the browser reported:\n${[...new Set(findings)].join('\n')}`);
  },

  user: async ({ profile, baseURL, engine }, provide, testInfo) => {
    testInfo.annotations.push({ type: 'version', description: engine.version });
    const tab = await profile.newTab();
    await provide(new User(tab, baseURL ?? ''));
  },

  signInAs: async ({ profile, world }, provide) => {
    await provide(async (person, options) => {
      for (const [name, value] of Object.entries(await world.signIn(person, options)))
        await profile.addCookie({ name, value: encodeURIComponent(value), isHttpOnly: name === 'session' });
    });
  },
});
