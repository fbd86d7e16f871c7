import type { World } from '../../world/world';

/** Somebody of the seed, whom a tester can be with one click. */
export interface Persona {
  /** Also the id of the person: `ann`. */
  id: string;
  username: string;
  password: string;
  /** One sentence: what is particular about this person. */
  description: string;
  /** Makes the person and all that belongs to them. */
  make: (world: World) => Promise<void>;
}
