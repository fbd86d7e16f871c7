import { describe, expect, test } from 'vitest';
import { operations } from '../../openapi/generated/operations';
import { dispatch } from '../dispatch';
import { restoreSnapshot, takeSnapshot } from '../world/snapshot';
import { newCaller, ORIGIN, testWorld } from '../testing/client';
import type { World } from '../world/world';
import type { DialectName } from '../world/dialect-names';

async function inDialect(dialect: DialectName, person = 'ann') {
  const world = await testWorld();
  world.dialect = dialect;
  return newCaller(world).signIn(person);
}

describe('the literal dialect', () => {
  test('gives a 204 where the product shows no response and the contract has a body', async () => {
    const ann = await inDialect('literal');
    expect(await ann.send('checkObligations')).toMatchObject({ status: 204, body: null });
    expect(await ann.send('logout')).toMatchObject({ status: 204, body: null });
  });

  test('gives an empty 200 where the contract has a 204', async () => {
    const response = await (
      await inDialect('literal')
    ).send('requestPasswordReset', { body: { identifier: 'ann.lee' } });
    expect(response).toMatchObject({ status: 200, body: null });
    expect(response.headers).not.toHaveProperty('content-type');
  });

  test('keeps the cookies that go with a response', async () => {
    const ann = await inDialect('literal');
    await ann.send('logout');
    expect([...ann.cookies.keys()]).not.toContain('session');
  });

  test('leaves out what the product does not name, and optional fields that are empty', async () => {
    const ann = await inDialect('literal');
    expect((await ann.send('checkAuthentication')).body).toEqual({
      authentication_method: 'Lifion',
      levelOfAssurance: 1,
    });
    const me = (await ann.send('getMe')).body;
    expect(me).toMatchObject({ personId: 'ann', firstName: 'Ann' });
    expect(me).not.toHaveProperty('username');
    expect(me).not.toHaveProperty('allClientAccessRoles');
  });

  test('gives lists bare', async () => {
    const ann = await inDialect('literal');
    expect((await ann.send('getLandingProducts')).body).toBeInstanceOf(Array);
    expect((await ann.send('listSystemOfRecordContacts')).body).toBeInstanceOf(Array);
  });

  test('leaves errors as they are', async () => {
    const world = await testWorld();
    world.dialect = 'literal';
    expect(await newCaller(world).send('checkAuthentication')).toMatchObject({ is: '401 MISSING_SESSION_COOKIE' });
  });
});

/** What a browser with this Cookie header receives, before anything reads it. */
async function wire(world: World, id: 'checkAuthentication' | 'listMyDevices', cookie: string, end = '') {
  const { base, path, method } = operations[id];
  return dispatch(world, { method, url: `${base}${path}${end}`, headers: { cookie }, body: null, origin: ORIGIN });
}

const breachesOf = (world: World) => world.journal.list().flatMap(({ breaches }) => breaches);

describe('the generous dialect', () => {
  test('adds fields and turns the order', async () => {
    const ann = await inDialect('generous');
    const { body } = await ann.send('getMe');
    expect(body).toMatchObject({ personId: 'ann', apiVersion: 7, tags: ['a', 'b'], internalNotes: null });
    const names = Object.keys(Object(body));
    expect(names.indexOf('personId')).toBeGreaterThan(names.indexOf('firstName'));
    expect((await newCaller(ann.world).send('checkAuthentication')).body).toMatchObject({
      code: 'MISSING_SESSION_COOKIE',
      apiVersion: 7,
    });
  });

  test('puts a bare list into an object, and leaves a table of free names alone', async () => {
    const ann = await inDialect('generous');
    expect((await ann.send('listLanguages')).body).toMatchObject({
      total: expect.any(Number),
      items: expect.any(Array),
    });
    const texts = (await ann.send('getTextPackage', { headers: { 'user-language': 'de-DE' } })).body;
    expect(JSON.stringify(Object(texts).resources)).not.toContain('apiVersion');
  });

  test('declares JSON as plain text, writes headers in lower case, and takes a slash at the end', async () => {
    const ann = await inDialect('generous');
    const cookie = [...ann.cookies].map((pair) => pair.join('=')).join('; ');
    const { status, headers } = await wire(ann.world, 'checkAuthentication', cookie, '/');
    expect(status).toBe(200);
    expect(headers).toContainEqual(['content-type', 'text/plain; charset=utf-8']);
    expect(headers.map(([name]) => name).filter((name) => name !== name.toLowerCase())).toEqual([]);
    ann.world.dialect = 'contract';
    expect((await wire(ann.world, 'checkAuthentication', cookie, '/')).status).toBe(404);
  });

  test('records no breach of the contract, because it bends it on purpose', async () => {
    const ann = await inDialect('generous');
    await ann.send('listMyDevices');
    await ann.send('getMe');
    expect(breachesOf(ann.world)).toEqual([]);
    expect(ann.world.journal.list().map(({ dialect }) => dialect)).toEqual(['generous', 'generous']);
    expect([...ann.world.journal.coverage]).toEqual([]);
  });
});

