import { logAlone } from '../../../api/request/log-alone';
import { isRecord, type UnknownRecord } from '../../../api/response/record';
import { ownFrames, redact } from '../../../api/redact';

let isReported = false;

/**
 * Sends one log entry about an app that could not start, which therefore cannot log by itself. The configuration names
 * the address, so without a readable one nothing is sent.
 */
export function reportFailedStart(error: unknown, configuration: string, build: string): void {
  if (isReported) return;
  isReported = true;
  const stack = ownFrames(error instanceof Error ? error.stack : undefined);
  const entry = {
    level: 'error',
    event: 'start-failed',
    message: redact(String(error), nameOfPath) || 'start-failed',
    timestamp: new Date().toISOString(),
    path: nameOfPath(location.pathname),
    build,
    ...(stack !== '' && { stack }),
  } as const;
  // The page shows its own message, which a report must not disturb.
  logAlone(entry, configuration, isLeftOut).catch(() => undefined);
}

function isLeftOut({ errorReports }: UnknownRecord): boolean {
  const { sampleRate, maxPerPage } = isRecord(errorReports) ? errorReports : {};
  return maxPerPage === 0 || (typeof sampleRate === 'number' && Math.random() >= sampleRate);
}

/** The table of routes is in the app. The first segment below /auth is never a token. */
function nameOfPath(path: string): string {
  return /^\/auth(?:\/[a-z-]+)?(?=\/|$)/.exec(path)?.[0] ?? '/auth';
}
