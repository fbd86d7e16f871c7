import type { Person } from '../world/store/collections';
import { cookieNames, findSession, ownerOf, removeSession, startSession } from '../world/sessions';
import type { World } from '../world/world';
import { clearObligations } from './obligations';
import { membershipsOf, openMembershipsOf } from './persons';
import { mayUsePasskey } from './security/access';
import { activitiesOf, methodOf, record } from './security/activity';
import { tellByMail } from './security/notice';

interface SignIn {
  /** The cookies of the browser: the new session replaces the one that it has. */
  cookies: Readonly<Record<string, string>>;
  userAgent: string | undefined;
  level: number;
  /** The username as typed; it selects a membership. */
  username?: string;
  passkeyId?: string;
}

/** A person with the right password or passkey may still be refused; null when nothing is against it. */
export function refusalOf(world: World, person: Person): 'ACCOUNT_INACTIVE' | 'ASSOCIATE_SUSPENDED' | null {
  if (person.isInactive) return 'ACCOUNT_INACTIVE';
  const associates = membershipsOf(world, person.id);
  return associates.length > 0 && associates.every((one) => one.suspended) ? 'ASSOCIATE_SUSPENDED' : null;
}

/**
 * Starts the session of a sign-in and returns the body and cookies of its response. The new session replaces that of
 * the browser, and meets an obligation to sign in with username and password. A mail tells the person of a device that
 * no earlier sign-in was on.
 */
export async function signIn(world: World, person: Person, attempt: SignIn) {
  const replaced = await findSession(world, attempt.cookies[cookieNames.session]);
  if (replaced) removeSession(world, replaced);
  if (replaced && ownerOf(replaced) === person.id && attempt.passkeyId === undefined)
    clearObligations(world, person.id, 'forceBasicCredentialAuthentication');
  const open = openMembershipsOf(world, person.id);
  const named = attempt.username?.toLowerCase();
  const selected = open.find((one) => named !== undefined && one.username?.toLowerCase() === named) ?? open[0];
  const { session, cookies } = await startSession(world, person, {
    method: 'Lifion',
    level: attempt.level,
    associateId: selected?.id ?? null,
    userAgent: attempt.userAgent,
    passkeyId: attempt.passkeyId ?? null,
  });
  const before = activitiesOf(world, person.id, null).filter(({ kind }) => kind === 'SIGNED_IN');
  const { browser, system } = session.device;
  if (before.length > 0 && !before.some(({ device }) => device.browser === browser && device.system === system))
    tellByMail(
      world,
      person,
      'a device signed in to your account that had not been seen before.',
      mayUsePasskey(world, person),
    );
  await record(world, person.id, 'SIGNED_IN', { method: methodOf(session), device: session.device });
  const { preferredLanguage, region, timezone } = person;
  return { body: { personalSettings: { preferredLanguage, region, timezone }, redirectUrl: '' }, cookies };
}
