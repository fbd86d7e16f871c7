import { isApiError } from './response/api-error';
import { LOG_BATCH, WEB_BUILD } from '../config/constants';
import { type NameOfPath, ownFrames, redact } from './redact';
import { perApp, whileAppLives } from '../lifetime';

/*
 * Sends logs in batches: at most 10 entries, 500 ms after the last entry, with trace id, version and build id. Logs
 * never contain a secret: callers pass only a few fields, and the module redacts free text before it queues an entry.
 */

export type LogLevel = 'info' | 'warn' | 'error';

export interface LogDetails {
  /** English text for readers of the log; defaults to the name of the event. */
  readonly message?: string;
  readonly code?: string | undefined;
  readonly traceId?: string | undefined;
  /** The stack of an error, of which the log keeps the places in our own scripts. */
  readonly stack?: string | undefined;
  readonly value?: number;
}

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly timestamp: string;
  readonly event: string;
  readonly path: string;
  readonly build: string;
  readonly code?: string;
  readonly traceId?: string;
  readonly stack?: string;
  readonly value?: number;
}

/** The share of pages that report their uncaught errors, and how many of them (`errorReports` of the configuration). */
export interface ErrorReports {
  readonly sampleRate: number;
  readonly maxPerPage: number;
}

export type SendBatch = (entries: LogEntry[]) => Promise<unknown>;

interface Log {
  send?: SendBatch;
  nameOf: NameOfPath;
  queue: LogEntry[];
  /** Uncaught errors before the log opens are few, and count as well. */
  clientErrorsLeft: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** Resolves once the log is open. */
  readonly opened: Promise<void>;
  markOpen: () => void;
}

const logOfApp = perApp((): Log => {
  let markOpen = () => {};
  const opened = new Promise<void>((resolve) => (markOpen = resolve));
  const own: Log = { nameOf: () => '/auth', queue: [], clientErrorsLeft: 20, opened, markOpen };
  whileAppLives().addEventListener('abort', () => clearTimeout(own.timer));
  return own;
});
/** The queue drops further entries, so that an error in a loop fills neither memory nor network. */
const MAX_QUEUED = 100;

export const BUILD = `${WEB_BUILD}+${import.meta.env.VITE_BUILD_ID ?? 'development'}`;

/**
 * Sets the functions that send a batch and name a route, and how many errors this page may report. The app calls it
 * once; earlier entries wait until then, and have no route.
 */
export function openLog(send: SendBatch, nameOf: NameOfPath, { sampleRate, maxPerPage }: ErrorReports): void {
  const own = logOfApp();
  own.send = send;
  own.nameOf = nameOf;
  own.markOpen();
  own.clientErrorsLeft = Math.random() < sampleRate ? maxPerPage : 0;
  if (own.queue.length > 0) schedule();
}

export function log(level: LogLevel, event: string, details: LogDetails = {}): void {
  const { queue, nameOf } = logOfApp();
  if (queue.length >= MAX_QUEUED) return;
  const { message = event, code, traceId, value } = details;
  const stack = ownFrames(details.stack);
  queue.push({
    level,
    event,
    message: redact(message, nameOf) || event,
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

/** The number is limited, so that an error in a loop does not fill the log of the service. */
export function logClientError(error: unknown): void {
  const own = logOfApp();
  if (own.clientErrorsLeft === 0) return;
  own.clientErrorsLeft -= 1;
  log('error', 'client-error', {
    traceId: isApiError(error) ? error.traceId : undefined,
    stack: error instanceof Error ? error.stack : undefined,
    message: error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no Error was thrown',
  });
}

export async function sendLogs(): Promise<void> {
  await logOfApp().opened;
  await flushLogs();
}

/** Drops a batch that fails, so that logging never loops. Never throws. */
export async function flushLogs(): Promise<void> {
  const own = logOfApp();
  clearTimeout(own.timer);
  own.timer = undefined;
  while (own.send !== undefined && own.queue.length > 0) {
    const batch = own.queue.splice(0, LOG_BATCH.maxEntries);
    try {
      await own.send(batch);
    } catch {
      // Logging must not disturb the user, nor log its own failure.
    }
  }
}

function schedule(): void {
  const own = logOfApp();
  clearTimeout(own.timer);
  own.timer = setTimeout(() => void flushLogs(), LOG_BATCH.debounceMs);
}
