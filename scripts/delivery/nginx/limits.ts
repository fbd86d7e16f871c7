import { CliError } from '../../../mock-server/adapters/cli-error';

export interface Limits {
  /** Time for a whole request to arrive, ms. */
  requestMs: number;
  /** Time for the services to accept a connection, ms. */
  connectMs: number;
  /** How long the services may be silent before and within a response, ms. */
  responseMs: number;
  /** How long an idle connection stays open, ms. */
  keepAliveMs: number;
  /** Size of all headers of a request or a response, bytes. */
  headBytes: number;
  /** Size of path and query, bytes. */
  targetBytes: number;
  /** Size of a request body, bytes. */
  bodyBytes: number;
}

/**
 * REQUEST_TIMEOUT_MS and ANSWER_TIMEOUT_MS of the environment replace the defaults.
 * @throws CliError when one of them is not a number of at least 100
 */
export function limitsFrom(environment: Readonly<Record<string, string | undefined>>): Limits {
  const responseMs = milliseconds(environment, 'ANSWER_TIMEOUT_MS', 60_000);
  return {
    requestMs: milliseconds(environment, 'REQUEST_TIMEOUT_MS', 15_000),
    connectMs: Math.min(5000, responseMs),
    responseMs,
    keepAliveMs: 5000,
    headBytes: 16 * 1024,
    targetBytes: 8 * 1024,
    bodyBytes: 1024 * 1024,
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
