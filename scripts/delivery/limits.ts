import { CliError } from '../cli/cli-error';

/** What a front server takes from a client and waits for from the services. The preview and nginx both obey it. */
export interface Limits {
  /** A whole request has to arrive in this time, ms. */
  requestMs: number;
  /** The services have to accept a connection in this time, ms. */
  connectMs: number;
  /** The services may be silent this long before and within an answer, ms; 0 is for ever. */
  answerMs: number;
  /** An idle connection is kept this long, ms. */
  keepAliveMs: number;
  /** All headers of a request or an answer, bytes. */
  headBytes: number;
  /** Path and query, bytes. */
  targetBytes: number;
  /** A request body, bytes. */
  bodyBytes: number;
  /** Open requests get this long after SIGTERM, ms. */
  drainMs: number;
}

/**
 * The limits, with REQUEST_TIMEOUT_MS and ANSWER_TIMEOUT_MS from an environment.
 * @throws CliError when one of them is no positive number
 */
export function limitsFrom(environment: Readonly<Record<string, string | undefined>>): Limits {
  const answerMs = milliseconds(environment, 'ANSWER_TIMEOUT_MS', 60_000);
  return {
    requestMs: milliseconds(environment, 'REQUEST_TIMEOUT_MS', 15_000),
    connectMs: Math.min(5000, answerMs),
    answerMs,
    keepAliveMs: 5000,
    headBytes: 16 * 1024,
    targetBytes: 8 * 1024,
    bodyBytes: 1024 * 1024,
    drainMs: 10_000,
  };
}

function milliseconds(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number {
  const given = environment[name];
  if (!given) return fallback;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 100)
    throw new CliError(`${name} must be a number of milliseconds from 100, and it is "${given}".`);
  return value;
}
