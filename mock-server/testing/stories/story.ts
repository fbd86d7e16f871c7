import type { World } from '../../world/world';

/** A few calls of a user that reach declared responses. Each call states the response that it expects. */
export interface Story {
  name: string;
  /** The scenario to start from; by default the seed. */
  scenario?: string;
  tell: (world: World) => Promise<void>;
}
