import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startMockServer } from '../../mock-server/adapters/node';
import { errorCodesAt } from '../../mock-server/contract/error-codes';
import { operationIds } from '../../mock-server/contract/routes';
import { declaredStatuses, requestBodyRule } from '../../mock-server/contract/validators';
import type { Reached } from '../../mock-server/world/journal';
import { MAX_BODY_BYTES } from '../../mock-server/http/read-request';
import { newCaller, testWorld } from '../../mock-server/testing/client';
import { sampleOf } from '../../mock-server/testing/sample';
import { runWorkflows } from '../../scripts/contract/workflows';
import { fileOf, recordingOf } from './recording';
import { stories } from './stories';
import type { World } from '../../mock-server/world/world';

/** The responses that all tests of this file have reached together: "login 401 INCORRECT_CREDS". */
const reached = new Map<string, Reached>();

/** One world for all tests that change no state. */
const common = await testWorld();

/** Adds the responses that a world has reached. Expects that no response in its journal breaks the contract. */
function count(world: World): void {
  for (const [key, { calls, byFault }] of world.journal.coverage) {
    const before = reached.get(key) ?? { calls: 0, byFault: 0 };
    reached.set(key, { calls: before.calls + calls, byFault: before.byFault + byFault });
  }
  const offContract = world.journal
    .list()
    .flatMap(({ operationId, status, breaches }) =>
      breaches.flatMap((one) => (one.where === 'response' ? [{ operationId, status, ...one }] : [])),
    );
  expect(offContract).toEqual([]);
}

const declares = (id: (typeof operationIds)[number], status: number, code: string) => {
  return errorCodesAt(id, status).includes(code);
};
const declaring = (status: number, code: string) => operationIds.filter((id) => declares(id, status, code));

describe('every operation follows the common rules', () => {
  test.each(operationIds)('%s refuses a parameter off the contract', async (id) => {
    expect(
      (await newCaller(common).send(id, { ...sampleOf(id), headers: { 'x-trace-id': 'not a trace id' } })).is,
    ).toBe('400 MALFORMED_REQUEST');
  });

  const visited = testWorld();
  test.each(operationIds)('%s ignores a query parameter that it does not know', async (id) => {
    const sample = sampleOf(id);
    const query = { ...sample.query, _: '1763716080', utm_source: 'mail' };
    const response = await newCaller(await visited).send(id, { ...sample, query });
    expect(response.is).not.toBe('400 MALFORMED_REQUEST');
  });

  test.each(declaring(403, 'CSRF_TOKEN_INVALID'))('%s refuses a missing and a foreign CSRF token', async (id) => {
    for (const token of ['', 'foreign'])
      expect((await newCaller(common).send(id, { ...sampleOf(id), headers: { 'x-csrf-token': token } })).is).toBe(
        '403 CSRF_TOKEN_INVALID',
      );
  });

  test.each(operationIds.filter((id) => requestBodyRule(id).types.length > 0))(
    '%s refuses a body that is too large or of another type',
    async (id) => {
      const sample = sampleOf(id);
      expect((await newCaller(common).send(id, { ...sample, body: 'x'.repeat(MAX_BODY_BYTES + 1) })).is).toBe(
        '413 PAYLOAD_TOO_LARGE',
      );
      expect((await newCaller(common).send(id, { ...sample, headers: { 'content-encoding': 'gzip' } })).is).toBe(
        '415 UNSUPPORTED_MEDIA_TYPE',
      );
      expect((await newCaller(common).send(id, { ...sample, headers: { 'content-type': 'text/plain' } })).is).toBe(
        '415 UNSUPPORTED_MEDIA_TYPE',
      );
    },
  );

  test.each(declaring(401, 'MISSING_SESSION_COOKIE'))('%s refuses a caller without a session', async (id) => {
    expect((await newCaller(common).send(id, sampleOf(id))).is).toBe('401 MISSING_SESSION_COOKIE');
  });

  test.each(declaring(403, 'INSUFFICIENT_PERMISSIONS'))(
    '%s refuses an account that is not set up in the product',
    async (id) => {
      expect((await (await newCaller(common).signIn('noah')).send(id, sampleOf(id))).is).toBe(
        '403 INSUFFICIENT_PERMISSIONS',
      );
    },
  );

  test.each(declaring(409, 'SESSION_OF_ANOTHER_PERSON'))(
    '%s changes nothing for another person than that of the session',
    async (id) => {
      const world = await testWorld();
      const caller = await newCaller(world).signIn('ann', { level: 3 });
      const before = JSON.stringify(world.db.persons.get('ann'));
      const sample = sampleOf(id);
      const headers = { ...sample.headers, 'expected-person-id': 'dana' };
      expect((await caller.send(id, { ...sample, headers })).is).toBe('409 SESSION_OF_ANOTHER_PERSON');
      expect(JSON.stringify(world.db.persons.get('ann'))).toBe(before);
      headers['expected-person-id'] = 'ann';
      expect((await caller.send(id, { ...sample, headers })).is).not.toBe('409 SESSION_OF_ANOTHER_PERSON');
      count(world);
    },
  );

  test.each(declaring(412, 'BLOCKED_BY_OBLIGATION'))('%s is blocked by an obligation', async (id) => {
    expect((await (await newCaller(common).signIn('pat')).send(id, sampleOf(id))).is).toBe('412 BLOCKED_BY_OBLIGATION');
  });

  test.each(declaring(422, 'IDEMPOTENCY_KEY_REUSED'))(
    '%s answers a repeated key again, and refuses it for another request',
    async (id) => {
      const world = await testWorld();
      const caller = await newCaller(world).signIn('ann', { level: 3 });
      const sample = sampleOf(id);
      const headers = { ...sample.headers, 'idempotency-key': '"one-submission-1"' };
      const first = await caller.send(id, { ...sample, headers });
      const sent = world.outbox.list().length;
      const again = await caller.send(id, { ...sample, headers });
      expect([again.is, again.body]).toEqual([first.is, first.body]);
      expect(world.outbox.list()).toHaveLength(sent);
      const other = { ...sample, headers, query: { ...sample.query, attempt: '2' } };
      expect((await caller.send(id, other)).is).toBe('422 IDEMPOTENCY_KEY_REUSED');
      count(world);
    },
  );

  test.each(operationIds)('%s answers a fault of each status, with the first code that it declares', async (id) => {
    for (const status of declaredStatuses(id).filter((one) => one >= 400)) {
      common.faults.add({ operationId: id, status, times: 1 });
      expect((await newCaller(common).send(id, sampleOf(id))).is).toBe(`${status} ${errorCodesAt(id, status)[0]}`);
    }
  });
});

