import type { Handlers } from '../define';
import { personByUsername } from '../../rules/persons';
import type { World } from '../../world/world';

/**
 * The sign-in system of a username. An unknown username gets the same response as a known one of this product, so the
 * check reveals no account.
 */
function signInSystemOf(world: World, username: string) {
  const person = personByUsername(world, username);
  const isNexo = person?.authenticationMethod === 'Nexo';
  const clientIds = isNexo
    ? world.db.associates.findMany((q) => q.where({ personId: person.id })).map((one) => one.clientId)
    : [];
  return {
    isLifionLogin: !isNexo,
    isNexoClientRebrandEnabled: clientIds.some(
      (id) => id !== null && world.db.clients.get(id)?.isClientRebrandEnabled === true,
    ),
  };
}

/**
 * These calls find out where a person signs in: both variants of the path check, and the search for an identity
 * provider.
 */
export const pathHandlers = {
  checkAuthPath: ({ world, body, respond }) => respond(200, signInSystemOf(world, body.username)),
  checkAuthPathByUsername: ({ world, path, respond }) => respond(200, signInSystemOf(world, path.username)),

  /** Searches by the domain of the e-mail address. Without a match the response is an empty list, not an error. */
  searchIdentityProviders({ world, body, respond }) {
    const domain = body.email.slice(body.email.lastIndexOf('@') + 1).toLowerCase();
    const found = world.db.providers.findMany((q) => q.where({ emailDomain: domain }));
    return respond(200, {
      providers: found.map(({ isDiscoveryEnabled, initiateRequestUrl }) => ({
        isDiscoveryEnabled,
        initiateRequestUrl,
      })),
    });
  },
} satisfies Partial<Handlers>;
