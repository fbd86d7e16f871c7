import type { CallResponse } from '../../../mock-server/testing/client';
import type { World } from '../../../mock-server/world/world';

/** By name: a few calls of a user that reach declared responses. Each call states the response that it expects. */
export type Stories = Readonly<Record<string, (world: World) => Promise<void>>>;

/** @throws Error when the JSON body of the response does not contain the text */
export function holds({ body }: CallResponse, text: string): void {
  if (!JSON.stringify(body).includes(text)) throw new Error(`The response has no ${text}: ${JSON.stringify(body)}`);
}
