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

  test('each has the clients of the person whom they are like, or the given ones, and no passkey', async () => {
    const world = await mock.world();
    const [like] = await world.people.create({ like: 'ben' });
    const [other] = await world.people.create({ like: 'ben', clients: ['200'] });
    const clients = async (id = '') =>
      (await world.state.read('associates')).filter(({ personId }) => personId === id).map(({ clientId }) => clientId);
    expect(await clients(like?.id)).toEqual(await clients('ben'));
    expect(await clients(other?.id)).toEqual(['200']);
    expect((await world.people.create({ like: 'cleo' }))[0]?.username).toBeNull();
    expect((await world.people.list()).find(({ id }) => id === like?.id)?.description).toBe('Ben Adeyemi');
    const [pia] = await world.people.create({ like: 'pia' });
    const made = (await world.state.read('persons')).find(({ id }) => id === pia?.id);
    expect(made).toMatchObject({ passkeys: [], security: { userHandle: null } });
  });

  test('have records of their own, however their number and the ids of the clients look', async () => {
    const world = await mock.world();
    const made = await world.people.create({ like: 'ben', count: 220 });
    const [copy] = await world.people.create({ like: 'ben-100' });
    const associates = await world.state.read('associates');
    const clients = (id = '') => associates.filter(({ personId }) => personId === id).map(({ clientId }) => clientId);
    for (const { id } of [...made, ...(copy ? [copy] : [])]) expect(clients(id)).toEqual(clients('ben'));
  });

  test('are all made, or none', async () => {
    const world = await mock.world();
    const before = await world.snapshot();
    const twice = { count: 2, particular: { username: 'mia.jones' } };
    await expect(world.people.create(twice)).rejects.toThrow('belongs to');
    await expect(world.people.create({ clients: ['no-such'] })).rejects.toThrow('There is no client "no-such"');
    await expect(world.people.create({ particular: { shoeSize: 44 } })).rejects.toThrow('shoeSize');
    await expect(world.people.create({ like: 'zoe' })).rejects.toThrow('There is no person "zoe"');
    expect((await world.snapshot()).collections).toEqual(before.collections);
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

test('the journal is asked by method, path, person and status', async () => {
  const world = await createMock().world();
  const ben = world.visitor();
  await world.visitor().call('login', { body: { username: 'ann.lee', password: 'wrong' } });
  await ben.call('login', { body: { username: 'ben.many', password: 'Sunny-Harbor-42' } });
  await ben.call('checkAuthentication');
  const asked = async (query: Parameters<typeof world.journal.list>[0]) =>
    (await world.journal.list(query)).map(({ person, status, operationId }) => `${person} ${status} ${operationId}`);
  expect(await asked({ method: 'POST', status: '4xx' })).toEqual(['ann 401 login']);
  expect(await asked({ method: 'POST', status: '401' })).toEqual(['ann 401 login']);
  expect(await asked({ person: 'BEN@example.com' })).toEqual(['ben 200 login', 'ben 200 checkAuthentication']);
  expect(await asked({ person: 'ben', path: '/check' })).toEqual(['ben 200 checkAuthentication']);
  expect(await asked({ person: 'nobody' })).toEqual([]);
  const [login] = await world.journal.list({ person: 'ben' });
  expect(await asked({ person: 'ben', after: login?.id ?? 0 })).toEqual(['ben 200 checkAuthentication']);
  await world.clock.advance({ minutes: 15 });
  await ben.call('listMyDevices');
  expect(await asked({ status: '401', path: '/devices' })).toEqual(['null 401 listMyDevices']);
  await world.on('login').times(1).status(503);
  await ben.call('login', { body: { username: 'ann.lee', password: 'wrong' } });
  expect((await world.journal.list({ status: '503' }))[0]?.requestBody).toMatchObject({ username: 'ann.lee' });
});

test('invitations of one kind are listed, and one is expired from its last millisecond on', async () => {
  const world = await createMock().world();
  const visitor = world.visitor();
  const body = { emailAddress: 'nell@example.com', associateToken: 'invite-no-check' };
  expect((await visitor.call('prepareCodeEmailVerification', { body })).is).toBe('200');
  const list = async (): Promise<{ kind: string; token: string; expiresAt: number; isExpired: boolean }[]> =>
    (await visitor.fetch('/__mock/invitations?kind=registration')).json();
  const [first] = await list();
  expect(new Set((await list()).map(({ kind }) => kind))).toEqual(new Set(['registration']));
  await world.clock.freeze();
  for (const ms of [-1, 0]) {
    await world.clock.set((first?.expiresAt ?? 0) + ms);
    expect((await list()).find(({ token }) => token === first?.token)?.isExpired).toBe(ms === 0);
  }
});

test('a token that was sent later has the path of its mail', async () => {
  const mock = createMock({ origin: 'http://app.test' });
  const world = await mock.world();
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ben@example.com' } });
  const [mail] = await world.outbox.list();
  const headers = { 'X-Mock-World': world.id };
  const address = 'http://app.test/__mock/invitations?email=ben@example.com';
  const links: { path: string }[] = await (await mock.fetch(new Request(address, { headers }))).json();
  expect(links.map(({ path }) => `http://app.test${path}`)).toContain(mail?.link);
});
