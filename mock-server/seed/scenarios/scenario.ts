import type { World } from '../../world/world';

/** Parameters of a scenario, by name. */
export type ScenarioParams = Readonly<Record<string, string | number | boolean>>;

/** A named state of a world. The control interface, a test or the command line applies it on top of the seed. */
export interface Scenario {
  name: string;
  /** One sentence for the list: the state afterwards. */
  description: string;
  /** The names of its parameters; none by default. `applyScenario` refuses every other one. */
  parameters?: readonly string[];
  apply: (world: World, params: ScenarioParams) => Promise<unknown> | void;
}
