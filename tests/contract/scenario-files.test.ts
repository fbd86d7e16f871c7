import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scenariosOnDisk } from '../../mock-server/adapters/scenarios-on-disk';
import { mockOver } from '../../mock-server/client';
import { respondToFetch } from '../../mock-server/adapters/fetch';
import { applyScenario, checkScenarioFiles, seedWorld } from '../../mock-server/seed';
import { listScenarios } from '../../mock-server/seed/scenarios';
import { stateOf } from '../../mock-server/seed/scenarios/file';
import { scenarioOf } from '../../mock-server/seed/scenarios/save';
import { takeSnapshot } from '../../mock-server/world/snapshot';
import { World } from '../../mock-server/world/world';
import { Worlds } from '../../mock-server/world/worlds';

/** A mock server with the scenarios of a new folder. */
function mockWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  const surroundings = { readScenarios: () => scenariosOnDisk(folder) };
  const worlds = new Worlds(seedWorld, async () => null, undefined, surroundings);
  const origin = 'http://mock.test';
  const mock = mockOver(origin, async (request) => {
    const response = await respondToFetch(worlds, request);
    return response ?? new Response(null, { status: 404 });
  });
  return { mock, write, check: () => checkScenarioFiles(surroundings) };
}

const zoe = `
description: Zoë is new, and \`minutes\` are left of her lockout.
parameters: { minutes: 3 }
persons:
  zoe:
    name: Zoë New
    username: zoe.new
    memberships: [100, { clientId: '800', suspended: true }]
    obligations: [changePassword, { url: /outside/notice }]
    devices: 2
    lockedUntil: PT\${minutes}M
flags: { enableClientRebrand: true, 'enableAccountSecurity:100': false }
faults: [{ operationId: getMe, nth: 2, status: 503 }]
clock: { advanceMs: P2D, isFrozen: true }
`;

test('a file makes people with memberships, obligations and devices, flags, faults and a time', async () => {
  const { mock } = mockWith({ 'zoe.yaml': zoe });
  const world = await mock.world();
  await world.scenario('zoe', { minutes: '4' });
  const { collections, clock, faults } = await world.snapshot();
  const of = (name: string) => collections[name]?.filter(({ personId }) => personId === 'zoe') ?? [];
  const person = collections['persons']?.find(({ id }) => id === 'zoe');
  expect(person).toMatchObject({ username: 'zoe.new', firstName: 'Zoë', lastName: 'New', password: 'Sunny-Harbor-42' });
  expect(Math.round((Number(person?.['lockedUntil']) - Number(clock.frozenAt)) / 1000)).toBe(240);
  expect(of('associates').map(({ clientId, suspended }) => [clientId, suspended])).toEqual([
    ['100', false],
    ['800', true],
  ]);
  expect(of('obligations').map(({ command, url }) => command ?? url)).toEqual(['changePassword', '/outside/notice']);
  expect(of('devices')).toHaveLength(2);
  expect(collections['flags']).toContainEqual(
    expect.objectContaining({ flag: 'enableAccountSecurity', clientId: '100', isEnabled: false }),
  );
  expect(faults.faults).toMatchObject([{ operationId: 'getMe', nth: 2, status: 503, code: 'SERVICE_UNAVAILABLE' }]);
});

test('the list has the scenarios of files, also of several in one file, with their parameters', async () => {
  const { mock } = mockWith({
    'zoe.yaml': zoe,
    'two.yaml': 'name: a\ndescription: A.\n---\nname: b\ndescription: B.\n',
  });
  expect((await mock.scenarios()).slice(-3)).toEqual([
    { name: 'a', description: 'A.', parameters: [] },
    { name: 'b', description: 'B.', parameters: [] },
    { name: 'zoe', description: 'Zoë is new, and `minutes` are left of her lockout.', parameters: ['minutes'] },
  ]);
});

test('a changed file counts at the next use; a broken one is listed with its reason, and changes nothing', async () => {
  const { mock, write } = mockWith({ 'one.yaml': 'description: A.\npersons: { ann: { isInactive: true } }\n' });
  const world = await mock.world({ scenario: 'one' });
  expect((await world.state.read('persons'))[0]).toMatchObject({ isInactive: true });
  write('one.yaml', 'description: A.\npersons: { ann: { isInactive: false }, annn: { isInactive: true } }\n');
  const before = JSON.stringify(await world.state.read('persons'));
  await expect(world.scenario('one')).rejects.toThrow('one.yaml, line 2, column 40: there is no person "annn"');
  expect(JSON.stringify(await world.state.read('persons'))).toBe(before);
  write('one.yaml', 'description: A.\npersons: []\n');
  expect((await mock.scenarios()).at(-1)?.description).toBe(
    'Broken: one.yaml, line 2, column 1: persons: expected fields, below it and with an indent',
  );
  await expect(world.reset('one')).rejects.toThrow('one.yaml, line 2, column 1');
  const refused = await world.visitor().fetch('/api/authentication-service/v0/check-obligations');
  expect(refused.status).toBe(401);
});

test('an obligation comes after those that stand, also when an earlier one is gone', async () => {
  const world = await mockWith({}).mock.world();
  await world.given.person('ann', { obligations: ['changePassword', 'addEmail'] });
  await world.state.delete('obligations', 'obligation-ann-1');
  await world.given.person('ann', { obligations: ['addPhone'] });
  await world.given.obligation('verifyEmail').for('ann');
  const own = (await world.state.read('obligations')).filter(({ personId }) => personId === 'ann');
  expect(own.map(({ command, order }) => `${command} ${order}`)).toEqual(['addEmail 2', 'addPhone 3', 'verifyEmail 4']);
});

test('a flag of one client stands beside that of all', async () => {
  const world = await mockWith({}).mock.world();
  for (const clientId of [undefined, '100']) await world.given.flag('enableClientRebrand', !clientId, clientId);
  const own = (await world.state.read('flags')).filter(({ flag }) => flag === 'enableClientRebrand');
  expect(own).toMatchObject([
    { clientId: null, isEnabled: true },
    { clientId: '100', isEnabled: false },
  ]);
});

test.each([
  ['mine.yaml', 'description: A.\npersons: { annn: {} }', 'mine.yaml, line 2, column 12: there is no person "annn"'],
  ['default.yaml', 'description: A.', 'The name of the scenario "default" is taken, by a built-in one'],
  ['Mine!.yaml', 'description: A.', '"Mine!" is no name of a scenario file: use small letters, digits and hyphens'],
  ['mine.yml', 'description: A.', '"mine.yml" is no name of a scenario file'],
  ['mine.yaml', '', 'mine.yaml is empty: write a scenario.'],
  [
    'mine.yaml',
    'description: A.\n---\ndescription: B.',
    'mine.yaml, line 1, column 1: a scenario of a file with several needs a name.',
  ],
])('the start refuses the file %s with %j', async (file, text, sentence) => {
  const { check } = mockWith({ [file]: text, 'other.yaml': 'description: 1' });
  const refusal = String(await check().catch((error: unknown) => error));
  for (const one of [sentence, 'other.yaml, line 1, column 1']) expect(refusal).toContain(one);
});

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

describe('a saved scenario', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 9) }));
  afterEach(() => void vi.useRealTimers());

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
});
