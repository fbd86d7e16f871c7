import { assetPaths } from '../control/pages/assets';
import type { Overrides } from '../upstream/overrides';
import type { JournalEntry } from '../world/journal';
import type { Snapshot } from '../world/moment';
import { restoreSnapshot, takeSnapshot } from '../world/snapshot';
import { checkScenarioFiles, seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import { type MockOnOwnOrigin, onOwnOrigin } from './own-origin';
import { pageOnDisk } from './page-on-disk';
import { scenariosOf } from './scenarios-on-disk';
import { textsOnDisk } from './texts-on-disk';

/** All worlds as data, so that they survive a change of the mock server's code. */
export interface KeptWorlds {
  generation: number;
  worlds: readonly KeptWorld[];
}

interface KeptWorld {
  id: string;
  snapshot: Snapshot;
  journal: JournalEntry[];
}

/** The mock server of `npm run dev`, in one version of its code. */
export interface LoadedMock extends MockOnOwnOrigin {
  assetPaths: typeof assetPaths;
  /** Waits for running calls, then returns the state of all worlds. */
  keep(): Promise<KeptWorlds>;
  /** Sends the responses that faults delay. */
  end(): void;
}

/** The developer's optional file. When it is added, changed or removed, Vite loads this module again. */
const overrides: Record<string, unknown> = import.meta.glob('../overrides.ts', { eager: true, import: 'default' });

/** Without the file, msw is not loaded. */
async function readOverrides(): Promise<Overrides | undefined> {
  const [file] = Object.entries(overrides);
  return file && (await import('../upstream/overrides')).overridesOf(file[1]);
}

/**
 * The worlds of the version before go on.
 * @throws Error when the folder of SCENARIOS is missing, or has a broken file
 */
export async function loadMock(kept?: KeptWorlds): Promise<LoadedMock> {
  const readScenarios = scenariosOf(process.env.SCENARIOS || undefined, 'SCENARIOS');
  await checkScenarioFiles({ readScenarios });
  const overrides = await readOverrides();
  const worlds = new Worlds(seedWorld, textsOnDisk, undefined, { readPageFile: pageOnDisk, overrides, readScenarios });
  if (kept) worlds.beginAfter(kept.generation);
  for (const world of kept?.worlds ?? []) await restore(worlds, world);
  return {
    ...onOwnOrigin(worlds),
    assetPaths,
    async keep() {
      const kept = worlds.list().map((world) =>
        world.serially(async () => ({
          id: world.id,
          snapshot: takeSnapshot(world),
          journal: world.journal.list(),
        })),
      );
      return { worlds: await Promise.all(kept), generation: worlds.generation };
    },
    end: () => worlds.list().forEach(({ id }) => worlds.drop(id)),
  };
}

/** A change of the record schemas can make a snapshot invalid. The world then begins again. */
async function restore(worlds: Worlds, { id, snapshot, journal }: KeptWorld): Promise<void> {
  const world = await worlds.create(id, { seed: snapshot.seed });
  try {
    await restoreSnapshot(world, snapshot);
    for (const { id: _, ...entry } of journal) world.journal.add(entry);
  } catch (error) {
    console.error(`The world "${id}" begins again, because its state does not fit the change:`, error);
    await worlds.create(id, { seed: snapshot.seed });
  }
}
