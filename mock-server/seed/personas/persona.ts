import type { World } from '../../world/world';

/** A tester can sign in as a persona with one click. */
export interface Persona {
  /** Also the id of the person: `ann`. */
  id: string;
  username: string;
  password: string;
  /** One sentence that says how this person differs from the others. */
  description: string;
  make: (world: World) => Promise<void>;
}
