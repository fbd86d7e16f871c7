import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { observeReads } from '../../src/api/response/reads';
import { recorder } from './reads';

/* Before each file of `npm run contract -- --reads`: sends which fields the app reads, and on which page. */

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Each note is the JSON of a `Note` (scripts/contract/reads.ts). */
    noteReads: (notes: string[]) => Promise<void>;
  }
}

const noted = new Set<string>();
let unsent: string[] = [];

observeReads(
  recorder(({ call, pointer }) => {
    const note = JSON.stringify({ ...call, url: new URL(call.url).pathname, pointer, page: location.pathname });
    if (noted.has(note)) return;
    noted.add(note);
    unsent.push(note);
  }),
);

// With it, React's development build reads every field of every property for the profiler.
Reflect.deleteProperty(console, 'timeStamp');

// The history copies its state, and cannot copy a Proxy.
for (const name of ['pushState', 'replaceState'] as const) {
  const own = history[name].bind(history);
  history[name] = (state: unknown, ...others) => own(JSON.parse(JSON.stringify(state ?? null)), ...others);
}

afterEach(async () => {
  const notes = unsent;
  unsent = [];
  if (notes.length > 0) await commands.noteReads(notes);
});
