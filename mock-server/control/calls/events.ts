import type { World } from '../../world/world';
import type { ControlCalls } from '../define';
import { commonHeaders } from '../refusal';

const KEEP_ALIVE_MS = 15_000;

/**
 * Streams the events of the world as they happen (server-sent events, HTML standard 9.2). A world that replaces this
 * one, or is made when this one is gone, has the same name: the stream goes on with its events.
 */
export const eventCalls = {
  streamEvents({ worlds, world: first }) {
    const headers: [string, string][] = [...commonHeaders, ['Content-Type', 'text/event-stream']];
    const stream = (write: (text: string) => void, closed: AbortSignal) => {
      const send: SendEvent = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      write('retry: 1000\n\n');
      let leave = follow(first, send);
      const stop = worlds.made.add((made) => {
        if (made.id !== first.id) return;
        leave();
        leave = follow(made, send);
        send('world', { id: made.id });
      });
      const timer = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS);
      closed.addEventListener('abort', () => {
        clearInterval(timer);
        stop();
        leave();
      });
    };
    return { raw: { status: 200, headers, body: null, stream } };
  },
} satisfies Partial<ControlCalls>;

type SendEvent = (event: string, data: unknown) => void;

/** Returns a function that ends it. */
function follow(world: World, send: SendEvent): () => void {
  const leave = [
    world.journal.subscribe((entry) => send('call', entry)),
    world.outbox.subscribe((message) => send('message', message)),
    world.webhooks.changed.add((delivery) => send('webhook', delivery)),
    world.changes.add((what) => send('change', { what })),
  ];
  return () => {
    for (const one of leave) one();
  };
}
