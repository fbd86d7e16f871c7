import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/routes';
import { dispatch } from '../../mock-server/server/dispatch';
import { newCaller, ORIGIN, testWorld } from '../../mock-server/testing/client';
import { restoreSnapshot, takeSnapshot } from '../../mock-server/world/snapshot';
import { inputsOf } from '../../scripts/contract/fuzz/inputs';
import { notesOf, refusalProblemsOf, validProblemsOf } from '../../scripts/contract/fuzz/judge';
import { brokenOf, edgesOf, validOf } from '../../scripts/contract/fuzz/walk';
import { curlLine, onWire, type Wire } from '../../scripts/contract/fuzz/wire';
import { operationsOf } from '../../scripts/contract/service';

const { CONTRACT_ONLY: only } = process.env;
const ids = only === undefined ? operationIds : operationsOf(only);

interface Who {
  person: string | null;
  level: number;
}

/** Users who may call every operation, and some who may not. */
const people: readonly Who[] = [
  { person: 'ann', level: 3 },
  { person: null, level: 0 },
  { person: 'ann', level: 1 },
  { person: 'oscar', level: 3 },
  { person: 'pat', level: 1 },
  { person: 'noah', level: 1 },
  { person: 'uma', level: 3 },
  { person: 'pia', level: 1 },
  { person: 'basil', level: 3 },
];

const world = await testWorld();
const callers = await Promise.all(
  people.map(async ({ person, level }) => {
    const caller = newCaller(world);
    if (person !== null) await caller.signIn(person, { level });
    return {
      cookie: [...caller.cookies].map((pair) => pair.join('=')).join('; '),
      'x-csrf-token': caller.cookies.get('csrf-token') ?? '',
      'x-trace-id': 'fuzz',
    };
  }),
);
const beginning = takeSnapshot(world);
/** Without what each call moves. */
const stateOf = () => JSON.stringify({ ...takeSnapshot(world), random: 0 });

const before = stateOf();

/** The response, and whether the state is as it was. A changed world goes back to its beginning. */
async function ask({ method, url, headers, body }: Wire, n: number) {
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const sent = { ...callers[n], ...own };
  const response = await dispatch(world, { method, url, headers: sent, body, origin: ORIGIN });
  const isUnchanged = stateOf() === before;
  if (!isUnchanged) await restoreSnapshot(world, beginning);
  const seen = {
    status: response.status,
    headers: Object.fromEntries(response.headers.map(([name, value]) => [name.toLowerCase(), value])),
    cookies: response.headers.flatMap(([name, value]) => (name.toLowerCase() === 'set-cookie' ? [value] : [])),
    text: response.body === null ? undefined : String(response.body),
  };
  return { seen, isUnchanged };
}

/** The first request of an operation comes from the first user, the others from each in turn. */
async function each<Case>(cases: readonly Case[], check: (one: Case, n: number) => Promise<void>): Promise<void> {
  for (const [n, one] of cases.entries()) await check(one, n % people.length);
}

/** A command that repeats the request by hand, against `npm run mock` and with the reader's cookies. */
const line = (wire: Wire, n: number) => `as ${JSON.stringify(people[n])}: ${curlLine(ORIGIN, wire)}`;

describe('a request that fits the contract gets a response that fits it', () => {
  test.each(ids)('%s', async (id: OperationId) => {
    await each(validOf(id), async (input, n) => {
      const { seen } = await ask(onWire(id, input), n);
      const hasSession = people[n]?.person !== null;
      expect([...validProblemsOf(id, seen, hasSession), ...notesOf(id, seen)], line(onWire(id, input), n)).toEqual([]);
    });
  });
});

describe('a request that breaks the contract gets the refusal of its fault and changes nothing', () => {
  test.each(ids)('%s', async (id: OperationId) => {
    const broken = inputsOf(id).flatMap((input) => brokenOf(id, input));
    const unlike = new Map(broken.map((one) => [one.why, one]));
    await each([...unlike.values()], async (one, n) => {
      const { seen, isUnchanged } = await ask(one.wire, n);
      expect(refusalProblemsOf(id, seen, one), line(one.wire, n)).toEqual([]);
      expect(isUnchanged, `the state is as it was (${one.why})`).toBe(true);
    });
  });
});

test('a huge body is no severe fault where an empty one would do', () => {
  const [base] = inputsOf('startPasskeyRegistration');
  const severe = brokenOf('startPasskeyRegistration', base).filter(({ fault }) => fault === 'severe');
  expect(severe.map(({ reason }) => reason)).not.toContain('huge');
});

test('each constraint is tried at its bound and just outside, also in a list and in one of several forms', () => {
  const tried = (id: OperationId) => {
    const inputs = inputsOf(id);
    const whys = inputs.flatMap((input) => [...edgesOf(id, input), ...brokenOf(id, input)]).map(({ why }) => why);
    return whys.map((why) => why.slice(0, why.indexOf(',')));
  };
  expect(tried('listActivity')).toEqual(
    expect.arrayContaining([
      'query parameter limit: minimum',
      'query parameter limit: maximum',
      'query parameter limit: type',
    ]),
  );
  const ofAccount = tried('createPerson');
  for (const at of [
    '/username: minLength',
    '/username: maxLength',
    '/email: minItems',
    '/email: maxItems',
    '/email/0/address: format',
    '/email/0: additionalProperties',
    '/email: required',
    '/termsAndConditionsChecked: const',
  ])
    expect(ofAccount).toContain(`body ${at}`);
  expect(tried('executeToken')).toContain('body /data/password: minLength');
});
