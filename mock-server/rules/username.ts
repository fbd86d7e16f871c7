import type { World } from '../world/world';

/** Whether a person or a membership has this username, apart from the person to except. Case does not count. */
export function isUsernameTaken(world: World, username: string, exceptPersonId?: string): boolean {
  const lowered = username.toLowerCase();
  const byPerson = world.db.persons.findFirst((q) =>
    q.where((one) => one.username?.toLowerCase() === lowered && one.id !== exceptPersonId),
  );
  if (byPerson) return true;
  return (
    world.db.associates.findFirst((q) =>
      q.where((one) => one.username?.toLowerCase() === lowered && one.personId !== exceptPersonId),
    ) !== undefined
  );
}
