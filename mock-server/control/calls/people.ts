import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { ControlRefusal } from '../refusal';

/** Case does not count for the username. @throws ControlRefusal 404 */
export function requirePerson(world: World, name: string): Person {
  const person =
    world.db.persons.get(name) ??
    world.db.persons.findFirst((q) => q.where((one) => one.username?.toLowerCase() === name.toLowerCase()));
  if (person) return person;
  throw new ControlRefusal(
    404,
    'NOT_FOUND',
    `There is no person "${name}" in this world. GET /__mock/personas lists the people of the seed.`,
  );
}
