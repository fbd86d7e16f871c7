import { deviceOf } from './user-agent';
import type { Person, Session } from './store/collections';
import { setCookie } from '../wire/http';
import type { World } from './world';

/** Names of the platform's cookies (see docs/decisions/names.md). */
export const cookieNames = {
  session: 'session',
  expiry: 'session-expiry',
  csrf: 'csrf-token',
  sso: 'sso-session',
} as const;

/**
 * Starts a session of the person and returns it with its cookies and those of a new CSRF token. `associateId` is the selected associate, null for
 * none. `userAgent` is the header of the sign-in, `passkeyId` the passkey that began the session. Deletes the oldest
 * sessions when the world holds `limits.sessionsKept` of them.
 */
export async function startSession(
  world: World,
  person: Person,
  {
    method,
    level,
    associateId = null,
    userAgent,
    passkeyId = null,
    id = world.random.hex(32),
  }: {
    method: Session['authenticationMethod'];
    level: number;
    associateId?: string | null;
    userAgent?: string | undefined;
    passkeyId?: string | null;
    /** Only for a session that a real service has started. */
    id?: string;
  },
): Promise<{ session: Session; cookies: string[] }> {
  const now = world.clock.now();
  world.db.sessions.keepNewest(world.limits.sessionsKept - 1);
  const session = await world.db.sessions.create({
    id,
    formerId: null,
    personId: person.id,
    associateId,
    createdAt: now,
    expiresAt: now + world.limits.sessionMs,
    levelOfAssurance: level,
    levelReachedAt: level >= world.limits.stepUpLevel ? now : null,
    isStepUpDue: false,
    authenticationMethod: method,
    publicId: world.random.id('session'),
    passkeyId,
    device: deviceOf(userAgent),
    lastSeenAt: now,
    impersonation: null,
  });
  const cookies = [...sessionCookies(session), setCookie(cookieNames.csrf, world.random.hex(32))];
  if (method === 'SSO') cookies.push(setCookie(cookieNames.sso, 'true'));
  return { session, cookies };
}

/**
 * Gives the session another id and returns its cookies: who learned the id before has no part in the rights that the
 * session now gets. The former id holds until the first use of the new one, because the answer may be lost on its way.
 */
export async function renewSession(world: World, { ...session }: Session): Promise<string[]> {
  world.db.sessions.remove(session.id);
  const id = world.random.hex(32);
  return sessionCookies(await world.db.sessions.create({ ...session, id, formerId: session.id }));
}

/** The secret id (HttpOnly), and the expiry in epoch ms for the app. */
export function sessionCookies(session: Session, id = session.id): string[] {
  return [
    setCookie(cookieNames.session, id, { httpOnly: true }),
    setCookie(cookieNames.expiry, String(session.expiresAt)),
  ];
}

/** They have `Max-Age=0`, so the browser deletes its cookies. */
export function endedCookies(): string[] {
  return [
    setCookie(cookieNames.session, '', { httpOnly: true, maxAge: 0 }),
    setCookie(cookieNames.expiry, '', { maxAge: 0 }),
    setCookie(cookieNames.sso, '', { maxAge: 0 }),
  ];
}

/**
 * The session with this id if it has not expired, else null. Deletes an expired session, and ends an impersonation that
 * is over.
 */
export async function findSession(world: World, id: string | undefined): Promise<Session | null> {
  if (!id) return null;
  const renewed = world.db.sessions.get(id);
  const session = renewed ?? world.db.sessions.findFirst((q) => q.where({ formerId: id }));
  if (!session) return null;
  if (renewed?.formerId) return findSession(world, (await world.db.sessions.patch(id, { formerId: null })).id);
  const now = world.clock.now();
  if (session.expiresAt > now)
    return session.impersonation && session.impersonation.expiresAt <= now ? await endActing(world, session) : session;
  world.db.sessions.remove(session.id);
  return null;
}

/** The session acts as the associate until the impersonation ends. */
export function startActing(
  world: World,
  session: Session,
  associate: { id: string; personId: string },
  impersonation: Omit<NonNullable<Session['impersonation']>, 'staff'>,
): Promise<Session> {
  return world.db.sessions.update(session, {
    strict: true,
    data(draft) {
      draft.impersonation = {
        ...impersonation,
        staff: { personId: draft.personId, associateId: draft.associateId },
      };
      draft.personId = associate.personId;
      draft.associateId = associate.id;
    },
  });
}

/** Gives the session back to the staff member. Changes nothing where no impersonation runs. */
export function endActing(world: World, session: Session): Promise<Session> {
  return world.db.sessions.update(session, {
    strict: true,
    data(draft) {
      if (draft.impersonation === null) return;
      draft.personId = draft.impersonation.staff.personId;
      draft.associateId = draft.impersonation.staff.associateId;
      draft.impersonation = null;
    },
  });
}

/** The person who signed in. During an impersonation this is the staff member. */
export function ownerOf({ impersonation, personId }: Session): string {
  return impersonation?.staff.personId ?? personId;
}

/** The sessions that this person signed in, also while acting for another. */
export function sessionsOwnedBy(world: World, personId: string): Session[] {
  return world.db.sessions.findMany((q) => q.where((one) => ownerOf(one) === personId));
}

/** Moves the end of a session to 15 minutes from now (sliding; see docs/product/4-states.md#session-expiry-modal). */
export async function slideSession(world: World, session: Session): Promise<Session> {
  const now = world.clock.now();
  const expiresAt = now + world.limits.sessionMs;
  return await world.db.sessions.update(session, {
    strict: true,
    data(draft) {
      draft.expiresAt = expiresAt;
      draft.lastSeenAt = now;
    },
  });
}
