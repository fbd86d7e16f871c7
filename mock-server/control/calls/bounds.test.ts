import { describe, expect, test } from 'vitest';
import { createMock } from '../../index';
import { defaultLimits } from '../../world/limits';

/** A number of one world must neither hold up nor end the server for the other worlds. */
describe('the control interface refuses', () => {
  test.each([
    ['oneTimeCodeDigits', 33, 'must be <= 32'],
    ['oneTimeCodeDigits', 3, 'must be >= 4'],
    ['backupCodes', 21, 'must be <= 20'],
    ['backupCodes', 0, 'must be >= 1'],
    ['passkeysMost', 51, 'must be <= 50'],
    ['clientSearchPage', 7, 'must be <= 6'],
    ['loginLevel', 5, 'must be <= 4'],
    ['stepUpLevel', 5, 'must be <= 4'],
    ['sessionMs', 315_360_000_001, 'must be <= 315360000000'],
    ['failedLogins', 1001, 'must be <= 1000'],
    ['failedLogins', 2.5, 'must be integer'],
  ])('the limit %s of %d', async (name, value, sentence) => {
    const world = await createMock().world();
    await expect(world.given.limits({ [name]: value })).rejects.toThrow(`"${name}" ${sentence}`);
  });

  test('no limit as it is by default', async () => {
    const world = await createMock().world();
    await world.given.limits({ ...defaultLimits, failedLogins: 2 });
    expect((await world.snapshot()).limits).toEqual({ ...defaultLimits, failedLogins: 2 });
  });

  test('a fault and a delivery rule after a thousand', async () => {
    const { client, world } = await made();
    const rule = { operationId: 'login', drop: true };
    for (let n = 0; n < 1000; n += 1) {
      world.faults.add(rule);
      world.outbox.deliveries.add({ copies: 0 });
    }
    await expect(client.on('login').drop()).rejects.toThrow('A world can have 1000 faults');
    await expect(client.deliveries.never()).rejects.toThrow('A world can have 1000 delivery rules');
  });

  test('a record after five thousand of its collection', async () => {
    const { client, world } = await made();
    for (let n = world.db.groups.count(); n < 5000; n += 1) await world.db.groups.add({ name: `g${n}`, url: '/x' });
    await expect(client.state.create('groups', { name: 'x', url: '/x' })).rejects.toThrow(
      'groups can have 5000 records',
    );
  });

  test('people who have too much, and makes none of them', async () => {
    const { client, world } = await made();
    const before = world.db.persons.count();
    await expect(client.people.create({ like: 'dana', count: 223 })).rejects.toThrow('make 2007 records');
    expect(world.db.persons.count()).toBe(before);
    expect(await client.people.create({ like: 'dana', count: 222 })).toHaveLength(222);
  });

  test('a snapshot of more than five thousand records', async () => {
    const { client } = await made();
    const snapshot = await client.snapshot();
    snapshot.collections['groups'] = Array.from({ length: 5001 }, (_, n) => ({ name: `g${n}`, url: '/x' }));
    await expect(client.restore(snapshot)).rejects.toThrow(/The snapshot has \d+ records, and at most 5000/);
  });

  test('a person with more contacts than the contract lists', async () => {
    const { client } = await made();
    const passwordHistory = Array.from({ length: 51 }, String);
    await expect(client.state.patch('persons', 'ann', { passwordHistory })).rejects.toThrow(
      'persons.passwordHistory: expected at most',
    );
  });

  test('a time that no calendar has, and a value that is too long', async () => {
    const { client } = await made();
    await expect(client.state.patch('persons', 'ann', { lockedUntil: 1e300 })).rejects.toThrow('persons.lockedUntil');
    await expect(client.clock.set(0.5)).rejects.toThrow();
    await expect(client.scenario('devices', { person: 'x'.repeat(1001) })).rejects.toThrow('1000 characters');
  });
});

/** The names that a world knows are checked here too, as in a scenario file. */
describe('the control interface names the nearest', () => {
  test.each([
    [
      'flag',
      (one: Client) => one.given.flag('enableClientRebrandd'),
      'there is no flag "enableClientRebrandd": did you mean "enableClientRebrand"?',
    ],
    [
      'client of a flag',
      (one: Client) => one.given.flag('enableClientRebrand', true, '101'),
      'there is no client "101": did you mean "100"?',
    ],
    [
      'person of a fault',
      (one: Client) => one.on('getMe').when({ person: 'anne' }).status(503),
      'there is no person "anne": did you mean "ann"? For a username without an account',
    ],
    [
      'client of an obligation',
      (one: Client) => one.given.obligation('forceSamlAuthentication', { clientId: '40' }).for('ann'),
      'there is no client "40": did you mean "400"?',
    ],
    [
      'phone',
      (one: Client) => one.state.patch('persons', 'ann', { phones: [{ number: '212' }] }),
      'persons.phones.0.number: expected a number in E.164',
    ],
  ])('%s', async (_, act, sentence) => {
    const { client } = await made();
    const before = await client.snapshot();
    await expect(act(client)).rejects.toThrow(sentence);
    expect((await client.snapshot()).collections).toEqual(before.collections);
  });
});

type Client = Awaited<ReturnType<typeof made>>['client'];

async function made() {
  const mock = createMock();
  const client = await mock.world();
  return { client, world: await mock.worlds.get(client.id) };
}
