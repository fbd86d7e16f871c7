import type { World } from '../world/world';

/** The flag that switches account security on. */
export const ACCOUNT_SECURITY = 'enableAccountSecurity';

/** A flag for the client wins over the flag for all clients. A flag that is not set is off. */
export function isFlagOn(world: World, flag: string, clientId: string | null | undefined): boolean {
  const set = world.db.flags.findMany((q) =>
    q.where((one) => one.flag === flag && (one.clientId === null || one.clientId === clientId)),
  );
  return (set.find((one) => one.clientId !== null) ?? set[0])?.isEnabled ?? false;
}
