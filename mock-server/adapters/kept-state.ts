import type { Snapshot } from '../world/moment';
import { restoreSnapshot, takeSnapshot } from '../world/snapshot';
import type { Worlds } from '../world/worlds';
import type { CookieJar } from './cookie-jar';

const cacheName = 'mock-state';
const place = '/__mock/kept-state';

interface KeptState {
  generation?: number;
  hiddenCookies: [name: string, value: string][];
  worlds: { id: string; snapshot: Snapshot }[];
}

let keeping: Promise<void> | undefined;

/**
 * Stores all worlds and the HttpOnly cookies in the browser's Cache Storage, at most once per 100 ms. Calls that arrive
 * before the store starts share it. Later calls start the next one.
 */
export async function keepState(worlds: Worlds, jar: CookieJar): Promise<void> {
  keeping ??= new Promise((resolve) => setTimeout(resolve, 100)).then(async () => {
    keeping = undefined;
    const state: KeptState = {
      hiddenCookies: jar.hidden(),
      generation: worlds.generation,
      worlds: worlds.list().map((world) => ({ id: world.id, snapshot: takeSnapshot(world) })),
    };
    await (await caches.open(cacheName)).put(place, new Response(JSON.stringify(state)));
  });
  await keeping;
}

/** Drops a state of an older build that no longer fits. A demo can afford to lose it. */
export async function restoreState(worlds: Worlds, jar: CookieJar): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(place);
  if (!kept) return;
  try {
    const { generation = 0, ...state }: KeptState = await kept.json();
    worlds.beginAfter(generation);
    for (const { id, snapshot } of state.worlds)
      await restoreSnapshot(await worlds.create(id, { seed: snapshot.seed }), snapshot);
    jar.restore(state.hiddenCookies);
  } catch {
    await cache.delete(place);
  }
}
