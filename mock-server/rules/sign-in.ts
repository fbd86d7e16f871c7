import type { Person } from '../world/store/collections';
import { cookieNames, findSession, ownerOf, removeSession, startSession } from '../world/sessions';
import type { World } from '../world/world';
import { clearObligations } from './obligations';
import { membershipsOf, openMembershipsOf } from './persons';
import { mayUsePasskey } from './security/access';
import { activitiesOf, methodOf, record } from './security/activity';
import { tellByMail } from './security/notice';
import { levelWithTrust, TRUST_COOKIE } from './security/trust';
import { createToken } from './tokens';

interface SignIn {
  /** The cookies of the browser: the new session replaces the one that it has. */
  cookies: Readonly<Record<string, string>>;
  userAgent: string | undefined;
  /** Of the app, for the link of a mail. */
  origin: string;
  level: number;
  /** The username as typed; it selects a membership. */
  username?: string;
  passkeyId?: string;
  isByCode?: boolean;
}

/**
 * The mail has a link for "this wasn't me". A mail scanner that follows it ends nothing: the sessions and the trusted
 * devices end with the new password.
 */
async function tellOfDevice(world: World, person: Person, origin: string): Promise<void> {
  const what = 'a device signed in to your account that had not been seen before.';
  const hasSecurityTab = mayUsePasskey(world, person);
  if (!hasSecurityTab || person.password === null) return tellByMail(world, person, what, hasSecurityTab);
  const lifeMs = world.limits.resetPasswordTokenMs;
  const { token } = await createToken(world, { kind: 'resetPassword', personId: person.id, lifeMs });
  tellByMail(world, person, what, hasSecurityTab, `${origin}/auth/forgot-password/reset?token=${token}`);
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
  if (replaced && ownerOf(replaced) === person.id && attempt.username !== undefined)
    clearObligations(world, person.id, 'forceBasicCredentialAuthentication');
  const open = openMembershipsOf(world, person.id);
  const named = attempt.username?.toLowerCase();
  const selected = open.find((one) => named !== undefined && one.username?.toLowerCase() === named) ?? open[0];
  const level = await levelWithTrust(world, person, attempt.level, attempt.cookies[TRUST_COOKIE]);
  const { session, cookies } = await startSession(world, person, {
    method: 'Lifion',
    level,
    associateId: selected?.id ?? null,
    userAgent: attempt.userAgent,
    cookies: attempt.cookies,
    passkeyId: attempt.passkeyId ?? null,
    isByCode: attempt.isByCode ?? false,
  });
  const before = activitiesOf(world, person.id, null).filter(({ kind }) => kind === 'SIGNED_IN');
  const { browser, system } = session.device;
  if (before.length > 0 && !before.some(({ device }) => device.browser === browser && device.system === system))
    await tellOfDevice(world, person, attempt.origin);
  await record(world, person.id, 'SIGNED_IN', { method: methodOf(session), device: session.device });
  const { preferredLanguage, region, timezone } = person;
  return { body: { personalSettings: { preferredLanguage, region, timezone }, redirectUrl: '' }, cookies };
}
