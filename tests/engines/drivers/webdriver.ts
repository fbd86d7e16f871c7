import { z } from 'zod';

const answer = z.object({ value: z.unknown() });
const refusal = z.object({ error: z.string(), message: z.string() });

/** Sends a command of W3C WebDriver. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * A sender of W3C WebDriver commands to a driver. It returns the `value` of the response.
 * @throws Error with the driver's message when a command fails
 */
export function senderTo(base: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = answer.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = refusal.parse(value);
    throw new Error(`${error}: ${message}`);
  };
}
