import { deviceOf } from './user-agent';
import type { Person, Session } from './store/collections';
import { setCookie } from '../http/http';
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
    isByCode = false,
    cookies: sent = {},
    id = world.random.hex(32),
  }: {
    method: Session['authenticationMethod'];
    level: number;
    associateId?: string | null;
    userAgent?: string | undefined;
    passkeyId?: string | null;
    isByCode?: boolean;
    /** Those of the browser. */
    cookies?: Readonly<Record<string, string>>;
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
    isByCode,
    device: deviceOf(userAgent),
    lastSeenAt: now,
    impersonation: null,
  });
  const cookies = [...sessionCookies(session), setCookie(cookieNames.csrf, world.random.hex(32))];
  if (method === 'SSO') cookies.push(setCookie(cookieNames.sso, 'true'));
  // It would lead who signed in with a password to the page of single sign-on after the session.
  else if (cookieNames.sso in sent) cookies.push(setCookie(cookieNames.sso, '', { maxAge: 0 }));
  return { session, cookies };
}

/**
 * Gives the session another id with these rights, and returns its cookies. The former id keeps the rights from before:
 * who learned it has no part in the new ones. It holds until the first use of the new one, because the answer may be
 * lost on its way.
 */
export async function renewSession(world: World, { ...session }: Session, rights: Partial<Session>): Promise<string[]> {
  // The answer to an earlier renewal was lost.
  world.db.sessions.deleteMany((q) => q.where({ formerId: session.id }));
  const id = world.random.hex(32);
  return sessionCookies(await world.db.sessions.create({ ...session, ...rights, id, formerId: session.id }));
}

/** The secret id (HttpOnly), and the expiry in epoch ms for the app. */
export function sessionCookies(session: Session): string[] {
  return [
    setCookie(cookieNames.session, session.id, { httpOnly: true }),
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
 * is over. The first use of a renewed id ends the former one.
 */
export async function findSession(world: World, id: string | undefined): Promise<Session | null> {
  const session = world.db.sessions.get(id);
  if (!session) return null;
  if (session.formerId !== null) {
    world.db.sessions.remove(session.formerId);
    return findSession(world, (await world.db.sessions.patch(session.id, { formerId: null })).id);
  }
  const now = world.clock.now();
  const isActingOver = session.impersonation !== null && session.impersonation.expiresAt <= now;
  // A former id must not get the staff member's rights back.
  if (session.expiresAt <= now || (isActingOver && isFormer(world, session))) {
    world.db.sessions.remove(session.id);
    return null;
  }
  return isActingOver ? world.db.sessions.patch(session.id, rightsOfOwner(session)) : session;
}

/** Whether the session has got another id, whose first use ends this one. */
export function isFormer(world: World, { id }: Session): boolean {
  return world.db.sessions.findFirst((q) => q.where({ formerId: id })) !== undefined;
}

/** Ends the session under each of its ids. */
export function removeSession(world: World, { publicId }: Session): void {
  world.db.sessions.deleteMany((q) => q.where({ publicId }));
}

/** The sessions that this person began, those that act for another person too. A former id has a record of its own. */
export function sessionsOwnedBy(world: World, personId: string): Session[] {
  return world.db.sessions.findMany((q) => q.where((one) => ownerOf(one) === personId));
}

/** What a session gets while it acts as the associate. */
export function rightsOfActor(
  { personId, associateId }: Session,
  associate: { id: string; personId: string },
  impersonation: Omit<NonNullable<Session['impersonation']>, 'staff'>,
) {
  const acting = { ...impersonation, staff: { personId, associateId } };
  return { impersonation: acting, personId: associate.personId, associateId: associate.id };
}

/** What the staff member has when an impersonation ends; nothing where none runs. */
export function rightsOfOwner({ impersonation }: Session) {
  return impersonation === null ? {} : { ...impersonation.staff, impersonation: null };
}

/** The person who signed in. During an impersonation this is the staff member. */
export function ownerOf({ impersonation, personId }: Session): string {
  return impersonation?.staff.personId ?? personId;
}

/** Moves the end of a session to 15 minutes from now (sliding; see docs/product/4-states.md#session-expiry-modal). */
export async function slideSession(world: World, session: Session): Promise<Session> {
  const now = world.clock.now();
  const expiresAt = now + world.limits.sessionMs;
  return await world.db.sessions.set(session, { expiresAt, lastSeenAt: now });
}
