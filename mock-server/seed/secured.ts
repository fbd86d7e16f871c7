import { hashBackupCode } from '../rules/factors/backup-codes';
import { setSecurity } from '../rules/persons';
import { record, unknownDevice } from '../rules/security/activity';
import { startSession } from '../world/sessions';
import type { Activity, Person, SignInDevice } from '../world/store/collections';
import type { World } from '../world/world';
import { seedPasskey, seedUserHandle } from './passkey';

const DAY = 86_400_000;
/** Tests need these backup codes, because the person's record has only their hashes. */
const seedBackupCodes = ['4KTM-9QXA', '7BCD-2FGH'];

const devices: readonly SignInDevice[] = [
  { browser: 'SAFARI', system: 'IPHONE', place: { region: 'New York', country: 'US' } },
  { browser: 'FIREFOX', system: 'WINDOWS', place: { region: 'Bavaria', country: 'DE' } },
  { browser: 'SAFARI', system: 'IPAD_OR_MAC', place: null },
];

/** How much account security a person has. */
export interface Secured {
  /** Entries of the last weeks; 24 by default. */
  activities?: number | undefined;
  /** 2 by default: the passkey of the seed, and a synced one. */
  passkeys?: number | undefined;
  /** Sessions in other browsers; 3 by default. */
  sessions?: number | undefined;
  /** An authenticator app; true by default. */
  hasApp?: boolean | undefined;
  /** Unused backup codes, 2 at most and by default. With 0, all of them are used. */
  backupCodes?: number | undefined;
  /** Other devices; none by default. */
  trustedDevices?: number | undefined;
}

/** Adds passkeys, an authenticator app, backup codes, other sessions and activities. */
export async function secure(
  world: World,
  person: Person,
  {
    activities = 24,
    passkeys = 2,
    sessions = 3,
    hasApp = true,
    backupCodes = seedBackupCodes.length,
    trustedDevices = 0,
  }: Secured = {},
): Promise<void> {
  const now = world.clock.now();
  const hashes = await Promise.all(seedBackupCodes.slice(0, backupCodes).map(hashBackupCode));
  const security = {
    userHandle: seedUserHandle,
    passwordChangedAt: now - 120 * DAY,
    totpCreatedAt: hasApp ? now - 100 * DAY : null,
    backupCodes: { hashes, createdAt: now - 100 * DAY },
    trustedDevices: Array.from({ length: trustedDevices }, (_, index) => ({
      id: `device-${index + 1}`,
      hash: '',
      device: devices[index % devices.length] ?? unknownDevice,
      trustedAt: now - (index + 2) * DAY,
      lastUsedAt: index === 0 ? now - 3_600_000 : null,
    })),
  };
  await setSecurity(world, person, security, {
    passkeys: Array.from({ length: passkeys }, (_, index) => passkeyNumber(index, now)),
    totpSecret: hasApp ? 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' : null,
  });
  for (let index = 0; index < sessions; index += 1) {
    const { session } = await startSession(world, person, { method: 'Lifion', level: 1, associateId: null });
    await world.db.sessions.set(session, {
      device: devices[index % devices.length] ?? session.device,
      createdAt: now - (index + 1) * DAY,
      lastSeenAt: now - (index + 1) * 3_600_000,
    });
  }
  await recordActivities(world, person, activities);
}

/** The first is the passkey of the seed. The others are synced. */
function passkeyNumber(index: number, now: number) {
  const own = { ...seedPasskey, transports: [...seedPasskey.transports] };
  if (index === 0) return { ...own, createdAt: now - 200 * DAY, lastUsedAt: now - 40 * DAY };
  const synced = {
    ...own,
    id: 'passkey-synced',
    credentialId: 'c3luY2VkLXBhc3NrZXk',
    name: 'Apple Passwords',
    authenticator: 'Apple Passwords',
    isSynced: true,
    createdAt: now - 20 * DAY,
    lastUsedAt: now - 3_600_000,
  };
  if (index === 1) return synced;
  const number = index + 1;
  return {
    ...synced,
    id: `passkey-${number}`,
    credentialId: btoa(`passkey-${String(number).padStart(4, '0')}`).replaceAll('=', ''),
    name: `Apple Passwords ${number}`,
    lastUsedAt: null,
  };
}

/** The activities are of every kind, spread over the last 80 days, oldest first. */
async function recordActivities(world: World, person: Person, count: number): Promise<void> {
  const kinds: readonly Pick<Activity, 'kind' | 'method' | 'subject'>[] = [
    { kind: 'SIGNED_IN', method: 'PASSWORD', subject: null },
    { kind: 'SIGNED_IN', method: 'PASSKEY', subject: null },
    { kind: 'SIGN_IN_FAILED', method: 'PASSWORD', subject: null },
    { kind: 'PASSKEY_CREATED', method: null, subject: 'Apple Passwords' },
    { kind: 'CONTACT_ADDED', method: null, subject: 'a***@example.com' },
    { kind: 'AUTHENTICATOR_APP_ADDED', method: null, subject: null },
    { kind: 'BACKUP_CODE_USED', method: null, subject: null },
    { kind: 'PASSWORD_CHANGED', method: null, subject: null },
  ];
  const now = world.clock.now();
  for (let n = count; n > 0; n -= 1) {
    const { kind, ...rest } = kinds[n % kinds.length] ?? { kind: 'SIGNED_IN' };
    const device = devices[n % devices.length];
    const at = now - Math.round((n / count) * 80 * DAY);
    await record(world, person.id, kind, { ...rest, at, ...(device ? { device } : {}) });
  }
}
