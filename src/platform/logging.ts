import { isApiError } from '../api/response/api-error';
import { LOG_BATCH, WEB_BUILD } from './constants';

/*
 * Sends logs in batches (see docs/product/7-calls.md#ui-gateway and docs/product/9-limits.md): at most 10 entries,
 * 500 ms after the last entry, with trace id, version and build id. Logs never contain a secret: callers pass only a
 * few fields, and the module redacts free text before it queues an entry.
 */

export type LogLevel = 'info' | 'warn' | 'error';

/** The fields that a caller may add to an entry. */
export interface LogDetails {
  /** English text for readers of the log; defaults to the name of the event. */
  readonly message?: string;
  readonly code?: string | undefined;
  readonly traceId?: string | undefined;
  /** The stack of an error, of which the log keeps the places in our own scripts. */
  readonly stack?: string | undefined;
  /** The value of a web vital, in its own unit. */
  readonly value?: number;
}

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** Machine-readable name of the event, such as "verify-contact.start". */
  readonly event: string;
  readonly path: string;
  readonly build: string;
  readonly code?: string;
  readonly traceId?: string;
  readonly stack?: string;
  readonly value?: number;
}

export type SendBatch = (entries: LogEntry[]) => Promise<unknown>;

/** Names the route of a path, without the values in it: "/auth/create-account/:token". */
export type NameOfPath = (path: string) => string;

let send: SendBatch | null = null;
let nameOf: NameOfPath = () => '/auth';
let queue: LogEntry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The queue drops further entries, so that an error in a loop fills neither memory nor network. */
const MAX_QUEUED = 100;

/** Version and build of this page, as logs and error pages show it. */
export const BUILD = `${WEB_BUILD}+${import.meta.env.VITE_BUILD_ID ?? 'development'}`;

/**
 * Sets the functions that send a batch and name a route. The app calls it once; earlier entries wait until then, and
 * have no route.
 */
export function bindLogging(own: SendBatch, name: NameOfPath): void {
  send = own;
  nameOf = name;
  if (queue.length > 0) schedule();
}

/** Queues an entry. Drops a code or trace id of the wrong form, and redacts the message. */
export function log(level: LogLevel, event: string, details: LogDetails = {}): void {
  if (queue.length >= MAX_QUEUED) return;
  const { message = event, code, traceId, value } = details;
  const stack = ownFrames(details.stack);
  queue.push({
    level,
    event,
    message: redact(message) || event,
    timestamp: new Date().toISOString(),
    path: nameOf(globalThis.location?.pathname ?? '/'),
    build: BUILD,
    ...(code !== undefined && /^[A-Z0-9_]{1,100}$/.test(code) && { code }),
    ...(traceId !== undefined && /^[A-Za-z0-9._-]{1,64}$/.test(traceId) && { traceId }),
    ...(stack !== '' && { stack }),
    ...(value !== undefined && Number.isFinite(value) && { value }),
  });
  schedule();
}

const MAX_CLIENT_ERRORS = 20;
let clientErrors = 0;

/**
 * Logs an uncaught error: its name, its message, the trace id of the failed call, and its places in our own scripts. A
 * page logs 20 at most, so that an error in a loop does not fill the log of the service.
 */
export function logClientError(error: unknown): void {
  clientErrors += 1;
  if (clientErrors > MAX_CLIENT_ERRORS) return;
  log('error', 'client-error', {
    traceId: isApiError(error) ? error.traceId : undefined,
    stack: error instanceof Error ? error.stack : undefined,
    message: error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no Error was thrown',
  });
}

/**
 * Sends the queue now, ten entries at a time, for example when the user leaves the page. Drops a batch that fails, so
 * that logging never loops. Never throws.
 */
export async function flushLogs(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  while (send !== null && queue.length > 0) {
    const batch = queue.slice(0, LOG_BATCH.maxEntries);
    queue = queue.slice(LOG_BATCH.maxEntries);
    try {
      await send(batch);
    } catch {
      // Logging must not disturb the user, nor log its own failure.
    }
  }
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flushLogs(), LOG_BATCH.debounceMs);
}

const MAX_FRAMES = 10;

/** Such as "shell-BS5vkItK.js:1:2345". The names of functions are minified, and foreign frames may hold anything. */
function ownFrames(stack = ''): string {
  return [...stack.matchAll(/\/auth\/assets\/([\w.-]{1,100}):(\d{1,9}):(\d{1,9})/g)]
    .slice(0, MAX_FRAMES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(' ');
}

const MAX_TEXT = 500;

/**
 * Removes secrets from a text: addresses up to the name of their route, queries, e-mail addresses, dates, phone
 * numbers, other long numbers, quoted values, words that look like tokens, and capitalised words within a sentence, which
 * may be names. A trace id has a field of its own.
 */
export function redact(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/[^\s"'`()]+/g, (word) => (/\/|%(?:25)*2f/i.test(word) ? redactAddress(word) : word))
    .replace(/\?[^\s"')]*/g, '?[query]')
    .replace(/(["'`])[^"'`]{1,200}\1/g, '[value]')
    .replace(/[^\s@/]{1,64}@[^\s@/]{1,64}/g, '[email]')
    .replace(/\+?\b\d[\d\s().-]{3,18}\d\b/g, '[number]')
    .replace(/([^\s:.!?] )\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*)*/gu, '$1[name]')
    .replace(/[A-Za-z0-9_~.-]{24,}/g, (word) => (/\d/.test(word) ? '[token]' : word));
}

/** Keeps the matched route of an address of the app, also of an encoded one, and the start of one of the services. */
function redactAddress(word: string): string {
  let plain = word;
  // A redirect target in a query is encoded once more for each level.
  for (let round = 0; round < 4; round += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return '[address]';
    }
  }
  const [own] = /\/auth(?:\/[^?#]*)?/i.exec(plain) ?? [];
  if (own !== undefined) return /^\/auth\/assets\/[\w.-]+$/.exec(own)?.[0] ?? nameOf(own);
  return /\/api(?:\/[a-z-]+\/v\d+(?:\/[a-z-]+)?)?/i.exec(plain)?.[0] ?? word;
}
