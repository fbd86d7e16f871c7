import { z } from 'zod';
import { isOperationId, matchOperation } from '../contract/route-index';
import type { OperationId } from '../contract/types';
import { handledMethod } from '../wire/http';
import { Bindings, fitsRecorded } from './bindings';
import { callsByOperation } from './recording';
import type { PassedCall, PassedResponse, Upstream, UpstreamState } from '../world/upstream';

/** A file is no recording. The message is one sentence for the user. */
export class RecordingError extends Error {
  override name = 'RecordingError';
}

const pair = z.object({ name: z.string(), value: z.string() });
/** The part of an HTTP archive (HAR 1.2) that the replay needs. */
const archive = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string(),
        request: z.object({ method: z.string(), url: z.string(), postData: z.object({ text: z.string() }).optional() }),
        response: z.object({
          status: z.number(),
          headers: z.array(pair),
          content: z.object({ text: z.string().optional() }),
        }),
      }),
    ),
  }),
});

interface Recorded {
  id: OperationId;
  /** Path parameters, query and body, which decide whether a call fits. */
  input: Input;
  /** When the service answered, epoch ms. */
  at: number;
  response: PassedResponse;
}

interface Input {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

/** How far a world is in the recording: the calls that it has used, and the values of their masks. */
interface Progress {
  used: Set<Recorded>;
  bindings: Bindings;
}

/**
 * Answers calls from a recording. A recorded call fits when operation, path, query and body are equal, and when equal
 * masks have equal values. If several fit, the first one that the world has not used answers. When the world has used
 * all of them, the last one answers again.
 */
export class Replay implements Upstream {
  readonly source = 'recording';
  readonly #calls: Recorded[];
  readonly #progress = new WeakMap<PassedCall['world'], Progress>();

  /**
   * @param text the text of an HTTP archive (HAR 1.2)
   * @param file the path that it was read from; null for a text without one
   * @throws RecordingError when the text is no such archive
   */
  constructor(
    text: string,
    readonly file: string | null = null,
  ) {
    this.#calls = readCalls(text);
  }

  takes(id: OperationId): boolean {
    return this.#calls.some((call) => call.id === id);
  }

  state(): UpstreamState {
    return { origin: null, file: this.file, recorded: callsByOperation(this.#calls.map(({ id }) => id)) };
  }

  async respond({ world, id, path, request, body }: PassedCall): Promise<PassedResponse | undefined> {
    const progress = this.#progressOf(world);
    const at = request.url.indexOf('?');
    const query = at < 0 ? {} : Object.fromEntries(new URLSearchParams(request.url.slice(at + 1)));
    const input: Input = { path, query, body };
    const fitting = this.#calls.flatMap((call) => {
      if (call.id !== id) return [];
      const bindings = fitsRecorded(call.input, input, progress.bindings);
      return bindings ? [{ call, bindings }] : [];
    });
    const next = fitting.find(({ call }) => !progress.used.has(call)) ?? fitting.at(-1);
    if (!next) return undefined;
    progress.used.add(next.call);
    progress.bindings = next.bindings;
    return asOfNow(next.call, world.clock.now());
  }

  #progressOf(world: PassedCall['world']): Progress {
    const known = this.#progress.get(world);
    if (known) return known;
    const progress = { used: new Set<Recorded>(), bindings: new Bindings() };
    this.#progress.set(world, progress);
    world.changes.add((what) => {
      if (what === 'resetWorld') Object.assign(progress, { used: new Set(), bindings: new Bindings() });
    });
    return progress;
  }
}

function readCalls(text: string): Recorded[] {
  let parsed: z.infer<typeof archive>;
  try {
    parsed = archive.parse(JSON.parse(text));
  } catch {
    throw new RecordingError('It is no HTTP archive (HAR 1.2) as --record writes it.');
  }
  return parsed.log.entries.flatMap(({ startedDateTime, request, response }) => {
    const url = new URL(request.url);
    const match = matchOperation(handledMethod(request), url.pathname);
    if (match.kind !== 'operation' || !isOperationId(match.id)) return [];
    const input = {
      path: match.path,
      query: Object.fromEntries(url.searchParams),
      body: request.postData && parsedText(request.postData.text),
    };
    const body = response.content.text ? new TextEncoder().encode(response.content.text) : null;
    const headers = response.headers.map(({ name, value }): [string, string] => [name, value]);
    // The service's own clock, which its cookies follow. The world's clock may show another time.
    const date = headers.find(([name]) => /^date$/i.test(name))?.[1] ?? startedDateTime;
    return [{ id: match.id, input, at: Date.parse(date), response: { status: response.status, headers, body } }];
  });
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Times in cookies, such as the end of the session, move to now. */
function asOfNow({ at, response }: Recorded, now: number): PassedResponse {
  const headers = response.headers.map(([name, value]): [string, string] => {
    if (/^date$/i.test(name)) return [name, new Date(now).toUTCString()];
    return /^set-cookie$/i.test(name) ? [name, movedCookie(value, now - at)] : [name, value];
  });
  return { ...response, headers };
}

/** Moves by `by` ms: the expiry of a cookie, and the value of a cookie whose name says expiry. */
function movedCookie(setCookie: string, by: number): string {
  return setCookie
    .split(';')
    .map((part, index) => {
      const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(part) ?? [];
      const isTime = index === 0 ? /expiry/i.test(name) : /^\s*expires$/i.test(name);
      return isTime ? `${name}=${movedTime(value, by, index > 0)}` : part;
    })
    .join(';');
}

/** Moves by `by` ms: epoch seconds, epoch ms, ISO 8601, or the HTTP date of an attribute. Any other text stays. */
function movedTime(text: string, by: number, isAttribute: boolean): string {
  if (/^\d{9,11}$/.test(text)) return String(Number(text) + Math.round(by / 1000));
  if (/^\d{12,14}$/.test(text)) return String(Number(text) + by);
  const at = Date.parse(decodeURIComponent(text));
  if (Number.isNaN(at)) return text;
  const moved = new Date(at + by);
  return isAttribute ? moved.toUTCString() : encodeURIComponent(moved.toISOString());
}
