import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockServer, startMockServer } from '../adapters/node';
import { openReplay, RecordedTarget } from '../adapters/upstream-files';
import { connect } from '../client';
import type { MockWorld } from '../client/world';
import type { Visitor } from '../client/visitor';
import { operationIds } from '../contract/route-index';
import { Bindings, fitsRecorded } from './bindings';
import { Masks } from './masks';
import { Replay } from './replay';

const running: MockServer[] = [];
let folder: string;
let file: string;
/** A mock server that records the service. */
let recorder: MockServer;
/** The recording of one visit: what came out of it, and the text of the file. */
let visit: Visit;
let text: string;

interface Visit {
  is: string[];
  cookies: ReadonlyMap<string, string>;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
  file = join(folder, 'visit.har');
  const service = await start();
  const upstream = await RecordedTarget.begin(file, service.origin);
  recorder = await start(upstream);
  // With another seed than the service, so that no trace id is equal to a cookie.
  visit = await visitWith(await connect(recorder.origin).world({ seed: 9 }), 'first-try', 'Sunny-Harbor-42');
  await upstream.write();
  text = await readFile(file, 'utf8');
}, 60_000);

afterAll(async () => {
  await Promise.all(running.map((one) => one.close()));
  await rm(folder, { recursive: true });
});

async function start(upstream?: MockServer['worlds']['surroundings']['upstream']): Promise<MockServer> {
  const server = await startMockServer({ port: 0, upstream });
  running.push(server);
  return server;
}

/** A world that the recording answers. */
async function replayed(): Promise<MockWorld> {
  return connect((await start(new Replay(text))).origin).world();
}

const logIn = async (visitor: Visitor, password: string) =>
  (await visitor.call('login', { body: { username: 'ann.lee', password } })).is;

/** A wrong password, the right one, a call with the session, and a token in a path. */
async function visitWith(world: MockWorld, wrong: string, right: string): Promise<Visit> {
  const visitor = world.visitor();
  const is = [await logIn(visitor, wrong), await logIn(visitor, right)];
  is.push((await visitor.call('checkAuthentication')).is);
  is.push((await visitor.call('loadToken', { path: { kind: 'registration', token: 'invite-valid' } })).is);
  return { is, cookies: visitor.cookies };
}

describe('a recording', () => {
  test('has every call, and no password, token or cookie of it', () => {
    expect(visit.is).toEqual(['401 INCORRECT_CREDS', '200', '200', '200']);
    const { log } = JSON.parse(text);
    const calls = log.entries.map(({ _operationId }: { _operationId: string }) => _operationId);
    expect(calls).toEqual(['checkAuthentication', 'login', 'login', 'checkAuthentication', 'loadToken']);
    const secrets = ['first-try', 'Sunny-Harbor-42', 'invite-valid'];
    for (const name of ['session', 'csrf-token']) secrets.push(visit.cookies.get(name) ?? '');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain('INCORRECT_CREDS');
    expect(text).toContain('"ann.lee');
  });

  test('gives the same responses again, without the service', async () => {
    const world = await replayed();
    expect((await visitWith(world, 'first-try', 'Sunny-Harbor-42')).is).toEqual(visit.is);
    expect(new Set((await world.journal.list()).map(({ source }) => source))).toEqual(new Set(['recording']));
    expect((await world.journal.list()).flatMap(({ breaches }) => breaches)).toEqual([]);
  });

  test('says only which secrets are equal: other ones fit too, and the wrong one stays wrong', async () => {
    const visitor = (await replayed()).visitor();
    expect(await logIn(visitor, 'one')).toBe('401 INCORRECT_CREDS');
    expect(await logIn(visitor, 'one')).toBe('401 INCORRECT_CREDS');
    expect(await logIn(visitor, 'other')).toBe('200');
    expect(await logIn(visitor, 'one')).toBe('401 INCORRECT_CREDS');
  });

  test('begins again for each world, and after a reset', async () => {
    const world = await replayed();
    const seen = async (password: string) => logIn(world.visitor(), password);
    expect([await seen('one'), await seen('two')]).toEqual(['401 INCORRECT_CREDS', '200']);
    await world.reset();
    expect([await seen('two'), await seen('one')]).toEqual(['401 INCORRECT_CREDS', '200']);
    const other = await connect(world.origin).world();
    expect(await logIn(other.visitor(), 'two')).toBe('401 INCORRECT_CREDS');
  });

  test('leaves what it does not have to the mock server, which knows the session', async () => {
    const world = await replayed();
    const visitor = world.visitor();
    await logIn(visitor, 'one');
    await logIn(visitor, 'two');
    expect((await visitor.call('listMyDevices')).is).toBe('200');
    expect((await visitor.call('login', { body: { username: 'ben.many', password: 'Sunny-Harbor-42' } })).is).toBe(
      '200',
    );
    expect((await world.journal.list()).slice(-2).map(({ source }) => source)).toEqual(['mock', 'mock']);
  });

  test('ends its sessions as long after now as the service did', async () => {
    const world = await replayed();
    await world.clock.freeze();
    await world.clock.set('2031-01-01T00:00:00Z');
    const visitor = world.visitor();
    await logIn(visitor, 'one');
    await logIn(visitor, 'two');
    const left = Number(visitor.cookies.get('session-expiry')) - Date.UTC(2031, 0, 1);
    // The header Date of the service has whole seconds.
    expect(left / 60_000).toBeGreaterThanOrEqual(15);
    expect(left / 60_000).toBeLessThan(16);
  });

  test('is named with its calls by the mock server that writes it, and by the one that answers from it', async () => {
    const recorded = [
      { operationId: 'checkAuthentication', recordedCalls: 2 },
      { operationId: 'loadToken', recordedCalls: 1 },
      { operationId: 'login', recordedCalls: 2 },
    ];
    const sourceOf = async ({ origin }: MockServer) => {
      const { operations, ...source } = await connect(origin).open('default').source();
      const answered = operations.sort((one, other) => one.operationId.localeCompare(other.operationId));
      return { ...source, answered };
    };
    const written = await sourceOf(recorder);
    expect(written).toMatchObject({ kind: 'target', origin: expect.stringMatching(/^http:/), file });
    expect(written.answered.filter(({ recordedCalls }) => recordedCalls > 0)).toEqual(recorded);
    expect(written.answered).toHaveLength(operationIds.length);
    const read = await sourceOf(await start(await openReplay(file)));
    expect(read).toEqual({ kind: 'recording', origin: null, file, answered: recorded });
  });

  test('replaces an older recording, and no other file', async () => {
    const notes = join(folder, 'notes.txt');
    await writeFile(notes, 'mine');
    await expect(RecordedTarget.begin(notes, 'http://localhost:9')).rejects.toThrow('is no recording: name another');
    await expect(openReplay(notes)).rejects.toThrow('is no recording: make one');
    await expect(openReplay(join(folder, 'none.har'))).rejects.toThrow('There is no recording');
    expect(await readFile(notes, 'utf8')).toBe('mine');
    const older = join(folder, 'older.har');
    await writeFile(older, text);
    await RecordedTarget.begin(older, 'http://localhost:9');
    expect(JSON.parse(await readFile(older, 'utf8')).log.entries).toEqual([]);
  });
});

