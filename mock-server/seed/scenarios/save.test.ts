import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkedRule } from '../../call/checked-rule';
import { commands } from '../../world/store/obligation-commands';
import { takeSnapshot } from '../../world/snapshot';
import { World } from '../../world/world';
import { applyScenario, seedWorld } from '../index';
import { removePerson } from '../people';
import { listScenarios } from './index';
import { scenarioOf } from './save';
import { oblige } from './state';

const NOW = Date.UTC(2026, 10, 28, 9);
const YEAR = 31_557_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A saved scenario does not have these. */
const leftOut = ['sessions', 'challenges', 'activities', 'logs', 'securityReports'];

function stateIn(world: World) {
  const { collections, clock, limits, faults } = takeSnapshot(world);
  const kept = Object.entries(collections).filter(([name]) => !leftOut.includes(name));
  return { collections: Object.fromEntries(kept), clock, limits, faults: faults.faults };
}

async function seeded(scenario = 'default'): Promise<World> {
  const world = new World('one');
  await seedWorld(world, scenario);
  return world;
}

/** Expects that a world made from the saved state is the same, and so is its own text. */
async function expectSame(world: World): Promise<void> {
  const text = await scenarioOf(world);
  const other = new World('one', {}, undefined, { readScenarios: () => [{ name: 'saved', text }] });
  await seedWorld(other, 'saved');
  expect(stateIn(other), text).toEqual(stateIn(world));
  expect(await scenarioOf(other)).toBe(text);
}

const odd = fc.oneof(
  fc.constantFrom(
    '$',
    '$$',
    '$5.00',
    '$person',
    '${person}',
    '$person owes $$5',
    '$ 1',
    'P1D',
    '*a',
    '&a',
    '~',
    '1e3',
    '<<',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const key = fc
  .oneof(fc.constantFrom('sentAt', 'waitMs', 'faults', 'args', '$person', '$$'), odd)
  .filter((text) => text !== '__proto__' && !/^\d+$/.test(text));
const json = fc.oneof(
  odd,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.dictionary(key, odd, { maxKeys: 3 }),
  fc.array(odd),
);
const texts = fc.dictionary(key, odd, { maxKeys: 3 });

const anyWorld = fc.record({
  scenario: fc.constantFrom(...listScenarios().map(({ name }) => name)),
  movedMs: fc.oneof(fc.constant(0), fc.integer({ min: -56 * YEAR, max: 1000 * YEAR }), fc.constant(270_000 * YEAR)),
  isFrozen: fc.boolean(),
  lockedForMs: fc.integer({ min: -YEAR, max: YEAR }),
  password: odd,
  attributes: texts,
  args: fc.dictionary(key, fc.oneof(odd, fc.integer()), { maxKeys: 3 }),
  subject: odd,
  body: json,
  limit: fc.integer({ min: 0, max: 1000 }),
  isFlagUnset: fc.boolean(),
});

test('any world is the same to the byte after it was saved, loaded and saved again', { tags: 'long' }, async () => {
  const property = fc.asyncProperty(anyWorld, async (values) => {
    const world = await seeded(values.scenario);
    world.clock.advance(values.movedMs);
    if (values.isFrozen) world.clock.freeze(true);
    const now = world.clock.now();
    const { lockedForMs, password, attributes, args, body } = values;
    await world.db.persons.patch('ben', { password, lockedUntil: Math.min(now + lockedForMs, 8_640_000_000_000_000) });
    await world.db.associates.patch('associate-ivy', { attributes });
    await world.db.attempts.add({ id: `login:${values.subject}`, count: 2, firstAt: now, lockedUntil: null });
    await world.db.groups.add({ name: '$group', url: '/$1' });
    await oblige(world, 'ben', { command: commands[0], order: 7, args });
    if (values.isFlagUnset) world.db.flags.remove('enableAccountSecurity:*');
    Object.assign(world.limits, { failedLogins: values.limit });
    world.faults.add(checkedRule({ operationId: 'getMe', status: 200, offSpec: true, body, when: { person: 'ben' } }));
    world.faults.add(
      checkedRule({ service: 'identity-orchestrator', status: 503, when: { headers: { 'x-a': '$a' } } }),
    );
    await expectSame(world);
  });
  await fc.assert(property, { numRuns: 60 });
});

test('a world with a start of its own is saved with the time that it was moved by', async () => {
  const world = new World('one', { now: NOW + YEAR });
  await seedWorld(world);
  world.clock.advance(2 * 86_400_000);
  expect(await scenarioOf(world)).toContain('advanceMs: P2D\n');
});

test('content of a tester that has the names and the form of times', async () => {
  const world = await seeded();
  const own = { sentAt: 'P1D', waitMs: 'PT5M' };
  await world.db.associates.patch('associate-ivy', { attributes: own });
  await world.db.tokens.patch('invite-valid', { extra: own });
  const order = { order: 7, kind: 'command', command: commands[0], url: null, isLoginObligation: true, clientId: null };
  await world.db.obligations.add({ id: 'obligation-odd', personId: 'ben', ...order, args: own });
  await expectSame(world);
});

test('two persons who changed their usernames with each other', async () => {
  const world = await seeded();
  await world.db.persons.patch('ben', { username: null });
  await world.db.persons.patch('ann', { username: 'ben.many' });
  await world.db.persons.patch('ben', { username: 'ann.lee' });
  await expectSame(world);
});

test('a new person without an address, who has the username of one that is gone', async () => {
  const world = await seeded();
  const { id: _, ...ann } = { ...world.db.persons.get('ann') };
  removePerson(world, 'ben');
  await world.db.persons.add({ ...ann, id: 'zoe', username: 'ben.many', emails: [] });
  await expectSame(world);
});

test('a fault of a person who is gone hits nobody, and is not saved', async () => {
  const world = await seeded();
  world.faults.add(checkedRule({ operationId: 'getMe', status: 503, when: { person: 'ben' } }));
  removePerson(world, 'ben');
  expect(await scenarioOf(world)).not.toContain('getMe');
});

test('a state that is too large for a scenario file is refused with its size', async () => {
  const world = await seeded();
  await world.db.persons.patch('ann', { password: 'x'.repeat(140_000) });
  await expect(scenarioOf(world)).rejects.toThrow(
    /makes a scenario file of 140\d{3} bytes, and at most 131072 are read/,
  );
});

test('an empty value for a number is refused', async () => {
  const text = 'description: A.\nparameters: { days: 3 }\nclock:\n  advanceMs: P${days}D\n';
  const world = new World('one', {}, undefined, { readScenarios: () => [{ name: 'mine', text }] });
  await expect(applyScenario(world, 'mine', { days: '' })).rejects.toThrow(
    'The parameter "days" must be a number, and it is "".',
  );
});
