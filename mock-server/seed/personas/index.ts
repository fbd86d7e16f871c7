import type { Persona } from './persona';
import { memberPersonas } from './memberships';
import { namedPersonas } from './names';
import { obligedPersonas } from './obliged';
import { plainPersonas } from './plain';
import { signInPersonas } from './sign-in';

/** The ordinary associate comes first (see docs/testing.md). */
export const personas: readonly Persona[] = [
  ...plainPersonas,
  ...signInPersonas,
  ...memberPersonas,
  ...obligedPersonas,
  ...namedPersonas,
];
