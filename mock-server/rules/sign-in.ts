import type { Person } from '../world/store/collections';
import { cookieNames, findSession, startSession } from '../world/sessions';
import type { World } from '../world/world';
import { clearObligations } from './obligations';
import { membershipsOf, openMembershipsOf } from './persons';
import { methodOf, record } from './security/activity';

/** What a sign-in knows of its request. */
interface SignIn {
  /** The cookies of the browser: the new session replaces the one that it has. */
  cookies: Readonly<Record<string, string>>;
  userAgent: string | undefined;
  level: number;
  /** The username as typed; it selects a membership. */
  username?: string;
  passkeyId?: string;
}

/** Why a person with the right password or passkey still cannot sign in; null when nothing is against it. */
export function refusalOf(world: World, person: Person): 'ACCOUNT_INACTIVE' | 'ASSOCIATE_SUSPENDED' | null {
  if (person.isInactive) return 'ACCOUNT_INACTIVE';
  const associates = membershipsOf(world, person.id);
  return associates.length > 0 && associates.every((one) => one.suspended) ? 'ASSOCIATE_SUSPENDED' : null;
}

/**
 * Starts the session of a sign-in and returns the body and cookies of its answer. The new session replaces that of the
 * browser. If its person was obliged to sign in with username and password, this sign-in meets the obligation.
 */
export async function signIn(world: World, person: Person, given: SignIn) {
  const before = await findSession(world, given.cookies[cookieNames.session]);
  if (before) world.db.sessions.delete(before);
  if (before?.personId === person.id && given.passkeyId === undefined)
    clearObligations(world, person.id, 'forceBasicCredentialAuthentication');
  const open = openMembershipsOf(world, person.id);
  const named = given.username?.toLowerCase();
  const selected = open.find((one) => named !== undefined && one.username?.toLowerCase() === named) ?? open[0];
  const { session, cookies } = await startSession(world, person, {
    method: 'Lifion',
    level: given.level,
    associateId: selected?.id ?? null,
    userAgent: given.userAgent,
    passkeyId: given.passkeyId ?? null,
  });
  await record(world, person.id, 'SIGNED_IN', { method: methodOf(session), device: session.device });
  const { preferredLanguage, region, timezone } = person;
  return { body: { personalSettings: { preferredLanguage, region, timezone }, redirectUrl: '' }, cookies };
}
