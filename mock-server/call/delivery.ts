import type { Fault } from '../world/faults';
import type { Delivery } from '../world/journal';
import type { World } from '../world/world';
import type { MockResponse } from '../http/http';
import { partsAtRate } from '../http/paced';

export function deliveryOf(fault: Fault | undefined, world: World): Delivery {
  return {
    outcome: fault?.drop ? 'dropped' : fault?.truncate ? 'truncated' : 'whole',
    delayMs: fault ? world.faults.delayOf(fault) : null,
    bytesPerSecond: fault?.bytesPerSecond ?? null,
  };
}

/** A delay, a slow body, an early end, or no response. */
export function delivered(
  response: MockResponse,
  { outcome, delayMs, bytesPerSecond }: Delivery,
  faultId: string | undefined,
  world: World,
): MockResponse {
  const wait = (ms: number) => (faultId === undefined ? Promise.resolve() : world.faults.wait(faultId, ms));
  return {
    ...response,
    ...(outcome === 'dropped' && { drop: true }),
    ...(outcome === 'truncated' && { truncate: true }),
    ...(delayMs !== null && { late: wait(delayMs) }),
    ...(bytesPerSecond !== null && { paced: (body: Uint8Array) => partsAtRate(body, bytesPerSecond, wait) }),
  };
}