describe('masks', () => {
  test('are the same for the same secret, in a field, a header, a cookie and another text', () => {
    const masks = new Masks();
    expect(masks.json({ token: 'abc/def', codes: ['123456'], code: 'INCORRECT_CREDS', count: 3 })).toEqual({
      ...{ token: 'masked-1', codes: ['masked-2'], code: 'INCORRECT_CREDS', count: 3 },
    });
    expect(masks.json({ code: '123456', text: 'see https://a.test/?t=abc%2Fdef', isTokenGood: true })).toEqual({
      ...{ code: 'masked-2', text: 'see https://a.test/?t=masked-1', isTokenGood: true },
    });
    expect(masks.json({ token_blob: { email: 'ann@a.test' }, credential: { id: 'x1', ok: true } })).toEqual({
      ...{ token_blob: { email: 'ann@a.test' }, credential: { id: 'masked-3', ok: true } },
    });
    expect(masks.header('X-CSRF-Token', 'abc/def')).toBe('masked-1');
    expect(masks.header('Cookie', 'session=abc%2Fdef; session-expiry=17')).toBe('session=masked-1; session-expiry=17');
    expect(masks.header('Set-Cookie', 'session=new; Path=/; HttpOnly')).toBe('session=masked-4; Path=/; HttpOnly');
    expect(masks.header('Accept', 'application/json')).toBe('application/json');
  });

  test.each([
    [
      'Location',
      '/auth/registration/9f8e7d6c5b?ticket=s3cr3t&returnUrl=%2Fauth%2Flogin',
      '/auth/registration/masked-1?ticket=masked-2&returnUrl=%2Fauth%2Flogin',
    ],
    ['Location', 'https://a.test/view/home#access_token=s3cr3t', 'https://a.test/view/home#access_token=masked-1'],
    [
      'Referer',
      // In two parts, because the scan for secrets refuses such an address.
      `https://${'ann:s3cr3t'}@a.test/v0/terms-of-service-3.html`,
      'https://masked-1@a.test/v0/terms-of-service-3.html',
    ],
    ['Referer', '/auth/login?redirectUrl=%2Fview%3Fjwt%3Ds3cr3t', '/auth/login?redirectUrl=%2Fview%3Fjwt%3Dmasked-1'],
    ['X-Api-Key', 's3cr3t', 'masked-1'],
    ['X-Anything', 's3cr3t', 'masked-1'],
    ['Cookie', 'remember-expiry=s3cr3t; XSRF-language=s3cr3t', 'remember-expiry=masked-1; XSRF-language=masked-1'],
    ['Cookie', 'user-language=fr-CA', 'user-language=fr-CA'],
  ])('keep only what is known to be harmless, in %s: %s', (name, value, masked) => {
    expect(new Masks().header(name, value)).toBe(masked);
  });

  test('cover the addresses of a body, of any name', () => {
    const body = (secret: string) => ({
      targetUrl: `https://idp.test/acs?SAMLResponse=${secret}&jwt=${secret}`,
      roles: [{ ticketUrl: `https://a.test/open?ticket=${secret}` }],
      note: `See /view/home?t=${secret}, and/or ask.`,
    });
    expect(new Masks().json(body('s3cr3t'))).toEqual({
      ...body('masked-1'),
      note: 'See /view/home?t=masked-2 and/or ask.',
    });
  });

  test('in an address fit the same address with another secret', () => {
    const fits = (given: string) => fitsRecorded({ url: '/a?t=masked-1&u=masked-1' }, { url: given }, new Bindings());
    expect(fits('/a?t=x%2Fy&u=x%2Fy')).toBeDefined();
    expect(fits('/a?t=x&u=y')).toBeUndefined();
    expect(fits('/b?t=x&u=x')).toBeUndefined();
  });
});
