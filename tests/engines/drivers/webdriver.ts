import { z } from 'zod';

const answer = z.object({ value: z.unknown() });
const refusal = z.object({ error: z.string(), message: z.string() });

export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** The time limit of a command, ms: many times the slowest one on a slow machine. */
const MOST_COMMAND_MS = 60_000;

/** The driver has sent no response. */
export class NoAnswer extends Error {}

/**
 * Sends W3C WebDriver commands to a driver. Returns the `value` of the response.
 * @throws NoAnswer when the driver sends no response within a minute
 * @throws Error with the driver's message when a command fails
 */
export function senderTo(base: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      signal: AbortSignal.timeout(MOST_COMMAND_MS),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
      throw new NoAnswer(`The driver has not answered ${method} ${path} for ${MOST_COMMAND_MS / 1000} s`);
    });
    const { value } = answer.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = refusal.parse(value);
    throw new Error(`${error}: ${message}`);
  };
}
