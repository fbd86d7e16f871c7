import type { Handlers } from '../define';
import { clientOfSession, membershipsOf } from '../../rules/persons';
import { nextObligation, obligationBody, obligationPage } from '../../rules/obligations';
import { readPhone } from '../../rules/phone';
import { endedCookies, ownerOf, removeSession, sessionCookies, sessionsOwnedBy } from '../../world/sessions';
import type { Person, Session } from '../../world/store/collections';
import type { World } from '../../world/world';

const NEXO_LOGOUT = '/outside/nexo/logout';

function signedOut(session: Session | null) {
  if (!session) return { isSsoSession: false };
  const isNexo = session.authenticationMethod === 'Nexo';
  return {
    authentication_method: isNexo ? 'Nexo' : 'Lifion',
    isSsoSession: session.authenticationMethod === 'SSO',
    ...(isNexo ? { logoutUrl: NEXO_LOGOUT } : {}),
  } as const;
}

/** Ends the cookies, and clears what the browser has stored. Every sign-out sends it. */
const ended = () => ({ cookies: endedCookies(), headers: { 'Clear-Site-Data': '"cache"' } });

function meOf(world: World, session: Session, person: Person) {
  const client = clientOfSession(world, session);
  return {
    personId: person.id,
    username: person.username,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.emails.map(({ address, isVerified }) => ({ address, isVerified })),
    phone: person.phones.flatMap(({ number }) => readPhone(number) ?? []).map(splitPhone),
    clientId: client?.id ?? 'none',
    clientName: client?.name ?? '',
    isAuthenticated: true,
    isAuthenticatedByNexo: session.authenticationMethod === 'Nexo',
    levelOfAssurance: session.levelOfAssurance,
    allClientAccessRoles: [...person.allClientAccessRoles],
    isClientRebrandEnabled: client?.isClientRebrandEnabled ?? false,
    isNexoClientRebrandEnabled: membershipsOf(world, person.id).some(({ clientId }) => {
      const joined = world.db.clients.get(clientId);
      return joined?.isNexoClient === true && joined.isClientRebrandEnabled;
    }),
  };
}

/** Checks, prolongs and ends the session (authentication service; prolong-session of the gateway). */
export const sessionHandlers = {
  checkAuthentication({ session, respond }) {
    return respond(200, {
      authentication_method: session.authenticationMethod === 'Nexo' ? 'Nexo' : 'Lifion',
      levelOfAssurance: session.levelOfAssurance,
      isSsoSession: session.authenticationMethod === 'SSO',
    });
  },

  logout({ world, session, respond }) {
    if (session) removeSession(world, session);
    return respond(200, signedOut(session), ended());
  },

  logoutAllSessions({ world, session, respond }) {
    if (session) for (const owned of sessionsOwnedBy(world, ownerOf(session))) world.db.sessions.delete(owned);
    return respond(200, signedOut(session), ended());
  },

  /**
   * Dispatch has prolonged the session already. With the header `prolong-session: false` it has only read the expiry.
   */
  prolongSession({ session, respond }) {
    return respond(200, { sessionExpiry: session.expiresAt }, { cookies: sessionCookies(session) });
  },

  /**
   * Redirects a navigation to the landing page, an obligation or sign-in. A caller that accepts only JSON gets the
   * target or the error.
   */
  getLanding({ world, session, person, headers, respond, fail }) {
    const isPage = prefersPage(headers);
    const sentTo = (targetUrl: string) =>
      isPage ? respond(302, undefined, { headers: { Location: targetUrl } }) : respond(200, { targetUrl });
    if (!session || !person) return isPage ? sentTo('/auth/login') : fail(401, 'MISSING_SESSION_COOKIE');
    const obligation = nextObligation(world, session);
    if (obligation && !isPage) return fail(412, 'BLOCKED_BY_OBLIGATION', { obligation: obligationBody(obligation) });
    if (obligation) return sentTo(obligationPage(obligation));
    const products = world.db.products.findMany((q) => q.where({ personId: person.id }));
    return sentTo(products.length > 1 ? '/auth/choose-product' : (products[0]?.targetUrl ?? '/'));
  },

  getLandingProducts({ world, person, respond }) {
    const products = world.db.products.findMany((q) => q.where({ personId: person.id }));
    return respond(200, { products: products.map(({ personId: _, ...product }) => product) });
  },

  /** Redirects to the SAML provider of the client, which redirects back with a signed-in person. */
  getClientSamlPage({ world, path, query, headers, respond, fail }) {
    const isPage = prefersPage(headers);
    const refused = (code: string) =>
      respond(302, undefined, { headers: { Location: `/auth/saml-error?error=${code}` } });
    const client = world.db.clients.get(path.id);
    if (!client) return isPage ? refused('CLIENT_NOT_FOUND') : fail(404, 'CLIENT_NOT_FOUND');
    if (client.isArchived) return isPage ? refused('FAILED_TO_GET_SETTINGS') : fail(404, 'FAILED_TO_GET_SETTINGS');
    if (!client.hasSamlConfiguration)
      return isPage ? refused('CLIENT_MISSING_SAML_CONFIGURATION') : fail(422, 'CLIENT_MISSING_SAML_CONFIGURATION');
    const back = query.returnUrl === undefined ? '' : `&returnUrl=${encodeURIComponent(query.returnUrl)}`;
    const provider = `/outside/saml/login?clientId=${encodeURIComponent(client.id)}`;
    // What the contract has no room for takes the landing page.
    const targetUrl = provider.length + back.length > 2048 ? provider : provider + back;
    return isPage ? respond(302, undefined, { headers: { Location: targetUrl } }) : respond(200, { targetUrl });
  },

  getMe: ({ world, session, person, respond }) => respond(200, meOf(world, session, person)),

  async updateMe({ world, session, person, body, respond }) {
    const changed = await world.db.persons.set(person, ({ firstName, lastName }) => ({
      firstName: body.firstName ?? firstName,
      lastName: body.lastName ?? lastName,
    }));
    return respond(200, meOf(world, session, changed));
  },

  getMyClientInfo({ world, session, respond, fail }) {
    const client = clientOfSession(world, session);
    if (!client) return fail(404, 'CLIENT_NOT_FOUND');
    return respond(200, {
      clientId: client.id,
      clientName: client.name,
      isClientRebrandEnabled: client.isClientRebrandEnabled,
    });
  },
} satisfies Partial<Handlers>;

function prefersPage(headers: Readonly<Record<string, string>>): boolean {
  return headers['accept']?.includes('text/html') ?? false;
}

/** From E.164. */
function splitPhone(number: string): { countryCode: string; number: string } {
  const country =
    /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/.exec(number)?.[0] ?? number.slice(0, 2);
  return { countryCode: country, number: number.slice(country.length) };
}
