import type { Person, Session, TrustedDevice } from '../../world/store/collections';
import { setCookie } from '../../http/http';
import type { World } from '../../world/world';
import { hashOf } from '../factors/backup-codes';
import { ACCOUNT_SECURITY, isFlagOn } from '../flags';
import { stepUpAsked } from '../obligations';
import { openMembershipsOf, setSecurity } from '../persons';
import { record } from './activity';
import { tellByMail } from './notice';

const TRUST_FLAG = 'enableTrustedDevices';
export const TRUST_COOKIE = 'device-trust';
/** Users do not read a longer list. */
const DEVICES_MOST = 10;

/** What trust satisfies: level 2, and never the level of a step-up. */
function levelOfTrust(world: World): number {
  return Math.min(2, world.limits.stepUpLevel - 1);
}

/**
 * Whether each client of the person allows it, because a session can change to any of them. Never for who can
 * impersonate.
 */
export function allowsTrust(world: World, person: Person): boolean {
  const clients = openMembershipsOf(world, person.id).map(({ clientId }) => clientId);
  const isAllowed = (clientId: string | null) =>
    [ACCOUNT_SECURITY, TRUST_FLAG].every((flag) => isFlagOn(world, flag, clientId));
  return person.allClientAccessRoles.length === 0 && (clients.length === 0 ? [null] : clients).every(isAllowed);
}

/** Whether the step-up that sign-in asks for may be the last on this device. That for a change never is. */
export function mayTrust(world: World, session: Session, person: Person): boolean {
  const asked = stepUpAsked(world, session);
  const isOwn = session.authenticationMethod === 'Lifion' && session.impersonation === null && !session.isStepUpDue;
  return asked !== null && asked <= levelOfTrust(world) && isOwn && allowsTrust(world, person);
}

export function trustedDevicesOf(world: World, { security }: Person): TrustedDevice[] {
  return security.trustedDevices.filter(({ trustedAt }) => trustedAt + world.limits.deviceTrustMs > world.clock.now());
}

/** The trusted device of this person that holds the cookie. */
export async function trustedBy(world: World, person: Person, cookie = ''): Promise<TrustedDevice | undefined> {
  const hash = await hashOf(cookie);
  return trustedDevicesOf(world, person).find((one) => one.hash === hash);
}

/** Makes a new value each time, so a copy of the former one is worth nothing. Returns the cookie. */
export async function trustDevice(world: World, person: Person, { device }: Session, former?: string): Promise<string> {
  const replaced = await trustedBy(world, person, former);
  const value = world.random.hex(64);
  const times = { trustedAt: world.clock.now(), lastUsedAt: null };
  const trusted = { id: world.random.id('device'), hash: await hashOf(value), device, ...times };
  const others = trustedDevicesOf(world, person).filter(({ id }) => id !== replaced?.id);
  await setSecurity(world, person, { trustedDevices: [...others, trusted].slice(-DEVICES_MOST) });
  await record(world, person.id, 'DEVICE_TRUSTED', { device });
  tellByMail(world, person, 'sign-in asks for no second step any more on one device, for 30 days.');
  const maxAge = world.limits.deviceTrustMs / 1000;
  return setCookie(TRUST_COOKIE, value, { httpOnly: true, path: '/api', maxAge });
}

/** The level at which a sign-in begins on this device. */
export async function levelWithTrust(world: World, person: Person, level: number, cookie?: string): Promise<number> {
  const used = allowsTrust(world, person) ? await trustedBy(world, person, cookie) : undefined;
  if (used === undefined) return level;
  const lastUsedAt = world.clock.now();
  const trustedDevices = person.security.trustedDevices.map((one) => (one === used ? { ...one, lastUsedAt } : one));
  await setSecurity(world, person, { trustedDevices });
  return Math.max(level, levelOfTrust(world));
}
