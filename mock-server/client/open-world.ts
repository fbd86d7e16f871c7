import type { operations } from '../../openapi/generated/mock-control';
import type { ControlClient, Send } from './control-client';
import { faultsOn } from './faults';
import { done, MockRefusal, unwrap } from './unwrap';
import { newVisitor } from './visitor';
import type { Duration, MockWorld } from './world';

/** Of one call. */
const LONGEST_WAIT_MS = 60_000;

/** Each method is one call of the control interface. */
export function openWorld({
  id,
  origin,
  send,
  control,
}: {
  id: string;
  origin: string;
  send: Send;
  control: ControlClient;
}): MockWorld {
  const move = async (body: { advance?: string; set?: string | number; freeze?: boolean }) =>
    (await unwrap(control.POST('/__mock/clock', { body }))).now;
  const deliver: MockWorld['deliveries']['add'] = (body) => unwrap(control.POST('/__mock/deliveries', { body }));
  const give = (body: Omit<operations['giveObligation']['requestBody']['content']['application/json'], 'person'>) => ({
    for: (person: string) => done(control.POST('/__mock/obligations', { body: { person, ...body } })),
  });
  return {
    id,
    origin,
    given: {
      obligation: (command, options = {}) => give({ command, ...options }),
      redirectObligation: (url) => give({ url }),
      flag: (flag, isEnabled = true, clientId) =>
        done(
          control.PUT('/__mock/flags/{flag}', {
            params: { path: { flag } },
            body: { isEnabled, ...(clientId !== undefined && { clientId }) },
          }),
        ),
      person: (person, fields) => done(control.PATCH('/__mock/scenario', { body: { persons: { [person]: fields } } })),
      limits: (body) => done(control.PATCH('/__mock/limits', { body })),
    },
    on: (operationId) => faultsOn(control, operationId),
    faults: { list: () => unwrap(control.GET('/__mock/faults')), clear: () => done(control.DELETE('/__mock/faults')) },
    clock: {
      now: async () => (await unwrap(control.GET('/__mock/clock'))).now,
      advance: async (by) => move({ advance: typeof by === 'string' ? by : isoDuration(by) }),
      set: (at) => move({ set: at instanceof Date ? at.getTime() : at }),
      freeze: () => move({ freeze: true }),
      resume: () => move({ freeze: false }),
    },
    outbox: {
      list: (query = {}) => unwrap(control.GET('/__mock/outbox', { params: { query } })),
      waitFor: async ({ timeoutMs = 5000, ...query } = {}) => {
        for (let left = timeoutMs; left >= 0; left -= LONGEST_WAIT_MS) {
          const wait = Math.min(left, LONGEST_WAIT_MS);
          const found = await unwrap(control.GET('/__mock/outbox', { params: { query: { ...query, wait } } }));
          const newest = found.at(-1);
          if (newest) return newest;
        }
        throw new MockRefusal(`No message that fits ${JSON.stringify(query)} was sent within ${timeoutMs} ms.`);
      },
      clear: () => done(control.DELETE('/__mock/outbox')),
    },
    deliveries: {
      late: (by, query = {}) => deliver({ ...query, lateMs: inMs(by) }),
      twice: (query = {}) => deliver({ ...query, copies: 2 }),
      never: (query = {}) => deliver({ ...query, copies: 0 }),
      add: deliver,
      list: () => unwrap(control.GET('/__mock/deliveries')),
      clear: () => done(control.DELETE('/__mock/deliveries')),
    },
    people: {
      list: () => unwrap(control.GET('/__mock/people')),
      create: (body = {}) => unwrap(control.POST('/__mock/people', { body })),
    },
    journal: {
      list: async (query = {}) => {
        const calls = await unwrap(control.GET('/__mock/journal', { params: { query } }));
        return Array.isArray(calls) ? calls : [];
      },
      har: () => unwrap(control.GET('/__mock/journal', { params: { query: { format: 'har' } } })),
      clear: () => done(control.DELETE('/__mock/journal')),
      rewind: (id, body = {}) =>
        unwrap(control.POST('/__mock/journal/{id}/rewind', { params: { path: { id } }, body })),
    },
    verify: async (expectation) => {
      const { isMet, message, nearMisses } = await unwrap(control.POST('/__mock/verify', { body: expectation }));
      if (!isMet)
        throw new MockRefusal(
          [message, ...nearMisses.map(({ call, difference }) => `  call ${call}: ${difference}`)].join('\n'),
        );
    },
    state: {
      read: (collection) => unwrap(control.GET('/__mock/state/{collection}', { params: { path: { collection } } })),
      patch: (collection, key, fields) =>
        unwrap(
          control.PATCH('/__mock/state/{collection}/{id}', { params: { path: { collection, id: key } }, body: fields }),
        ),
      create: (collection, body) =>
        unwrap(control.POST('/__mock/state/{collection}', { params: { path: { collection } }, body })),
      delete: (collection, key) =>
        done(control.DELETE('/__mock/state/{collection}/{id}', { params: { path: { collection, id: key } } })),
      schemas: () => unwrap(control.GET('/__mock/schemas')),
    },
    snapshot: () => unwrap(control.GET('/__mock/snapshot')),
    restore: (body) => done(control.PUT('/__mock/snapshot', { body })),
    reset: (scenario) => unwrap(control.POST('/__mock/reset', { body: scenario === undefined ? {} : { scenario } })),
    scenario: (name, params = {}) =>
      unwrap(control.POST('/__mock/scenarios/{name}', { params: { path: { name } }, body: { params } })),
    signIn: async (persona, options = {}) =>
      (await unwrap(control.POST('/__mock/sign-in', { body: { persona, ...options } }))).cookies,
    coverage: () => unwrap(control.GET('/__mock/coverage', { params: { query: { scope: 'world' } } })),
    visitor: () => newVisitor({ origin, send, world: id }),
    drop: () => done(control.DELETE('/__mock/worlds/{id}', { params: { path: { id } } })),
  };
}

/** "PT300.000S". */
function isoDuration(duration: Duration): string {
  return `PT${(inMs(duration) / 1000).toFixed(3)}S`;
}

const unitMs = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
  ms: 1,
} satisfies Required<Duration>;

/** @throws MockRefusal for a unit that there is not, which would move nothing */
function inMs(duration: Duration): number {
  const units = Object.keys(duration);
  if (units.length === 0 || units.some((unit) => !Object.hasOwn(unitMs, unit)))
    throw new MockRefusal(`${JSON.stringify(duration)} is no duration: it has ${Object.keys(unitMs).join(', ')}.`);
  const { days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 } = duration;
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
}
