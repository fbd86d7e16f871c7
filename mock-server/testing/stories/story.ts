import type { World } from '../../world/world';

/** A few calls of somebody that reach declared answers of operations; each call says what it expects. */
export interface Story {
  name: string;
  /** A named scenario to begin with. */
  scenario?: string;
  tell: (world: World) => Promise<void>;
}
