import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockWorld } from '../../mock-server/client/world';
import { createMock } from '../../mock-server/index';
import { PERSONA_PASSWORD } from '../../mock-server/world/store/make';
import { listScenarios } from '../../mock-server/seed/scenarios';
import { dispatch } from '../../mock-server/server/dispatch';
import { answerWith, newCaller, testWorld } from '../../mock-server/testing/client';
import { madeTwice, startTwice, twice } from '../../mock-server/testing/twice';
import { runWorkflows } from '../../scripts/contract/workflows';
import { median } from '../../scripts/measure/quality/row';
import { stories } from './stories';
import type { Moment } from '../../mock-server/world/moment';
import { rewind, takeSnapshot } from '../../mock-server/world/snapshot';
import { World } from '../../mock-server/world/world';

const ORIGIN = 'http://app.test';

/** A clock that runs has the same time after a rewind, and so another offset from real time. */
function bytesOf(world: World): string {
  const { clock, ...state } = takeSnapshot(world);
  return JSON.stringify({ ...state, clock: { ...clock, offsetMs: null } });
}

/** Takes a snapshot when a call comes, before the first step that can change the world. */
function watch(world: World): string[] {
  const snapshots: string[] = [];
  const take = world.faults.take.bind(world.faults);
  vi.spyOn(world.faults, 'take').mockImplementation((...call) => {
    snapshots.push(bytesOf(world));
    return take(...call);
  });
  return snapshots;
}

const compared = { states: 0, worlds: 0 };
afterAll(() => console.log(`Rewound ${compared.worlds} worlds, and compared ${compared.states} states.`));

/** Rewinds a copy to the middle, then the world itself call by call. */
async function expectEachState(world: World, snapshots: readonly string[]): Promise<void> {
  const moments = world.journal.list().map(({ id }) => world.journal.momentBefore(id));
  expect(moments).toHaveLength(snapshots.length);
  const expectState = async (rewound: World, place: number) => {
    const moment: Moment | undefined = moments[place];
    if (!moment) throw new Error(`The journal has no state before call ${place}.`);
    vi.setSystemTime(Date.now() + 60_000);
    await rewind(rewound, moment);
    expect(bytesOf(rewound)).toBe(snapshots[place]);
    compared.states += 1;
  };
  await expectState(new World('copy', world.options), Math.floor(moments.length / 2));
  for (const place of [...moments.keys()].reverse()) await expectState(world, place);
  expect(world.journal.list()).toEqual([]);
  compared.worlds += 1;
}

describe('a rewind brings back each byte, and the time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  test.each(Object.entries(stories))('when %s', async (_, tell) => {
    const world = await testWorld();
    const snapshots = watch(world);
    await tell(world);
    if (snapshots.length > 0) await expectEachState(world, snapshots);
  });

  test.each(listScenarios().map(({ name }) => name))(
    'of the scenario %s, whatever calls and control calls changed',
    async (name) => {
      const mock = createMock({ origin: ORIGIN });
      const world = await mock.world({ scenario: name });
      const inside = await mock.worlds.get(world.id);
      const snapshots = watch(inside);
      await use(world);
      await expectEachState(inside, snapshots);
    },
  );
});

describe('each call of a workflow is answered as before after a rewind to it', () => {
  afterAll(() => console.log('Undid and made again:', madeTwice));

  test.each(Object.entries(stories))('when %s', async (_, tell) => {
    const world = await testWorld();
    answerWith(world, (_world, request) => twice(world, request, () => dispatch(world, request)));
    await tell(world);
  });

  test('of the workflows of openapi/, over HTTP and with clocks that run', { timeout: 300_000 }, async () => {
    const { origin, problems, close } = await startTwice();
    const { exitCode } = await runWorkflows([], { target: origin });
    close();
    expect([problems, exitCode]).toEqual([[], 0]);
  });
});

