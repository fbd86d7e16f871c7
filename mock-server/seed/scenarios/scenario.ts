import type { World } from '../../world/world';

export type ScenarioParams = Readonly<Record<string, string | number | boolean>>;

/** A named state of a world, applied over the seed by the control interface, a test or the command line. */
export interface Scenario {
  name: string;
  /** One sentence for the list: what stands afterwards. */
  description: string;
  apply: (world: World, params: ScenarioParams) => Promise<void> | void;
}
