import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCaller, type RawInput } from '../../mock-server/testing/client';
import type { OperationId } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/routes';
import { seedWorld } from '../../mock-server/seed';
import { takeSnapshot } from '../../mock-server/world/snapshot';
import { World } from '../../mock-server/world/world';
import { textsOnDisk } from '../../mock-server/adapters/texts-on-disk';
import { validOf } from '../../scripts/contract/fuzz/walk';
import { cases, hold } from './models/step';

const WORLDS = 50;
const NOW = Date.UTC(2026, 10, 21, 17);

interface Call {
  id: OperationId;
  input: RawInput;
}

const anyCall: fc.Arbitrary<Call> = fc
  .constantFrom(...operationIds)
  .chain((id) => fc.constantFrom(...validOf(id)).map((input) => ({ id, input })));

async function freshWorld(id: string): Promise<World> {
  const world = new World(id, { seed: 7, now: NOW }, textsOnDisk);
  world.clock.freeze(true);
  world.clock.set(NOW);
  await seedWorld(world);
  return world;
}

/** The state of a world as JSON, without its name and the real time. */
const stateOf = (world: World) => JSON.stringify({ ...takeSnapshot(world), clock: world.clock.now() });

/** Makes the calls one after the other. Returns the responses. */
async function drive(world: World, calls: readonly Call[]): Promise<string[]> {
  const ann = await newCaller(world).signIn('ann', { level: 3 });
  const responses: string[] = [];
  for (const { id, input } of calls) {
    const { is, body } = await ann.send(id, input);
    responses.push(`${id} ${is} ${JSON.stringify(body)}`);
    // Lets the other worlds run.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return responses;
}

test('50 worlds driven side by side answer and end as if each were alone', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.array(anyCall, { minLength: 3, maxLength: 8 }), { minLength: WORLDS, maxLength: WORLDS }),
    async (plans) => {
      const together = await Promise.all(plans.map((_, n) => freshWorld(`world-${n}`)));
      const responses = await Promise.all(together.map((world, n) => drive(world, plans[n] ?? [])));
      for (const [n, plan] of plans.entries()) {
        const alone = await freshWorld(`world-${n}`);
        expect(responses[n]).toEqual(await drive(alone, plan));
        expect(stateOf(together[n] ?? alone)).toBe(stateOf(alone));
      }
    },
  );
  await hold(
    'worlds',
    property,
    (plans) => plans.map((plan, n) => `world ${n}: ${plan.map(({ id }) => id).join(', ')}`).join('\n'),
    Math.max(1, Math.round(cases / 50)),
  );
}, 300_000);