/** Changes everything that a world holds, by calls and between them. */
async function use(world: MockWorld): Promise<void> {
  const visitor = world.visitor();
  const signIn = (password = PERSONA_PASSWORD) =>
    visitor.call('login', { body: { username: 'ann.lee', password } }).catch(() => undefined);
  const resetPassword = (identifier: string) => visitor.call('requestPasswordReset', { body: { identifier } });
  await world.on('*').every(2).delay(1, 3);
  await world.deliveries.late({ minutes: 2 }, { times: 1 });
  await signIn('wrong');
  await world.on('login').times(1).drop();
  await signIn();
  await world.clock.advance({ days: 3 });
  await world.given.flag('enableClientRebrand');
  await resetPassword('ann@example.com');
  await world.clock.freeze();
  await world.clock.advance({ minutes: 3 });
  await resetPassword('ben@example.com');
  // Each of them has the username that the other one had.
  for (const [person, username] of [
    ['ben', 'other'],
    ['ann', 'ben.many'],
    ['ben', 'ann.lee'],
  ] as const)
    await world.state.patch('persons', person, { username, lockedUntil: 1 });
  await signIn();
  await world.people.create({ like: 'dana', count: 3 });
  await world.state.delete('persons', 'dana');
  await world.given.limits({ failedLogins: 2, sessionsKept: 1 });
  for (const person of ['pat', 'pia.passkey']) await world.signIn(person);
  await signIn();
  await world.outbox.clear();
  await world.faults.clear();
  await world.deliveries.clear();
  await world.scenario('outage');
  await signIn();
  await world.restore({ ...(await world.snapshot()), random: 7, outbox: [] });
  await world.clock.resume();
  await signIn();
}

/** A world with two calls, and a way to rewind it. */
async function twoCalls() {
  const mock = createMock({ origin: ORIGIN });
  const world = await mock.world({ id: 'mine', seed: 7 });
  await world.clock.freeze();
  const visitor = world.visitor();
  const ask = () =>
    visitor.call('requestPasswordReset', {
      body: { identifier: 'ann@example.com' },
      headers: { 'Idempotency-Key': '"one-submission-1"' },
    });
  await visitor.call('checkAuthentication');
  const before = await world.snapshot();
  await ask();
  return { mock, world, ask, before };
}

describe('POST /__mock/journal/{id}/rewind', () => {
  test('forgets the call and the later ones, and the call may be made again under its key', async () => {
    const { world, ask, before } = await twoCalls();
    expect(await world.journal.rewind(2)).toMatchObject({ id: 'mine' });
    expect(await world.snapshot()).toEqual(before);
    await ask();
    expect(await world.outbox.list()).toHaveLength(1);
    expect((await world.journal.list()).map(({ id }) => id)).toEqual([1, 3]);
  });

  test('gives a new world that state, and leaves this one', async () => {
    const { mock, world, before } = await twoCalls();
    const now = await world.snapshot();
    expect(await world.journal.rewind(2, { as: 'other' })).toMatchObject({ id: 'other', seed: 7 });
    expect(await mock.open('other').snapshot()).toEqual(before);
    expect(await world.snapshot()).toEqual(now);
    expect(await world.journal.list()).toHaveLength(2);
  });
});

/** In ms of the processor, which a busy machine changes little. */
async function spentOn(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test('a rewind over 500 calls takes no longer than to make 100 of them', async () => {
  const world = await testWorld();
  const body = { username: 'ann.lee', password: PERSONA_PASSWORD };
  const made = await spentOn(async () => {
    for (let n = 0; n < 500; n += 1) await newCaller(world).expect('login', '200', { body });
  });
  const times: number[] = [];
  for (const { id } of world.journal.list().filter((_, place) => place % 50 === 49)) {
    const moment = world.journal.momentBefore(id);
    if (moment) times.push(await spentOn(() => rewind(new World('copy', world.options), moment)));
  }
  expect([times.length, median(times) <= made / 5]).toEqual([10, true]);
});
