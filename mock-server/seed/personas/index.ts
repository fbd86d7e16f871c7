import type { Persona } from './persona';
import { memberPersonas } from './memberships';
import { obligedPersonas } from './obliged';
import { plainPersonas } from './plain';
import { signInPersonas } from './sign-in';

/** Everybody of the seed, the plain associate first (see docs/testing.md). One file a kind in `personas/`. */
export const personas: readonly Persona[] = [
  ...plainPersonas,
  ...signInPersonas,
  ...memberPersonas,
  ...obligedPersonas,
];
