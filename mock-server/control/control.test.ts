import { describe, expect, test } from 'vitest';
import { createMock } from '../index';

const login = (username: string, password: string): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ username, password }),
});
const LOGIN = '/api/authentication-service/v0/login';
const CHECK = '/api/authentication-service/v0/check';
const PASSWORD = 'Sunny-Harbor-42';

describe('worlds', () => {
  test('serve the first, concurrent requests from one world', async () => {
    const mock = createMock();
    const world = mock.open('together');
    await Promise.all(Array.from({ length: 5 }, () => world.visitor().fetch(LOGIN, login('nobody', 'wrong'))));
    expect(await world.journal.list({ operationId: 'login' })).toHaveLength(5);
  });

  test('refuse a snapshot that does not fit, without any change', async () => {
    const world = await createMock().world();
    await world.clock.freeze();
    const before = await world.snapshot();
    const bad = { ...before, collections: { ...before.collections, clients: [], persons: [{ id: 'x' }] } };
    await expect(world.restore(bad)).rejects.toThrow('persons.');
    expect(await world.snapshot()).toEqual(before);
  });
});

describe('the control interface', () => {
  test('signs a person in with one call, at the first client', async () => {
    const world = await createMock().world();
    const visitor = world.visitor();
    for (const [name, value] of Object.entries(await world.signIn('ben'))) visitor.setCookie(name, value);
    expect((await visitor.call('getMe')).body).toMatchObject({ personId: 'ben', clientId: '100' });
    await world.signIn('sol', { levelOfAssurance: 3 });
    expect((await world.state.read('sessions')).at(-1)).toMatchObject({
      personId: 'sol',
      authenticationMethod: 'SSO',
      levelOfAssurance: 3,
    });
  });

  test('sets the clock, moves it on and stops it in one call', async () => {
    const world = await createMock().world();
    const body = JSON.stringify({ freeze: true, advance: 'PT5M', set: '2031-03-03T09:00:00Z' });
    const headers = { 'Content-Type': 'application/json' };
    await world.visitor().fetch('/__mock/clock', { method: 'POST', headers, body });
    expect(new Date(await world.clock.now()).toISOString()).toMatch(/^2031-03-03T09:05:00/);
    expect((await world.snapshot()).clock.frozenAt).not.toBeNull();
  });

  test('names the obligations of the contract when there is none of that name', async () => {
    const world = await createMock().world();
    await expect(world.given.obligation('dance').for('ann')).rejects.toThrow(
      'There is no obligation "dance" in the contract; it has createBasicCredentials, forceSamlAuthentication,',
    );
  });

  test('gives the obligation to create a first password to nobody who has one, and names the scenario for it', async () => {
    const world = await createMock().world();
    await expect(world.given.obligation('createBasicCredentials').for('ann')).rejects.toThrow(
      'The scenario "must-create-basic-credentials" takes it away first.',
    );
    await world.given.obligation('createBasicCredentials').for('sol');
    expect((await world.state.read('obligations')).at(-1)).toMatchObject({ personId: 'sol', isLoginObligation: true });
  });

  test('sends a response off the contract only with offSpec, and the journal records the breach', async () => {
    const world = await createMock().world();
    await expect(world.on('login').status(418)).rejects.toThrow('login does not declare status 418');
    await expect(world.on('login').status(401, 'TOO_MANY_ATTEMPTS')).rejects.toThrow(
      'does not declare the code TOO_MANY_ATTEMPTS at 401',
    );
    await expect(world.on('login').answer({ status: 200, body: { redirectUrl: 7 } })).rejects.toThrow(
      'does not fit the contract of login at 200',
    );
    await world.on('login').offSpec().answer({ status: 200, body: '<h1>Bad gateway</h1>' });
    const response = await world.visitor().fetch(LOGIN, login('ann.lee', PASSWORD));
    expect(await response.text()).toBe('<h1>Bad gateway</h1>');
    expect((await world.journal.list({ breaches: true })).map(({ operationId }) => operationId)).toEqual(['login']);
  });

  test('gives a 429 and a 503 the Retry-After that the contract requires', async () => {
    const world = await createMock().world();
    for (const status of [429, 503]) {
      await world.on('login').times(1).status(status);
      const response = await world.visitor().fetch(LOGIN, login('ann.lee', PASSWORD));
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, status === 429 ? '300' : '30']);
    }
    await world
      .on('login')
      .times(1)
      .answer({ status: 429, headers: { 'retry-after': '7' } });
    expect((await world.visitor().fetch(LOGIN, login('ann.lee', PASSWORD))).headers.get('retry-after')).toBe('7');
    expect(await world.journal.list({ breaches: true })).toEqual([]);
  });

  test('checks the headers of a fault like its body, and the journal records a breach', async () => {
    const world = await createMock().world();
    await expect(world.on('login').answer({ status: 503, headers: { 'Retry-After': 'soon' } })).rejects.toThrow(
      'The headers do not fit the contract of login at 503: /headers/retry-after must be integer.',
    );
    const wrong: Record<string, string>[] = [{}, { 'Retry-After': 'soon' }];
    for (const headers of wrong) await world.on('login').times(1).offSpec().answer({ status: 503, headers });
    for (let n = 0; n < 2; n += 1) await world.visitor().fetch(LOGIN, login('ann.lee', PASSWORD));
    expect((await world.journal.list({ operationId: 'login' })).map(({ breaches }) => breaches)).toEqual([
      [{ where: 'response', path: '/headers', message: "must have required property 'retry-after'" }],
      [{ where: 'response', path: '/headers/retry-after', message: 'must be integer' }],
    ]);
  });

  test('refuses an unknown parameter of a scenario, and changes nothing', async () => {
    const world = await createMock().world();
    await expect(world.scenario('locked-out', { persn: 'ben' })).rejects.toThrow(
      'The scenario locked-out has no parameter "persn": it takes person.',
    );
    await expect(world.scenario('default', { person: 'ben' })).rejects.toThrow('it takes none.');
    expect((await world.state.read('persons')).filter(({ lockedUntil, id }) => id !== 'lou' && lockedUntil)).toEqual(
      [],
    );
  });

  test('gives a new person what a scenario file would, and nothing when a field is wrong', async () => {
    const world = await createMock().world();
    const fields = {
      name: 'Zoe $Ito',
      memberships: ['100'],
      obligations: ['changePassword'],
      password: 'Own-Harbor-7',
    };
    await expect(
      world.given.person('zoe', { ...fields, emails: [{ address: 'zoe@example.com', verified: true }] }),
    ).rejects.toThrow(/^persons\.zoe\.emails\.0: there is no "verified"/);
    await expect(world.given.person('zoe', { ...fields, devices: 1.5 })).rejects.toThrow('devices');
    expect((await world.people.list()).map(({ id }) => id)).not.toContain('zoe');
    await world.given.person('zoe', fields);
    const visitor = world.visitor();
    expect((await visitor.fetch(LOGIN, login('zoe.$ito', 'Own-Harbor-7'))).status).toBe(200);
    expect((await visitor.call('checkObligations')).is).toBe('412 BLOCKED_BY_OBLIGATION');
  });

  test('verifies calls by count and in sequence, with near misses', async () => {
    const world = await createMock().world();
    const visitor = world.visitor();
    await visitor.fetch(LOGIN, login('ann.lee', 'wrong'));
    await visitor.fetch(LOGIN, login('ann.lee', PASSWORD));
    await visitor.fetch('/api/authentication-service/v0/check-obligations');
    await world.verify({ call: { operationId: 'login' }, times: 2 });
    await world.verify({ call: { operationId: 'logout' }, atMost: 1 });
    await world.verify({
      sequence: [
        { operationId: 'login', status: 401 },
        { operationId: 'login', body: { username: 'ann.lee' } },
        { operationId: 'checkObligations' },
      ],
    });
    await expect(
      world.verify({ call: { operationId: 'login', status: 200, body: { username: 'bob' } } }),
    ).rejects.toThrow(/body\.username is "ann\.lee", not "bob"\n.* status 401/);
    await expect(world.verify({ call: { operationId: 'login' }, times: 0 })).rejects.toThrow('expected exactly 0');
    await expect(
      world.verify({ sequence: [{ operationId: 'checkObligations' }, { operationId: 'login' }] }),
    ).rejects.toThrow('came too early');
    await expect(
      world.verify({ sequence: [{ operationId: 'checkObligations' }, { operationId: 'checkObligations' }] }),
    ).rejects.toThrow('Step 2 of 2');
  });

  test('exports the journal as an HTTP archive', async () => {
    const world = await createMock().world();
    await world.clock.freeze();
    await world.clock.set('2031-03-03T09:00:00Z');
    const visitor = world.visitor();
    await visitor.fetch(`${CHECK}?a=b`);
    await world.on('login').drop();
    await expect(visitor.fetch(LOGIN, login('ann.lee', 'wrong'))).rejects.toThrow('dropped');
    const queryString = [{ name: 'a', value: 'b' }];
    const request = { method: 'GET', url: `http://localhost:4010${CHECK}?a=b`, queryString };
    const entry = { startedDateTime: '2031-03-03T09:00:00.000Z', request, response: { status: 401 } };
    const form = { postData: { text: 'username=ann.lee&password=wrong' }, bodySize: 31 };
    const dropped = { request: form, response: { status: 0, headers: [], content: { text: '' } } };
    expect(await world.journal.har()).toMatchObject({ log: { version: '1.2', entries: [entry, dropped] } });
  });

  test('counts the coverage of dropped worlds too', async () => {
    const mock = createMock();
    const world = await mock.world();
    await world.visitor().fetch(LOGIN, login('ann.lee', 'wrong'));
    for (const status of [401, 503]) {
      await world.on('login').times(1).status(status);
      await world.visitor().fetch(LOGIN, login('ann.lee', 'wrong'));
    }
    await world.drop();
    const coverage = await mock.coverage();
    expect(coverage.pairs).toContainEqual({ operationId: 'login', status: 401, code: 'INCORRECT_CREDS', calls: 2 });
    expect(coverage.missing).toContainEqual({ operationId: 'login', status: 423, code: 'ASSOCIATE_SUSPENDED' });
    expect(coverage.undeclared).toEqual([]);
    expect(coverage.onlyByFault).toEqual([{ operationId: 'login', status: 503, code: 'SERVICE_UNAVAILABLE' }]);
    expect(coverage.declared).toBe(coverage.reached + coverage.missing.length);
  });

  test('ends a wait for a message when the message is sent', async () => {
    const mock = createMock();
    const world = await mock.world();
    const waiting = world.outbox.waitFor({ to: 'ann@example.com', kind: 'resetPassword' });
    const inner = await mock.worlds.get(world.id);
    for (const kind of ['stepUp', 'resetPassword']) {
      await world.clock.now();
      inner.send({ channel: 'email', to: 'ann@example.com', kind, subject: 'Reset', text: 'Open it', link: '/auth/x' });
    }
    expect((await waiting).link).toBe('/auth/x');
    await expect(world.outbox.waitFor({ to: 'nobody@example.com', timeoutMs: 10 })).rejects.toThrow('No message');
  });
});
