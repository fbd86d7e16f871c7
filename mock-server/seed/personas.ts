import { type Persona } from './persona';
import { plainPersonas } from './personas/plain';

/** Everybody of the seed, the plain associate first (design: mock server, Personas cover). One file a kind in `personas/`. */
export const personas: readonly Persona[] = [...plainPersonas];
