import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { toBase64Url } from '../base64url';
import { relyingParty } from '../factors/passkey';
import { setSecurity } from '../persons';

/** The WebAuthn user handle of a person: random, created when it is first needed, and never changed. */
export async function userHandleOf(world: World, person: Person): Promise<string> {
  if (person.security.userHandle !== null) return person.security.userHandle;
  const handle = toBase64Url(world.random.hex(32));
  await setSecurity(world, person, { userHandle: handle });
  return handle;
}

/** Password managers show this name with the passkey. */
export function accountNameOf(person: Person): string {
  return person.username ?? person.emails[0]?.address ?? `${person.firstName} ${person.lastName}`;
}

/** What a page tells the browser about the accepted passkeys of a person. */
export async function accountOf(world: World, person: Person, origin: string) {
  return {
    rpId: relyingParty(origin),
    userHandle: await userHandleOf(world, person),
    name: accountNameOf(person),
    displayName: `${person.firstName} ${person.lastName}`.slice(0, 255),
    acceptedCredentialIds: person.passkeys.map(({ credentialId }) => credentialId),
  };
}
