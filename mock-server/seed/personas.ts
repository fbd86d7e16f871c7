import files from '../../openapi/generated/scenarios.json';
import { PERSONA_PASSWORD } from '../world/store/make';
import { stateOf } from './scenarios/file';
import { usernameOf } from './scenarios/state';

/** The people of every world. */
export const seededPeople = stateOf({ name: 'personas', text: files.personas });

/** A tester can sign in as a persona with one click. The ordinary associate comes first (see docs/testing.md). */
export const personas = Object.entries(seededPeople.persons ?? {}).map(([id, person]) => ({
  id,
  username: usernameOf(person) ?? '',
  password: PERSONA_PASSWORD,
  description: person.about ?? '',
}));
