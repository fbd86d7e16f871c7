import type { Persona } from './persona';
import { memberPersonas } from './memberships';
import { obligedPersonas } from './obliged';
import { plainPersonas } from './plain';
import { signInPersonas } from './sign-in';

/**
 * Every persona of the seed, the ordinary associate first (see docs/testing.md). `personas/` has one file for each
 * kind.
 */
export const personas: readonly Persona[] = [
  ...plainPersonas,
  ...signInPersonas,
  ...memberPersonas,
  ...obligedPersonas,
];
