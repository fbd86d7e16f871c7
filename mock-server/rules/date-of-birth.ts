import type { Associate, Token } from '../world/store/collections';
import type { World } from '../world/world';

/** Whether the client asks the associate for the date of birth before account creation. */
export function asksDateOfBirth({ attributes }: Associate): boolean {
  return attributes['asksDateOfBirth'] !== 'false';
}

/** The invitation alone keeps it: who holds another link of the same person has proven nothing. */
export async function rememberDateOfBirth(world: World, invitation: Token): Promise<void> {
  await world.db.tokens.set(invitation, ({ extra }) => ({ extra: { ...extra, dateOfBirthVerified: 'true' } }));
}

/**
 * Whether an invitation has to wait until the date of birth is verified. A single sign-on provider has identified its
 * users already, and their invitation is taken in its session alone.
 */
export function needsDateOfBirth(world: World, { kind, associateId, extra }: Token): boolean {
  const associate = world.db.associates.get(associateId);
  if (kind !== 'registration' || associate === undefined) return false;
  return asksDateOfBirth(associate) && extra['dateOfBirthVerified'] !== 'true';
}
