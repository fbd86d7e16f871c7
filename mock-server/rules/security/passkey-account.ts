import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { toBase64Url } from '../base64url';
import { relyingParty } from '../factors/passkey';

/** The WebAuthn user handle of a person: random, created when it is first needed, and never changed. */
export async function userHandleOf(world: World, personId: string): Promise<string> {
  const known = world.db.persons.get(personId)?.security.userHandle ?? null;
  if (known !== null) return known;
  const handle = toBase64Url(world.random.hex(32));
  await world.db.persons.update((q) => q.where({ id: personId }), {
    data(draft) {
      draft.security.userHandle = handle;
    },
  });
  return handle;
}

/** Password managers show this name with the passkey. */
export function accountNameOf(person: Person): string {
  return person.username ?? person.emails[0]?.address ?? `${person.firstName} ${person.lastName}`;
}

/** What a page tells the browser about the accepted passkeys of a person. @throws Error when there is no such person */
export async function accountOf(world: World, personId: string, origin: string) {
  const userHandle = await userHandleOf(world, personId);
  const person = world.db.persons.get(personId);
  if (!person) throw new Error(`There is no person "${personId}".`);
  return {
    rpId: relyingParty(origin),
    userHandle,
    name: accountNameOf(person),
    displayName: `${person.firstName} ${person.lastName}`,
    acceptedCredentialIds: person.passkeys.map(({ credentialId }) => credentialId),
  };
}