describe('a story gets the responses that the contract declares', () => {
  test.each(Object.entries(stories))('when %s', async (title, tell) => {
    const world = await testWorld();
    await tell(world);
    count(world);
    await expect(recordingOf(world)).toMatchFileSnapshot(fileOf(title));
  });
});

test('each workflow of openapi/workflows answers and changes what it did before', { timeout: 120_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 17) });
  const { origin: target, worlds, close } = await startMockServer({ port: 0, appOrigin: 'http://app.test' });
  onTestFinished(() => close().finally(() => vi.useRealTimers()));
  expect((await runWorkflows([], { target })).problems).toEqual([]);
  const walked = worlds.list().filter(({ id }) => id.startsWith('workflow-'));
  for (const world of walked) {
    count(world);
    await expect(recordingOf(world).replaceAll(target, 'http://mock.test')).toMatchFileSnapshot(fileOf(world.id));
  }
  const titles = ['scenarios', 'control', ...walked.map(({ id }) => id), ...Object.keys(stories)];
  const recorded = readdirSync('openapi/recorded').filter((file) => file.endsWith('.txt'));
  expect(recorded.sort()).toEqual(titles.map((title) => basename(fileOf(title))).sort());
});

test('the tests reach every declared error and a success of every operation, and no undeclared one', () => {
  count(common);
  const declared = operationIds.flatMap((id) => {
    return declaredStatuses(id).flatMap((status) => {
      const codes = errorCodesAt(id, status);
      return codes.length > 0 ? codes.map((code) => `${id} ${status} ${code}`) : [`${id} ${status}`];
    });
  });
  // A success may come with or without a body. The mock server sends one of these forms.
  const succeeds = (id: string) => [...reached.keys()].some((pair) => pair.startsWith(`${id} 2`));
  const isOtherForm = (pair: string) => / 2\d\d$/.test(pair) && succeeds(pair.slice(0, pair.indexOf(' ')));
  expect(declared.filter((pair) => !reached.has(pair) && !isOtherForm(pair))).toEqual([]);
  expect([...reached.keys()].filter((pair) => !declared.includes(pair))).toEqual([]);
  const onlyByFault = [...reached].flatMap(([pair, { calls, byFault }]) => (calls === byFault ? [pair] : []));
  expect(onlyByFault.filter((pair) => !/ 50[03] /.test(pair))).toEqual([]);
});
