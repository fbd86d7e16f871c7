import type { World } from '../../world/world';

export type ScenarioParams = Readonly<Record<string, string | number | boolean>>;

/** The control interface, a test or the command line applies a scenario on top of the seed. */
export interface Scenario {
  name: string;
  /** One sentence for the list: the state afterwards. */
  description: string;
  /** By default a scenario takes none. `applyScenario` refuses every other parameter, and a value that breaks its rule. */
  parameters?: readonly string[];
  apply: (world: World, params: ScenarioParams) => Promise<unknown> | void;
}
