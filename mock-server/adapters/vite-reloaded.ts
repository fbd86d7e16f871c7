import { assetPaths } from '../control/pages/assets';
import type { Overrides } from '../upstream/overrides';
import type { JournalEntry } from '../world/journal';
import { restoreSnapshot, type Snapshot, takeSnapshot } from '../world/snapshot';
import type { SetUpCall } from '../world/world';
import { Worlds } from '../seed/worlds';
import { type MockOnOwnOrigin, onOwnOrigin } from './own-origin';
import { pageOnDisk } from './page-on-disk';
import { textsOnDisk } from './texts-on-disk';

/** A world as data: what goes on when the code of the mock server changes. */
export interface KeptWorld {
  id: string;
  snapshot: Snapshot;
  setUp: SetUpCall[];
  journal: JournalEntry[];
}

/** The mock server of `npm run dev`, in one version of its code. */
export interface LoadedMock extends MockOnOwnOrigin {
  assetPaths: typeof assetPaths;
  /** The state of all worlds, after the calls that run. */
  keep(): Promise<KeptWorld[]>;
  /** Sends the responses that faults delay, and stops the webhooks. */
  end(): void;
}

/** The optional file of the developer. Vite loads this module again when the file is added, changed or removed. */
const overrides: Record<string, unknown> = import.meta.glob('../overrides.ts', { eager: true, import: 'default' });

/** Without the file msw is not loaded. */
async function readOverrides(): Promise<Overrides | undefined> {
  const [file] = Object.entries(overrides);
  return file && (await import('../upstream/overrides')).overridesOf(file[1]);
}

/** Starts this version of the code, with the worlds of the version before. */
export async function loadMock(kept: readonly KeptWorld[]): Promise<LoadedMock> {
  const worlds = new Worlds(textsOnDisk, undefined, { readPageFile: pageOnDisk, overrides: await readOverrides() });
  for (const world of kept) await restore(worlds, world);
  return {
    ...onOwnOrigin(worlds),
    assetPaths,
    keep: () =>
      Promise.all(
        worlds.list().map((world) =>
          world.serially(async () => ({
            id: world.id,
            snapshot: takeSnapshot(world),
            setUp: world.setUp.list(),
            journal: world.journal.list(),
          })),
        ),
      ),
    end: () => worlds.list().forEach(({ id }) => worlds.drop(id)),
  };
}

/** The change may be one of the records themselves. Then the world begins again. */
async function restore(worlds: Worlds, { id, snapshot, setUp, journal }: KeptWorld): Promise<void> {
  const world = await worlds.create(id, { seed: snapshot.seed });
  try {
    await restoreSnapshot(world, snapshot);
    for (const call of setUp) world.setUp.add(call);
    for (const { id: _, ...entry } of journal) world.journal.add(entry);
  } catch (error) {
    console.error(`The world "${id}" begins again, because its state does not fit the change:`, error);
    await worlds.create(id, { seed: snapshot.seed });
  }
}
