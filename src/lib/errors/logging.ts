import { isApiError } from '../../api/response/api-error';
import { LOG_BATCH, VERSIONS } from '../config/constants';

/**
 * Log batches (see docs/product/7-calls.md#ui-gateway and docs/product/9-limits.md): at most 10 entries, debounced 500
 * ms, with trace id, version and build id. Never a secret: what a caller can say is a short list of fields, and free
 * text is redacted before it is queued.
 */
export type LogLevel = 'info' | 'warn' | 'error';

export interface LogDetails {
  /** For people who read logs, in English; the event's name when left out. */
  readonly message?: string;
  /** An error code of the contract. */
  readonly code?: string;
  readonly traceId?: string;
  /** The measure of a web vital, in its own unit. */
  readonly value?: number;
}

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** What happened, for machines, as in "verify-contact.start". */
  readonly event: string;
  readonly path: string;
  readonly build: string;
  readonly code?: string;
  readonly traceId?: string;
  readonly value?: number;
}

export type SendBatch = (entries: LogEntry[]) => Promise<unknown>;

let send: SendBatch | null = null;
let queue: LogEntry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** More than this is dropped: an error in a loop must fill neither the memory nor the network. */
const MAX_QUEUED = 100;

/** The version and build that this page runs, as error pages and logs show it. */
export const BUILD = `${VERSIONS.webBuild}+${import.meta.env.VITE_BUILD_ID ?? 'development'}`;

/** Gives the way to the server; called once by the app. Entries made before are kept until then. */
export function bindLogging(own: SendBatch): void {
  send = own;
  if (queue.length > 0) schedule();
}

export function log(level: LogLevel, event: string, details: LogDetails = {}): void {
  if (queue.length >= MAX_QUEUED) return;
  const { message = event, code, traceId, value } = details;
  queue.push({
    level,
    event,
    message: redact(message) || event,
    timestamp: new Date().toISOString(),
    path: redactPath(globalThis.location?.pathname ?? '/'),
    build: BUILD,
    ...(code !== undefined && /^[A-Z0-9_]{1,100}$/.test(code) && { code }),
    ...(traceId !== undefined && /^[A-Za-z0-9._-]{1,64}$/.test(traceId) && { traceId }),
    ...(value !== undefined && Number.isFinite(value) && { value }),
  });
  schedule();
}

/**
 * An error that nobody caught: its name and message, and the trace id of the call that failed. Its stack stays in the
 * browser's console.
 */
export function logClientError(error: unknown): void {
  log('error', 'client-error', {
    traceId: isApiError(error) ? error.traceId : undefined,
    message: error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no Error was thrown',
  });
}

/**
 * Sends what is queued now, ten at a time; for a page that is being left. A batch that fails is dropped: logs never
 * loop.
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
      // Logging must never disturb the person, nor log its own failure.
    }
  }
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flushLogs(), LOG_BATCH.debounceMs);
}

const MAX_TEXT = 500;

/**
 * Takes secrets out of a text: queries, e-mail addresses, dates, phone numbers and other long digits, quoted values,
 * and anything that is random enough to be a token. Trace ids (32 hexadecimal digits) stay, since they are what logs
 * are searched by.
 */
export function redact(text: string): string {
  return redactPath(text.slice(0, MAX_TEXT))
    .replace(/\?[^\s"')]*/g, '?[query]')
    .replace(/(["'`])[^"'`]{1,200}\1/g, '[value]')
    .replace(/[^\s@/]{1,64}@[^\s@/]{1,64}/g, '[email]')
    .replace(/\+?\b\d[\d\s().-]{3,18}\d\b/g, '[number]')
    .replace(/[A-Za-z0-9_~.-]{24,}/g, (word) => (/^[0-9a-f]{32}$/.test(word) || !/\d/.test(word) ? word : '[token]'));
}

/** The tokens that a route itself carries. */
function redactPath(text: string): string {
  return text.replace(/\/auth\/(create-account|r)\/[^\s/?#]+/g, '/auth/$1/[token]');
}
