import type { World } from '../../world/world';

/** Of a scenario file. A larger one would hold up the other worlds while it is read. */
export const MOST_BYTES = 128 * 1024;

export type ScenarioParams = Readonly<Record<string, string | number | boolean>>;

/** The message is one sentence with file, line and column, for the tester who wrote the file. */
export class ScenarioFileError extends RangeError {
  override name = 'ScenarioFileError';
}

/** The state of a file is wrong, or does not fit the world. `path` leads to what is wrong. */
export class StateError extends Error {
  override name = 'StateError';

  constructor(
    readonly path: readonly PropertyKey[],
    message: string,
  ) {
    super(message);
  }
}

/** The control interface, a test or the command line applies a scenario on top of the seed. */
export interface Scenario {
  name: string;
  /** One sentence for the list: the state afterwards. */
  description: string;
  /** By default a scenario takes none. `applyScenario` refuses every other parameter, and a value that breaks its rule. */
  parameters?: readonly string[];
  /** Why the file of a tester makes no scenario. */
  problem?: string;
  apply: (world: World, params: ScenarioParams) => Promise<unknown> | void;
}
