import { WebSocket } from 'undici';
import { z } from 'zod';

/** A connection by WebDriver BiDi (W3C). */
export interface Bidi {
  /** @throws Error with the browser's message when the command fails */
  send(method: string, params: object): Promise<unknown>;
  on(event: string, listener: (params: unknown) => void): void;
  close(): void;
}

const incoming = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Connects to the WebSocket URL of a browser. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((params: unknown) => void)[]>();
  let last = 0;

  socket.addEventListener('message', ({ data }) => {
    const message = incoming.parse(JSON.parse(String(data)));
    if (message.type === 'event') {
      for (const listener of listeners.get(message.method) ?? []) listener(message.params);
      return;
    }
    const one = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') one?.resolve(message.result);
    else one?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection.'));
    waiting.clear();
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`No connection to the browser at ${url}.`)), {
      once: true,
    });
  });

  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    close: () => socket.close(),
  };
}
