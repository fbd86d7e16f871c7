import type { Activity, Session, SignInDevice } from '../../world/store/collections';
import type { World } from '../../world/world';

export const unknownDevice: SignInDevice = { browser: 'OTHER', system: 'OTHER', place: null };

/** How a session began, in the terms of the contract. */
export function methodOf(session: Session): NonNullable<Activity['method']> {
  if (session.passkeyId !== null) return 'PASSKEY';
  if (session.isByCode) return 'EMAIL_CODE';
  return ({ Lifion: 'PASSWORD', Nexo: 'OTHER_SYSTEM', SSO: 'SINGLE_SIGN_ON' } as const)[session.authenticationMethod];
}

/**
 * Records what happened to an account, at the world's time. Drops the oldest entry when
 * the world has too many.
 * @param options.at the time of an entry in the past (epoch ms)
 */
export async function record(
  world: World,
  personId: string,
  kind: Activity['kind'],
  {
    method = null,
    subject = null,
    device = unknownDevice,
    at,
  }: Partial<Pick<Activity, 'method' | 'subject' | 'device' | 'at'>> = {},
): Promise<void> {
  world.db.activities.keepNewest(world.limits.activitiesKept - 1);
  const number = nextNumber(world);
  const happenedAt = at ?? world.clock.now();
  const id = `activity-${number}`;
  await world.db.activities.create({ id, personId, number, at: happenedAt, kind, method, subject, device });
}

/** The number after the newest entry's. Skips the numbers of entries that a tester made by hand. */
function nextNumber(world: World): number {
  let next = (world.db.activities.all().at(-1)?.number ?? 0) + 1;
  while (world.db.activities.get(`activity-${next}`)) next += 1;
  return next;
}

/**
 * A person's entries of the last 90 days, newest first.
 * @param before only entries with a smaller number; null for all
 */
export function activitiesOf(world: World, personId: string, before: number | null): Activity[] {
  const since = world.clock.now() - world.limits.activityMs;
  return world.db.activities
    .findMany((q) =>
      q.where((one) => one.personId === personId && one.at > since && (before === null || one.number < before)),
    )
    .sort((a, b) => b.number - a.number);
}
