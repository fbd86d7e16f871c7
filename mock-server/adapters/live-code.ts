import { answer } from '../server';
import { restoreSnapshot, type Snapshot, takeSnapshot } from '../world/snapshot';
import type { World, SetUpCall } from '../world/world';
import { Worlds } from '../world/worlds';
import type { JournalEntry } from '../world/journal';

/** A world without its code: what goes on when the code of the mock server changes. */
export interface KeptWorld {
  id: string;
  snapshot: Snapshot;
  setUp: SetUpCall[];
  journal: JournalEntry[];
}

/** What a change of the source files replaces. Each version of the code has its own. */
export interface LiveCode {
  answer: typeof answer;
  keep(worlds: Worlds): Promise<KeptWorld[]>;
  restore(kept: readonly KeptWorld[], like: Worlds): Promise<Worlds>;
  snapshotOf(world: World): Snapshot;
}

/** This version of the code. */
export const liveCode: LiveCode = {
  answer,
  snapshotOf: takeSnapshot,
  /** Takes the state of all worlds, after the calls that run. */
  keep: (worlds) =>
    Promise.all(
      worlds.list().map((world) =>
        world.serially(async () => ({
          id: world.id,
          snapshot: takeSnapshot(world),
          setUp: world.setUp,
          journal: world.journal.list(),
        })),
      ),
    ),
  /** Makes worlds of this version with the kept state. A world whose state does not fit any more begins again. */
  async restore(kept, { readTexts, scenario, surroundings }) {
    const worlds = new Worlds(readTexts, scenario, surroundings);
    for (const { id, snapshot, setUp, journal } of kept) {
      const world = await worlds.create(id, { seed: snapshot.seed });
      try {
        await restoreSnapshot(world, snapshot);
        world.setUp = setUp;
        for (const entry of journal) world.journal.add(entry);
      } catch (error) {
        console.error(`The world "${id}" begins again, because its state does not fit the change:`, error);
        await worlds.create(id, { seed: snapshot.seed });
      }
    }
    return worlds;
  },
};
