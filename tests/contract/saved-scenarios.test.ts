import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyScenario, seedWorld } from '../../mock-server/seed';
import { stateOf } from '../../mock-server/seed/scenarios/file';
import { listScenarios } from '../../mock-server/seed/scenarios';
import { scenarioOf } from '../../mock-server/seed/scenarios/save';
import { takeSnapshot } from '../../mock-server/world/snapshot';
import { World } from '../../mock-server/world/world';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 9) }));
afterEach(() => void vi.useRealTimers());

/** A saved scenario does not have these. */
const leftOut = ['sessions', 'challenges', 'activities', 'logs', 'securityReports'];

function stateIn(world: World) {
  const { collections, clock, limits, faults } = takeSnapshot(world);
  const kept = Object.entries(collections).filter(([name]) => !leftOut.includes(name));
  return { collections: Object.fromEntries(kept), clock, limits, faults: faults.faults };
}

/** The state of a new world to which the saved text is applied. Saved again, it has the same text. */
async function loaded(text: string) {
  const world = new World('one', {}, undefined, { readScenarios: () => [{ name: 'saved', text }] });
  await seedWorld(world, 'saved');
  expect(await scenarioOf(world)).toBe(text);
  return stateIn(world);
}

async function seeded(...names: string[]): Promise<World> {
  const world = new World('one');
  await seedWorld(world);
  for (const name of names) await applyScenario(world, name);
  return world;
}

test('the seed differs from itself in nothing', async () => {
  expect(Object.keys(stateOf({ name: 'saved', text: await scenarioOf(await seeded()) }))).toEqual(['description']);
});

test.each(listScenarios().map(({ name }) => name))('%s is the same after it was saved and loaded', async (name) => {
  const world = await seeded(name);
  expect(await loaded(await scenarioOf(world))).toEqual(stateIn(world));
});

test('several scenarios, a new person, a removed one, a frozen clock and a dollar sign too', async () => {
  const world = await seeded('multi-client', 'must-change-usernames', 'outage', 'invitations-over', 'short-codes');
  await applyScenario(world, 'devices', { person: 'ben', count: 2 });
  await world.db.persons.patch('cam', { password: '$person $$ ${count}' });
  const { id: _, ...ann } = { ...world.db.persons.get('ann') };
  await world.db.persons.add({ ...ann, id: 'zoe', username: 'zoe.new', lockedUntil: world.clock.now() + 61_500 });
  world.db.devices.remove('device-dana-1');
  world.clock.advance(90_061_000);
  world.clock.freeze(true);
  expect(await loaded(await scenarioOf(world))).toEqual(stateIn(world));
});
