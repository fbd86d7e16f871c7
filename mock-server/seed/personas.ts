import type { Persona } from './persona';
import { memberPersonas } from './personas/memberships';
import { obligedPersonas } from './personas/obliged';
import { plainPersonas } from './personas/plain';
import { signInPersonas } from './personas/sign-in';

/** Everybody of the seed, the plain associate first (design: mock server, Personas cover). One file a kind in `personas/`. */
export const personas: readonly Persona[] = [...plainPersonas, ...signInPersonas, ...memberPersonas, ...obligedPersonas];
