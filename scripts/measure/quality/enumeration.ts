import { connect } from '../../../mock-server/client';
import type { MockWorld } from '../../../mock-server/client/world';
import { startMock } from '../bench/servers';
import { chanceOfLater, median, type Row } from './row';

/** For known and for unknown accounts each. */
const TRIES = 200;
/** These are not counted, because the first calls of a process are slow for every account. */
const FIRST_TRIES = 50;
/** Among 200 and 200 times that mean nothing, the chance leaves this range once in 2,000 runs. */
const RANGE = { from: 0.4, to: 0.6 };

type Visitor = ReturnType<MockWorld['visitor']>;

/** One call for the name of an account, and the response that known and unknown ones get. */
const calls: readonly {
  name: string;
  known: string;
  unknown: string;
  is: string;
  send: (visitor: Visitor, account: string) => Promise<{ is: string }>;
}[] = [
  {
    name: 'sign-in with a wrong password',
    known: 'ann.lee',
    unknown: 'bob.lee',
    is: '401 INCORRECT_CREDS',
    send: (visitor, username) => visitor.call('login', { body: { username, password: 'Wrong-Harbor-42' } }),
  },
  {
    name: 'forgotten password',
    known: 'ann@example.com',
    unknown: 'bob@example.net',
    is: '204',
    send: (visitor, identifier) => visitor.call('requestPasswordReset', { body: { identifier } }),
  },
];

/** `npm run quality -- --only enumeration`: whether the time of a response says that an account exists. */
export async function measure(): Promise<Row[]> {
  const server = await startMock();
  try {
    const rows: Row[] = [];
    for (const call of calls) rows.push(await timesOf(call, `http://127.0.0.1:${server.port}`));
    return rows;
  } finally {
    await server.stop();
  }
}

/** @throws Error for a response that differs */
async function timesOf({ name, known, unknown, is, send }: (typeof calls)[number], origin: string): Promise<Row> {
  const world = await connect(origin).world();
  const most = 10 * (TRIES + FIRST_TRIES);
  await world.given.limits({ failedLogins: most, captchaFromFailure: most, recoveryRequests: most });
  const visitor = world.visitor();
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
  for (let tries = 0; tries < FIRST_TRIES + TRIES; tries += 1)
    // The one that comes second has the caches of the first, so they take turns.
    for (const account of tries % 2 === 0 ? [known, unknown] : [unknown, known]) {
      const startedAt = performance.now();
      const response = await send(visitor, account);
      const ms = performance.now() - startedAt;
      if (response.is !== is) throw new Error(`The ${name} of ${account} is answered with ${response.is}, not ${is}.`);
      if (tries >= FIRST_TRIES) times[account]?.push(ms);
    }
  await world.drop();
  const { [known]: ofKnown = [], [unknown]: ofUnknown = [] } = times;
  const chance = chanceOfLater(ofKnown, ofUnknown);
  return {
    property: `Mock server: chance that a known account waits longer than an unknown one, ${name}, ${TRIES} tries each`,
    figure: `${chance.toFixed(2)} (medians ${median(ofKnown).toFixed(2)} ms and ${median(ofUnknown).toFixed(2)} ms)`,
    limit: `${RANGE.from.toFixed(2)} to ${RANGE.to.toFixed(2)}`,
    ok: chance >= RANGE.from && chance <= RANGE.to,
    command: 'npm run quality -- --only enumeration',
  };
}
