import { describe, expect, test } from 'vitest';
import type { OperationId } from '../contract/types';
import { personByEmail } from '../rules/persons';
import { takeSnapshot } from '../world/snapshot';
import { newCaller, testWorld } from '../testing/client';
import { applyScenario, seedWorld } from './index';
import { invitations } from './invitations';
import { personas } from './personas';
import { listScenarios } from './scenarios';
import { logicScenarios } from './scenarios/logic';
import type { ScenarioParams } from './scenarios/scenario';
import type { World } from '../world/world';

/**
 * The full state of a world as text. It leaves out the clock's offset from real time, which differs from run to run.
 */
function stateOf(world: World): string {
  const { clock, scenario: _, ...state } = takeSnapshot(world);
  return JSON.stringify({ ...state, now: clock.frozenAt });
}

describe('personas', () => {
  test('have the ordinary associate first', () => expect(personas[0]?.id).toBe('ann'));

  test('have no address of an invitation, which could then create no account; two are there for that', async () => {
    const world = await testWorld();
    const taken = invitations.flatMap(({ token, invited }) => {
      const person = invited && personByEmail(world, invited.email);
      return person ? [`${person.id} has the address of ${token}`] : [];
    });
    expect(taken).toEqual(['ann has the address of invite-duplicate', 'leo has the address of invite-link']);
  });

  test.each(personas)('$id matches the list: $description', async ({ id, username, password }) => {
    const world = await testWorld();
    const person = world.db.persons.get(id);
    expect(person?.username).toBe(username);
    if (person?.password !== null) expect(person?.password).toBe(password);
    expect(world.db.associates.findMany((q) => q.where({ personId: id })).length).toBeGreaterThan(0);
  });
});

describe('invitations', () => {
  test.each(invitations)(
    '$token: $description',
    async ({ token, kind, state = 'open', lifeMs = 1, redirectToAimPic }) => {
      const visitor = newCaller(await testWorld());
      const expected =
        redirectToAimPic !== undefined
          ? '422 REDIRECT_TO_AIM_REGISTRATION_ERROR'
          : state === 'open' && lifeMs > 0
            ? '200'
            : '422 TOKEN_LOAD_VERIFY_FAILURE';
      await visitor.expect('loadToken', expected, { path: { kind, token }, query: { extended: true } });
    },
  );

  test.each(invitations)('$token leads to a route that carries it', ({ token, path }) => {
    expect(path.startsWith('/auth/')).toBe(true);
    if (token !== 'verify-email') expect(path).toContain(token);
  });
});

const scenarios = listScenarios();

