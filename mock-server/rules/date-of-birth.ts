import type { Associate, Token } from '../world/store/collections';
import type { World } from '../world/world';

/** Whether the client asks the associate for the date of birth before account creation. */
export function asksDateOfBirth({ attributes }: Associate): boolean {
  return attributes['asksDateOfBirth'] !== 'false';
}

export async function rememberDateOfBirth(world: World, { id }: Associate): Promise<void> {
  await world.db.associates.update((q) => q.where({ id }), {
    data(draft) {
      draft.attributes = { ...draft.attributes, dateOfBirthVerified: 'true' };
    },
  });
}

/**
 * Whether an invitation has to wait until the date of birth is verified. A single sign-on provider has identified its
 * users already.
 */
export function needsDateOfBirth(world: World, { kind, associateId }: Token): boolean {
  const associate = world.db.associates.get(associateId);
  if (kind !== 'registration' || associate === undefined) return false;
  return asksDateOfBirth(associate) && associate.attributes['dateOfBirthVerified'] !== 'true';
}
