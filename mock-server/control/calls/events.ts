import type { ControlCalls } from '../define';
import { commonHeaders } from '../refusal';

const KEEP_ALIVE_MS = 15_000;

/** Streams the events of the world as they happen (server-sent events, HTML standard 9.2). */
export const eventCalls = {
  streamEvents({ world }) {
    const headers: [string, string][] = [...commonHeaders, ['Content-Type', 'text/event-stream']];
    const stream = (write: (text: string) => void, closed: AbortSignal) => {
      const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      write('retry: 1000\n\n');
      const leave = [
        world.journal.subscribe((entry) => send('call', entry)),
        world.outbox.subscribe((message) => send('message', message)),
        world.webhooks.changed.add((delivery) => send('webhook', delivery)),
        world.changes.add((what) => send('change', { what })),
      ];
      const timer = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS);
      closed.addEventListener('abort', () => {
        clearInterval(timer);
        for (const one of leave) one();
      });
    };
    return { raw: { status: 200, headers, body: null, stream } };
  },
} satisfies Partial<ControlCalls>;
