import { createServer } from 'node:http';
import { onOwnOrigin } from '../adapters/own-origin';
import { textsOnDisk } from '../adapters/texts-on-disk';
import { mockMiddleware } from '../adapters/vite';
import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import type { MockRequest, MockResponse } from '../http/http';
import type { Moment } from '../world/moment';
import { rewind } from '../world/snapshot';
import type { World } from '../world/world';

/** Null for a request that the mock server leaves to others. */
type Respond = () => Promise<MockResponse | null>;

/** Tokens, ids, challenges, the secret of an authenticator app, and backup codes. */
const SECRET = /[0-9a-f]{16,}|\b[A-Z2-7]{32}\b|"[0-9A-Z]{4}-[0-9A-Z]{4}"|\b(?=[A-Z_]{0,40}[a-z0-9])[A-Za-z0-9_-]{40,}/g;
/** Epoch ms, ISO 8601, the date of HTTP, and seconds to wait. */
const TIME =
  /\b1\d{12}\b|\b\d{4}-\d\d-\d\dT[\d:.]+Z|\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT|(?<=[Rr]etry-?After(?:: |Seconds":))\d+/g;

/** How many calls were made twice, and how many secrets and times of their responses were compared. */
export const madeTwice = { calls: 0, secrets: 0, times: 0 };

/**
 * Makes a call, rewinds the world to before it, and makes it again. The workflow goes on with the second response.
 * @throws Error when the second response is another one. Only times may differ by the time that both took, unless the
 *   clock is stopped, and secrets must differ that the call has made.
 */
export async function twice(world: World, request: MockRequest, respond: Respond): Promise<MockResponse> {
  const startedAt = Date.now();
  const { next } = world.journal;
  const first = await respond();
  const moment = world.journal.momentBefore(next);
  if (moment) await rewind(world, moment);
  const second = await respond();
  if (!moment || !first || !second) throw new Error(`The journal has no state before ${request.url}.`);
  const problem = differenceOf(first, second, {
    known: knownIn(moment, request),
    tookMs: world.clock.frozen ? 0 : Date.now() - startedAt + 1,
  });
  if (problem !== undefined)
    throw new Error(`${request.method} ${request.url} is answered differently after a rewind: ${problem}`);
  madeTwice.calls += 1;
  return second;
}

function knownIn({ state, responses }: Moment, { url, headers, body }: MockRequest): string {
  return JSON.stringify([state, responses, url, headers]) + new TextDecoder().decode(body ?? new Uint8Array());
}

function differenceOf(
  first: MockResponse,
  second: MockResponse,
  { known, tookMs }: { known: string; tookMs: number },
): string | undefined {
  const [text, other] = [textOf(first), textOf(second)];
  const rest = (text: string) => text.replace(SECRET, '(secret)').replace(TIME, '(time)');
  if (rest(text) !== rest(other)) return `${text}\n${other}`;
  for (const [before, after] of pairsOf(SECRET, text, other)) {
    const isKnown = [before, after].some((secret) => known.includes(secret));
    if (before === after && !isKnown) return `"${after}" was made before.`;
    if (before !== after && isKnown) return `"${before}" is now "${after}".`;
    madeTwice.secrets += 1;
  }
  for (const [before, after] of pairsOf(TIME, text, other)) {
    const [[from, to], precision] = [[ms(before), ms(after)], isExact(after) ? 0 : 1000];
    if (Math.abs(to - from) > (tookMs === 0 ? 0 : tookMs + precision)) return `the time ${before} is now ${after}.`;
    madeTwice.times += 1;
  }
  return undefined;
}

function textOf({ status, headers, body, drop, truncate }: MockResponse): string {
  const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : (body ?? '');
  return [status, { drop, truncate }, headers.map((pair) => pair.join(': ')).join('\n'), text].map(asText).join('\n');
}

const asText = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part));

function pairsOf(pattern: RegExp, text: string, other: string): [string, string][] {
  const matches = other.match(pattern) ?? [];
  return (text.match(pattern) ?? []).map((match, place) => [match, matches[place] ?? '']);
}

const isExact = (time: string) => !/GMT$|^\d{1,9}$/.test(time);

function ms(time: string): number {
  if (/^\d{13}$/.test(time)) return Number(time);
  return /^\d+$/.test(time) ? Number(time) * 1000 : Date.parse(time);
}

/** A mock server over HTTP that answers each call of the services twice. `problems` are the errors of `twice`. */
export async function startTwice(): Promise<{ origin: string; problems: string[]; close: () => void }> {
  const worlds = new Worlds(seedWorld, textsOnDisk);
  const { respond, worldCookie } = onOwnOrigin(worlds);
  const load = async () => ({
    worldCookie,
    async respond(request: MockRequest) {
      const answer = () => respond(request, undefined);
      if (!request.url.startsWith('/api/')) return answer();
      return twice(await worlds.get(Worlds.nameOf(request) ?? 'default'), request, answer);
    },
  });
  const problems: string[] = [];
  const answer = mockMiddleware(load);
  const server = createServer((request, response) =>
    answer(request, response, (error) => {
      problems.push(String(error));
      response.destroy();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, problems, close: () => void server.close() };
}