describe('scenarios', () => {
  test.each(scenarios)('$name says what is so afterwards: $description', ({ description, problem }) => {
    expect([description, problem]).toEqual([expect.stringMatching(/\.$/), undefined]);
  });

  test.each(scenarios)('$name applies to the seed, and changes it: $description', async ({ name }) => {
    const world = await testWorld(name);
    expect(stateOf(world) === stateOf(await testWorld())).toBe(name === 'default');
    expect(world.scenario).toBe(name);
  });

  test.each(logicScenarios)('$name reads exactly the parameters that it lists', async ({ apply, parameters = [] }) => {
    const read = new Set<string>();
    const params = new Proxy<ScenarioParams>({}, { get: (_, name) => void read.add(String(name)) });
    await apply(await testWorld(), params);
    expect([...read].sort()).toEqual([...parameters].sort());
  });

  test('of an account change the named person, and refuse an unknown one', async () => {
    const world = await testWorld();
    await applyScenario(world, 'devices', { person: 'ben', count: 2 });
    expect(world.db.devices.findMany((q) => q.where({ personId: 'ben' }))).toHaveLength(2);
    await expect(applyScenario(world, 'devices', { person: 'nobody' })).rejects.toThrow('There is no person "nobody"');
  });

  test.each([
    ['many-sessions', { count: 'abc' }, 'count must be a whole number from 1 to 600, and it is "abc".'],
    ['devices', { count: -4 }, 'count must be a whole number from 1 to 600, and it is "-4".'],
    ['many-passkeys', { count: 0 }, 'count must be a whole number from 1 to 600, and it is "0".'],
    ['many-activities', { count: true }, 'count must be a whole number from 1 to 600, and it is "true".'],
    ['short-session', { seconds: 1.5 }, 'seconds must be a whole number from 1 to 315360000, and it is "1.5".'],
    ['short-codes', { seconds: '' }, 'seconds must be a whole number from 1 to 315360000, and it is "".'],
    ['secured-account', { activities: -1 }, 'activities must be a whole number from 0 to 600, and it is "-1".'],
    ['rebrand', { clientId: '999' }, 'There is no client "999" in this world.'],
    ['outage', { operationId: 'logIn' }, 'There is no operation "logIn".'],
    ['assurance-level', { level: 4 }, 'level must be a whole number from 0 to 3, and it is "4".'],
  ])('%s refuses %j and changes nothing', async (name, params, sentence) => {
    const world = await testWorld();
    const before = stateOf(world);
    await expect(applyScenario(world, name, params)).rejects.toThrow(new RangeError(sentence));
    expect(stateOf(world)).toBe(before);
  });

  test('of account security give a person none, one or many of each thing', async () => {
    const securityIn = async (name: string, params: ScenarioParams = {}) => {
      const world = await testWorld();
      await applyScenario(world, name, { person: 'ben', ...params });
      const ben = world.db.persons.get('ben');
      return {
        passkeys: new Set(ben?.passkeys.map(({ id, credentialId }) => `${id} ${credentialId}`)).size,
        hasApp: ben?.totpSecret !== null,
        backupCodes: ben?.security.backupCodes?.hashes.length,
        sessions: world.db.sessions.findMany((q) => q.where({ personId: 'ben' })).length,
        activities: world.db.activities.findMany((q) => q.where({ personId: 'ben' })).length,
        // Hours since the trust, and since its last use.
        trustedFor: ben?.security.trustedDevices.map(({ trustedAt, lastUsedAt }) => [
          (world.clock.now() - trustedAt) / 3_600_000,
          lastUsedAt && (world.clock.now() - lastUsedAt) / 3_600_000,
        ]),
      };
    };
    const usual = { passkeys: 2, hasApp: true, backupCodes: 2, sessions: 3, activities: 24, trustedFor: [] };
    expect(await securityIn('secured-account')).toEqual(usual);
    expect(await securityIn('trusted-devices')).toEqual({
      ...usual,
      trustedFor: [
        [48, 1],
        [72, null],
      ],
    });
    expect(await securityIn('no-passkeys')).toEqual({ ...usual, passkeys: 0 });
    expect(await securityIn('one-passkey')).toEqual({ ...usual, passkeys: 1 });
    expect(await securityIn('many-passkeys')).toEqual({ ...usual, passkeys: (await testWorld()).limits.passkeysMost });
    expect(await securityIn('many-passkeys', { count: 4 })).toEqual({ ...usual, passkeys: 4 });
    expect(await securityIn('no-authenticator-app')).toEqual({ ...usual, hasApp: false });
    expect(await securityIn('backup-codes-used-up')).toEqual({ ...usual, backupCodes: 0 });
    expect(await securityIn('many-sessions')).toEqual({ ...usual, sessions: 20 });
    expect(await securityIn('many-activities')).toEqual({ ...usual, activities: 500 });
  });

  test('of an outage answer 503 for every operation', async () => {
    const visitor = newCaller(await testWorld('outage'));
    for (const id of ['checkAuthentication', 'getMe', 'log'] satisfies OperationId[])
      expect((await visitor.send(id)).is).toBe('503 SERVICE_UNAVAILABLE');
  });
});

test('a world cannot be seeded twice', async () => {
  await expect(seedWorld(await testWorld())).rejects.toThrow('already has a record');
});
