import type { Handlers } from '../define';
import { clientOfSession } from '../../rules/persons';
import { clientDirectory, findInDirectory } from './client-directory';
import { makeAssociate, makeClient } from '../../world/store/make';
import { endedCookies, removeSession, renewSession, rightsOfActor, rightsOfOwner } from '../../world/sessions';
import { mayUsePasskey } from '../../rules/security/access';
import { record } from '../../rules/security/activity';
import { tellByMail } from '../../rules/security/notice';
import type { Associate, Client, Person, Session } from '../../world/store/collections';
import type { World } from '../../world/world';

const IC_USER = 'all-client-impl-ic-user';
const STAFF_CLIENT = '002';

/** Sorted by name. Staff find the clients of the world, and those of the directory that it does not have yet. */
function searchableClients(world: World) {
  const own = world.db.clients.all();
  const ids = new Set(own.map(({ id }) => id));
  const all = [...own.filter((one) => one.isSearchable), ...clientDirectory.filter(({ id }) => !ids.has(id))];
  return all.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** A client of the directory becomes a record of the world here. */
async function adoptClient(world: World, id: string) {
  const listed = world.db.clients.get(id) ? undefined : findInDirectory(id);
  return listed ? makeClient(world, listed) : world.db.clients.get(id);
}

/** A membership, as its person sees it in this session. */
export function membershipIn(session: Session, associate: Associate, client: Client | undefined) {
  const { id: associateId, firstName, lastName, isPersonalAssociate, suspended } = associate;
  return {
    associateId,
    firstName,
    lastName,
    isPersonalAssociate,
    suspended,
    clientId: client?.id ?? 'none',
    isNexoClient: client?.isNexoClient ?? false,
    isCurrentlySelectedAssociate: associateId === session.associateId,
  };
}

/** The memberships of a person, switching between them, and support staff's access to all clients. */
export const associateHandlers = {
  listMyAssociates({ world, person, session, query, respond }) {
    const own = world.db.associates.findMany((q) => q.where({ personId: person.id }));
    return respond(
      200,
      own.map((associate) => {
        const client = world.db.clients.get(associate.clientId);
        return {
          ...membershipIn(session, associate, client),
          ...(query.extended === true && client ? { client: { name: client.name } } : {}),
        };
      }),
    );
  },

  /**
   * 204: the associate is now selected. 200: the client uses the other sign-in system. This session then ends, and the
   * response names the sign-in page and the username.
   */
  async switchAssociate({ world, person, session, body, respond, fail }) {
    const associate = world.db.associates.get(body.associateId);
    const client = world.db.clients.get(body.clientId);
    if (!client || associate?.personId !== person.id || associate.clientId !== client.id) return fail(404, 'NOT_FOUND');
    if (associate.suspended) return fail(423, 'ASSOCIATE_SUSPENDED');
    const isOtherSystem = client.isNexoClient !== (session.authenticationMethod === 'Nexo');
    if (!isOtherSystem) {
      await world.db.sessions.set(session, { associateId: associate.id });
      return respond(204);
    }
    removeSession(world, session);
    return respond(
      200,
      {
        username: associate.username ?? person.username ?? person.id,
        isNexoClient: client.isNexoClient,
        redirectLoginUrl: client.isNexoClient ? `/outside/nexo/login?clientId=${client.id}` : '/auth/login',
      },
      { cookies: endedCookies() },
    );
  },

  /** Searches by the start of the name, one page at a time. */
  searchClients({ world, body, respond }) {
    const prefix = body.clientNamePrefix.trim().toLowerCase();
    const found = searchableClients(world).filter(
      ({ name, isTransitionedToService }) =>
        name.toLowerCase().startsWith(prefix) && !(body.ignoreTransitionedToService && isTransitionedToService),
    );
    return respond(200, {
      allClients: found
        .slice(0, world.limits.clientSearchPage)
        .map(({ id, name, purpose, isTransitionedToService }) => ({ _id: id, name, purpose, isTransitionedToService })),
      totalCount: found.length,
    });
  },

  /**
   * Gives staff a membership in the client with the requested roles; staff must hold all of them. The role
   * all-client-impl-ic-user is refused for a client that is transitioned to service.
   */
  async provisionAllClientAccess({ world, person, body, respond, fail }) {
    const staffMembership = world.db.associates.get(body.lifionOpsAssociateId);
    if (staffMembership?.personId !== person.id || staffMembership.clientId !== STAFF_CLIENT)
      return fail(403, 'INSUFFICIENT_PERMISSIONS');
    const client = await adoptClient(world, body.clientId);
    if (!client) return fail(404, 'CLIENT_NOT_FOUND');
    const held = body.allClientAccessRoles.every(({ role }) =>
      person.allClientAccessRoles.some((own) => own.role === role),
    );
    const mayNot = client.isTransitionedToService && body.allClientAccessRoles.some(({ role }) => role === IC_USER);
    if (!held || mayNot || body.allClientAccessRoles.length === 0) return fail(403, 'INSUFFICIENT_PERMISSIONS');
    const id = `associate-${person.id}-${client.id}`;
    const attributes = { accessRoles: body.allClientAccessRoles.map(({ role }) => role).join() };
    if (!world.db.associates.get(id))
      await makeAssociate(world, person, client.id, { id, dateOfBirth: null, isPersonalAssociate: false, attributes });
    return respond(204);
  },

  getImpersonation({ world, path, respond, fail }) {
    const found = world.db.impersonations.get(path.id);
    if (!found) return fail(404, 'NOT_FOUND');
    const { id, clientId, clientName, associateId, firstName, lastName } = found;
    return respond(200, { impersonationId: id, clientId, clientName, associateId, firstName, lastName });
  },

  async startImpersonation({ world, session, person, body, respond, fail }) {
    const found = world.db.impersonations.get(body.impersonationId);
    if (found?.isForbidden === true) return fail(403, 'INSUFFICIENT_PERMISSIONS');
    if (!found || found.associateId !== body.impersonatedActorId || found.clientId !== body.impersonatedClientId)
      return fail(404, 'NOT_FOUND');
    const associate = world.db.associates.get(found.associateId);
    if (!associate?.personId) return fail(404, 'NOT_FOUND');
    const expiresAt = world.clock.now() + world.limits.impersonationMs;
    const actingSessionId = world.random.id('acting');
    await world.db.impersonations.set(found, { isStarted: true, reason: body.reason });
    const actor = { id: associate.id, personId: associate.personId };
    await tellImpersonation(world, session, person, actor.personId, body.reason);
    const acting = rightsOfActor(session, actor, { id: found.id, actingSessionId, expiresAt });
    return respond(204, undefined, {
      cookies: await renewSession(world, session, acting),
      headers: {
        'acting-session-id': actingSessionId,
        'acting-session-expiry': String(expiresAt),
        'acting-session-mode': 'impersonation',
      },
    });
  },

  async endImpersonation({ world, session, respond }) {
    if (session.impersonation === null) return respond(204);
    return respond(204, undefined, { cookies: await renewSession(world, session, rightsOfOwner(session)) });
  },

  getSettingsByGroup({ world, path, session, respond, fail }) {
    const group = world.db.groups.get(path.group);
    if (group) return respond(200, { url: group.url });
    const client = path.group === clientOfSession(world, session)?.id ? world.db.clients.get(path.group) : undefined;
    return client?.hasSamlConfiguration
      ? respond(200, { url: `/outside/saml/login?clientId=${client.id}` })
      : fail(404, 'FAILED_TO_GET_SETTINGS');
  },
} satisfies Partial<Handlers>;

/** Both people find in their activity who acted for whom, and why. */
async function tellImpersonation(world: World, session: Session, staff: Person, personId: string, reason: string) {
  const acted = world.db.persons.get(personId);
  if (!acted) return;
  const [by, forWhom] = [staff, acted].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const subject = `${by} for ${forWhom}: ${reason}`.slice(0, 255);
  for (const { id } of [staff, acted])
    await record(world, id, 'IMPERSONATION_STARTED', { subject, device: session.device });
  const what = `${by} from our support is acting on your behalf. The reason: ${reason}.`;
  tellByMail(world, acted, what, mayUsePasskey(world, acted));
}
