import type { Handlers } from './define';
import { personByUsername } from '../rules/persons';
import type { World } from '../world/world';

/**
 * Whose sign-in a username belongs to. An unknown one is answered as this product's own: the check tells nobody who
 * exists.
 */
function pathOf(world: World, username: string) {
  const person = personByUsername(world, username);
  const isNexo = person?.authenticationMethod === 'Nexo';
  const clientIds = isNexo
    ? world.db.associates.filter((one) => one.personId === person.id).map((one) => one.clientId)
    : [];
  return {
    isLifionLogin: !isNexo,
    isNexoClientRebrandEnabled: clientIds.some(
      (id) => id !== null && world.db.clients.get(id)?.isClientRebrandEnabled === true,
    ),
  };
}

/** Where a person signs in: the path check in both variants, and the search for an identity provider. */
export const pathHandlers = {
  checkAuthPath: ({ world, body, respond }) => respond(200, pathOf(world, body.username)),
  checkAuthPathByUsername: ({ world, path, respond }) => respond(200, pathOf(world, path.username)),

  /** By the domain of the e-mail address; nothing found is an empty list, never an error. */
  searchIdentityProviders({ world, body, respond }) {
    const domain = body.email.slice(body.email.lastIndexOf('@') + 1).toLowerCase();
    const found = world.db.providers.filter((one) => one.emailDomain === domain);
    return respond(200, {
      providers: found.map(({ isDiscoveryEnabled, initiateRequestUrl }) => ({
        isDiscoveryEnabled,
        initiateRequestUrl,
      })),
    });
  },
} satisfies Partial<Handlers>;
