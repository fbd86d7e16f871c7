import { CliError } from '../../../mock-server/adapters/cli-error';

/**
 * What nginx allows a request and the services: times in ms, sizes in bytes. REQUEST_TIMEOUT_MS and ANSWER_TIMEOUT_MS
 * of the environment replace the defaults.
 * @throws CliError when one of them is not a number of at least 100
 */
export function limitsFrom(environment: Readonly<Record<string, string | undefined>>) {
  const milliseconds = (name: string, otherwise: number): number => {
    const given = environment[name];
    if (!given) return otherwise;
    const value = Number(given);
    if (Number.isInteger(value) && value >= 100) return value;
    throw new CliError(`${name} must be a number of milliseconds from 100, and it is "${given}".`);
  };
  /** How long the services may be silent before and within a response. */
  const responseMs = milliseconds('ANSWER_TIMEOUT_MS', 60_000);
  return {
    /** For a whole request to arrive. */
    requestMs: milliseconds('REQUEST_TIMEOUT_MS', 15_000),
    /** For the services to accept a connection. */
    connectMs: Math.min(5000, responseMs),
    responseMs,
    /** How long an idle connection stays open. */
    keepAliveMs: 5000,
    /** All headers of a request or a response. */
    headBytes: 16 * 1024,
    /** Path and query. */
    targetBytes: 8 * 1024,
    bodyBytes: 1024 * 1024,
  };
}