describe('the older dialect', () => {
  test('gives codes in other places and at other statuses', async () => {
    const world = await testWorld();
    world.dialect = 'older';
    const visitor = newCaller(world);
    const login = await visitor.send('login', { body: { username: 'ann.lee', password: 'wrong' } });
    expect(login.status).toBe(403);
    expect(JSON.stringify(login.body)).toContain('INCORRECT_CREDS');
    const places = await Promise.all(
      (['checkAuthentication', 'getMe', 'listMyDevices', 'listLanguages', 'getLandingProducts'] as const).map(
        async (id) => {
          const { status, body } = await visitor.send(id);
          expect([id, status]).toEqual([id, 403]);
          expect(JSON.stringify(body)).toContain('MISSING_SESSION_COOKIE');
          return Array.isArray(body) ? 'list' : Object.keys(Object(body)).sort().join();
        },
      ),
    );
    expect(new Set(places).size).toBeGreaterThan(2);
    expect(breachesOf(world)).toEqual([]);
    expect(world.journal.list().at(-1)?.errorCode).toBe('MISSING_SESSION_COOKIE');
  });

  test('gives an obligation as the whole body or as its action', async () => {
    const pat = await inDialect('older', 'pat');
    const bodies = await Promise.all(
      (['checkObligations', 'listMyDevices', 'getRegionalSettings'] as const).map((id) => pat.send(id)),
    );
    expect(bodies.map(({ status }) => status)).toEqual([412, 412, 412]);
    const kinds = bodies.map(({ body }) =>
      'action' in Object(body) ? 'action' : 'kind' in Object(body) ? 'body' : '?',
    );
    expect(new Set(kinds)).toEqual(new Set(['action', 'body']));
  });

  test('gives numbers as text, but not those of a passkey', async () => {
    const ann = await inDialect('older');
    expect((await ann.send('checkAuthentication')).body).toMatchObject({ levelOfAssurance: '1' });
    const pia = await inDialect('older', 'pia');
    const { body } = await pia.send('startMfaChallenge', { body: { methodId: 'passkey', requiredLevel: 3 } });
    expect(Object(body).publicKey.timeout).toEqual(expect.any(Number));
  });

  test('gives the end of the session in seconds or as a date', async () => {
    const ann = await inDialect('older');
    const ends = new Set<string>();
    for (const id of ['getMe', 'listMyDevices', 'checkAuthentication', 'listLanguages'] as const) {
      await ann.send(id);
      const end = ann.cookies.get('session-expiry') ?? '';
      const at = /^\d+$/.test(end) ? Number(end) * 1000 : Date.parse(end);
      ends.add(/^\d+$/.test(end) ? 'seconds' : 'date');
      expect(at - ann.world.clock.now()).toBe(15 * 60_000);
    }
    expect(ends).toEqual(new Set(['seconds', 'date']));
  });
});

test('one operation may have a dialect of its own, and a snapshot keeps it', async () => {
  const ann = await inDialect('contract');
  ann.world.dialectByOperation.set('checkAuthentication', 'older');
  expect((await ann.send('checkAuthentication')).body).toMatchObject({ levelOfAssurance: '1' });
  expect((await ann.send('getMe')).body).not.toHaveProperty('apiVersion');
  const copy = await testWorld();
  await restoreSnapshot(copy, takeSnapshot(ann.world));
  expect([...copy.dialectByOperation]).toEqual([['checkAuthentication', 'older']]);
  copy.clear();
  expect(copy.dialectByOperation.size).toBe(0);
});

test('a fault may give one response another dialect', async () => {
  const ann = await inDialect('contract');
  ann.world.faults.add({ operationId: 'checkAuthentication', nth: 2, dialect: 'older' });
  const levels = [];
  for (let n = 0; n < 3; n += 1) levels.push(Object((await ann.send('checkAuthentication')).body).levelOfAssurance);
  expect(levels).toEqual([1, '1', 1]);
});

test('a world begins in the dialect of the contract, and goes back to it with its seed', async () => {
  const world = await testWorld();
  expect(world.dialect).toBe('contract');
  world.dialect = 'literal';
  world.clear();
  expect(world.dialect).toBe('contract');
});
