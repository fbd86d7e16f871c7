import { coverageCalls } from './coverage';
import { faultCalls } from './faults';
import { outboxCalls } from './outbox';
import { recordCalls, missing, plain, requireCollection } from './records';
import { peopleCalls, requirePerson } from './people';
import { ruleCalls } from './rules';
import { scenarioCalls } from './scenarios';
import { requireOperation, verifyCalls } from './verify';
import { worldCalls, instant, describe } from './worlds';
import type { ControlCalls } from '../define';
import { pageCalls } from '../pages/pages';
import { findPerson } from '../../world/person-of-call';
import { httpArchive } from '../har';
import { durationMs, LAST_INSTANT } from '../../world/clock';
import type { World } from '../../world/world';
import { ControlRefusal } from '../refusal';
import { parseCookies } from '../../wire/http';
import { openMembershipsOf } from '../../rules/persons';
import { startSession } from '../../world/sessions';
import { restoreSnapshot, rewind, takeSnapshot } from '../../world/snapshot';

const stateCalls = {
  getSnapshot({ world }) {
    return { body: takeSnapshot(world) };
  },

  async putSnapshot({ world, body }) {
    refuseTooMany(body.collections);
    await restoreSnapshot(world, body, body.clock.now);
    return { body: describe(world) };
  },

  listCollections({ world }) {
    return { body: Object.fromEntries(world.collectionNames().map((name) => [name, world.db[name].count()])) };
  },

  listRecords({ world, path }) {
    return { body: world.db[requireCollection(world, path.collection)].toJSON().map(plain) };
  },

  async patchRecord({ world, path, body }) {
    const name = requireCollection(world, path.collection);
    const table = world.db[name];
    if (!table.get(path.id)) throw missing(name, path.id);
    return { body: plain(await table.patch(path.id, body)) };
  },
} satisfies Partial<ControlCalls>;

/** More would hold up the other worlds while they are put back. */
const MOST_RECORDS = 5000;

function refuseTooMany(collections: Readonly<Record<string, readonly unknown[]>>): void {
  const sum = Object.values(collections).reduce((count, records) => count + records.length, 0);
  if (sum > MOST_RECORDS)
    throw new ControlRefusal(
      413,
      'PAYLOAD_TOO_LARGE',
      `The snapshot has ${sum} records, and at most ${MOST_RECORDS} can be put back: leave some out.`,
    );
}

const signInCalls = {
  async signIn({ world, request, body }) {
    const person = requirePerson(world, body.persona);
    const [selected] = openMembershipsOf(world, person.id);
    const method = body.method ?? (person.isSsoOnly ? 'SSO' : person.authenticationMethod);
    const { cookies } = await startSession(world, person, {
      method,
      level: body.levelOfAssurance ?? 1,
      associateId: selected?.id ?? null,
      userAgent: request.headers['user-agent'],
    });
    return { cookies, body: { personId: person.id, username: person.username, cookies: byName(cookies) } };
  },
} satisfies Partial<ControlCalls>;

function byName(cookies: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const cookie of cookies) Object.assign(values, parseCookies(cookie.split(';', 1)[0]));
  return values;
}

const clockCalls = {
  getClock({ world }) {
    return { body: time(world) };
  },

  moveClock({ world, body }) {
    const { advance, set, freeze } = body;
    const by = advance === undefined ? 0 : durationMs(advance);
    const from = set === undefined ? world.clock.now() : instant(set);
    if (from + by > LAST_INSTANT)
      throw new ControlRefusal(400, 'MALFORMED_REQUEST', 'Time ends there: advance by less.');
    if (set !== undefined) world.clock.set(from);
    world.clock.advance(by);
    if (freeze !== undefined) world.clock.freeze(freeze);
    return { body: time(world) };
  },
} satisfies Partial<ControlCalls>;

function time({ clock }: World): { now: number; iso: string; isFrozen: boolean } {
  const now = clock.now();
  return { now, iso: new Date(now).toISOString(), isFrozen: clock.frozen };
}

const journalCalls = {
  listCalls({ world, request, query }) {
    const { format, person, ...asked } = query;
    if (asked.operationId !== undefined) requireOperation(asked.operationId);
    const id = person === undefined ? undefined : (findPerson(world, person)?.id ?? person);
    const entries = world.journal.list({ ...asked, person: id });
    return { body: format === 'har' ? httpArchive(entries, request.origin) : entries };
  },

  clearCalls({ world }) {
    world.journal.clear();
    return undefined;
  },

  async rewind({ worlds, world, path: { id }, body: { as } = {} }) {
    const moment = world.journal.momentBefore(id);
    if (!moment) throw new ControlRefusal(404, 'NOT_FOUND', whyNot(world, id));
    if (as !== undefined && (as === 'default' || worlds.has(as)))
      throw new ControlRefusal(
        409,
        'WORLD_EXISTS',
        `There is a world "${as}", and a rewind replaces none: take another name. GET /__mock/worlds lists them.`,
      );
    const target = as === undefined ? world : await worlds.create(as, world.options);
    await rewind(target, moment);
    return { body: describe(target) };
  },
} satisfies Partial<ControlCalls>;

/** Why there is no rewind to before this call, and what to do. */
function whyNot({ journal }: World, id: number): string {
  if (id >= journal.next) return `There is no call ${id}. GET /__mock/journal lists them.`;
  const [first, ...others] = journal.rewindable;
  return first === undefined
    ? `The journal has no state before call ${id}, nor before another call: make a call first.`
    : `The journal has no state before call ${id}: take a call from ${first} to ${others.at(-1) ?? first}.`;
}

/** A call of control.yaml that no module implements does not compile. */
export const calls: ControlCalls = {
  ...pageCalls,
  ...worldCalls,
  ...scenarioCalls,
  ...signInCalls,
  ...stateCalls,
  ...recordCalls,
  ...peopleCalls,
  ...ruleCalls,
  ...clockCalls,
  ...outboxCalls,
  ...faultCalls,
  ...journalCalls,
  ...verifyCalls,
  ...coverageCalls,
};
