import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { FaultRule } from '../../mock-server/faults';
import type { JournalEntry } from '../../mock-server/journal';
import type { Message, MessageFilter } from '../../mock-server/outbox';

/** A span of time, as tests write it. */
export interface Duration {
  hours?: number;
  minutes?: number;
  seconds?: number;
  ms?: number;
}

export function toMs({ hours = 0, minutes = 0, seconds = 0, ms = 0 }: Duration): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
}

/** One test's own tenant of the mock server, over its control interface (mock-server.md, Control interface). */
export interface World {
  readonly id: string;
  /** Puts another browser context (a second person, a second device) into the same world. */
  join(context: BrowserContext): Promise<void>;
  /** Any call of the control interface; a refusal throws with what it said. */
  control(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  journal(): Promise<JournalEntry[]>;
  /** The newest message that fits, waiting up to five seconds for it. */
  message(filter: MessageFilter): Promise<Message>;
  /** Signs a person in without the form: the context gets the cookies of a session. What stands in the person's way stands still. */
  signIn(persona: string, options?: { levelOfAssurance?: number; method?: 'Lifion' | 'Nexo' | 'SSO' }): Promise<void>;
  /** Lets an operation go wrong (mock-server/faults.ts). */
  fault(rule: FaultRule): Promise<void>;
  /** Moves the world's clock, not the page's: see the `clock` fixture for both. */
  advance(duration: Duration): Promise<void>;
}

/** Makes a world of a scenario and puts the context into it. */
export async function makeWorld(request: APIRequestContext, context: BrowserContext, origin: string, id: string, scenario?: string): Promise<World> {
  const control: World['control'] = async (method, path, body) => {
    // A call that changes something must be JSON, also without a body: no foreign page can send one.
    const changes = method !== 'GET' && method !== 'DELETE';
    const answer = await request.fetch(`${origin}/__mock${path}`, { method, headers: { 'X-Mock-World': id }, ...(changes && { data: body ?? {} }) });
    if (!answer.ok()) throw new Error(`${method} /__mock${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.status() === 204 ? undefined : answer.json();
  };
  const join: World['join'] = (other) => other.addCookies([{ name: 'mock-world', value: id, url: origin }]);
  await control('POST', '/worlds', { id, ...(scenario && { scenario }) });
  await join(context);
  return {
    id,
    join,
    control,
    journal: async () => entriesIn<JournalEntry>(await control('GET', '/journal')),
    message: async (filter) => {
      const query = new URLSearchParams({ ...(filter.to && { to: filter.to }), ...(filter.kind && { kind: filter.kind }), wait: '5000' });
      const newest = entriesIn<Message>(await control('GET', `/outbox?${query}`)).at(-1);
      if (!newest) throw new Error(`no message came for ${JSON.stringify(filter)}`);
      return newest;
    },
    signIn: async (persona, options = {}) => {
      const answer = await context.request.post(`${origin}/__mock/sign-in`, { data: { persona, ...options } });
      if (!answer.ok()) throw new Error(`nobody was signed in as ${persona}: ${await answer.text()}`);
    },
    fault: async (rule) => {
      await control('POST', '/faults', rule);
    },
    advance: async (duration) => {
      await control('POST', '/clock', { advance: `PT${toMs(duration) / 1000}S` });
    },
  };
}

/** The control interface is our own and typed there: its lists are taken at their word. */
function entriesIn<Entry>(body: unknown): Entry[] {
  if (!Array.isArray(body)) throw new Error('the control interface was expected to answer with a list');
  return body;
}
