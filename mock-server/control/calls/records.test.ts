import { describe, expect, test } from 'vitest';
import { createMock } from '../../index';

const PASSWORD = 'Sunny-Harbor-42';
const mock = createMock();

describe('people that a call makes', () => {
  test('each can log in, with an own username, address and phone number', async () => {
    const world = await mock.world();
    const made = await world.people.create({ count: 30 });
    expect(new Set(made.map(({ username }) => username)).size).toBe(30);
    expect(new Set(made.map(({ email }) => email)).size).toBe(30);
    const numbers = (await world.state.read('persons')).flatMap(({ phones }) => JSON.stringify(phones));
    expect(new Set(numbers.filter((text) => text.includes('+1646'))).size).toBe(30);
    for (const { username } of made.slice(0, 2)) {
      const body = { username: username ?? '', password: PASSWORD };
      expect((await world.visitor().call('login', { body })).is).toBe('200');
    }
  });

  test('each has the clients of the person whom they are like, or the given ones', async () => {
    const world = await mock.world();
    const [like] = await world.people.create({ like: 'ben' });
    const [other] = await world.people.create({ like: 'ben', clients: ['200'] });
    const clients = async (id = '') =>
      (await world.state.read('associates')).filter(({ personId }) => personId === id).map(({ clientId }) => clientId);
    expect(await clients(like?.id)).toEqual(await clients('ben'));
    expect(await clients(other?.id)).toEqual(['200']);
  });

  test('are all made, or none', async () => {
    const world = await mock.world();
    const before = await world.snapshot();
    const rows = [{ username: 'mia.jones' }, { username: 'ANN.LEE'.toLowerCase() }];
    await expect(world.people.import(rows)).rejects.toThrow('persons already has a record with this username.');
    await expect(world.people.create({ clients: ['no-such'] })).rejects.toThrow('There is no client "no-such"');
    await expect(world.people.create({ particular: { shoeSize: 44 } })).rejects.toThrow('shoeSize');
    await expect(world.people.create({ like: 'zoe' })).rejects.toThrow('There is no person "zoe"');
    expect((await world.snapshot()).collections).toEqual(before.collections);
  });

  test('come from CSV with quotes, empty cells and the mark of a spreadsheet', async () => {
    const world = await mock.world();
    const table =
      '\uFEFFusername,lastName,email,clientId\r\n"mia.jones","Jones, ""Mia""",mia@shop.test,\r\nsam.jones,,,200\r\n';
    const made = await world.people.import(table);
    expect(made.map(({ username, email }) => [username, email])).toEqual([
      ['mia.jones', 'mia@shop.test'],
      ['sam.jones', 'ann-2@example.com'],
    ]);
    const people = await world.state.read('persons');
    expect(people.find(({ username }) => username === 'mia.jones')).toMatchObject({ lastName: 'Jones, "Mia"' });
  });

  test.each([
    ['username\nmia,surplus', 'Line 2 of the table does not fit'],
    ['user\nmia', 'there is no field "user"'],
    ['username', 'must NOT have fewer than 1 items'],
  ])('a table that does not fit (%j) is refused with a sentence', async (table, sentence) => {
    await expect((await mock.world()).people.import(table)).rejects.toThrow(sentence);
  });
});

describe('records', () => {
  test('are added and removed, by the schema of their collection', async () => {
    const world = await mock.world();
    const { groups } = await world.state.schemas();
    expect(groups).toMatchObject({ required: ['name', 'url'], additionalProperties: false });
    const record = { name: 'payroll', url: 'https://payroll.example/' };
    expect(await world.state.create('groups', record)).toEqual(record);
    await expect(world.state.create('groups', record)).rejects.toThrow('already has a record');
    await expect(world.state.create('groups', { name: 'shop' })).rejects.toThrow('groups.url');
    await world.state.delete('groups', 'payroll');
    await expect(world.state.delete('groups', 'payroll')).rejects.toThrow('groups has no record "payroll"');
  });

  test('a person is removed with their session, so that the next call is refused', async () => {
    const world = await mock.world();
    const ann = world.visitor();
    await ann.call('login', { body: { username: 'ann.lee', password: PASSWORD } });
    await world.state.delete('persons', 'ann');
    expect((await ann.call('listMyDevices')).is).toBe('401 MISSING_SESSION_COOKIE');
    expect((await world.state.read('associates')).filter(({ personId }) => personId === 'ann')).toEqual([]);
  });
});
