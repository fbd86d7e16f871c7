import type { World } from '../../world/world';

/** A person of the seed. A tester can sign in as one with one click. */
export interface Persona {
  /** Also the id of the person: `ann`. */
  id: string;
  username: string;
  password: string;
  /** One sentence that says how this person differs from the others. */
  description: string;
  /** Creates the person and all their records. */
  make: (world: World) => Promise<void>;
}
