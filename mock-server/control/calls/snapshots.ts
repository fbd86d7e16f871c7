import { restoreSnapshot, takeSnapshot } from '../../world/snapshot';
import type { ControlCalls } from '../define';
import { ControlRefusal } from '../refusal';
import { describe } from './worlds';

export const snapshotCalls = {
  getSnapshot({ world }) {
    return { body: takeSnapshot(world) };
  },

  async putSnapshot({ world, body }) {
    refuseTooMany(body.collections);
    await restoreSnapshot(world, body, body.clock.now);
    return { body: describe(world) };
  },
} satisfies Partial<ControlCalls>;

/** More would hold up the other worlds while they are put back. */
const MOST_RECORDS = 5000;

function refuseTooMany(collections: Readonly<Record<string, readonly unknown[]>>): void {
  const sum = Object.values(collections).reduce((count, records) => count + records.length, 0);
  if (sum > MOST_RECORDS)
    throw new ControlRefusal(
      413,
      'PAYLOAD_TOO_LARGE',
      `The snapshot has ${sum} records, and at most ${MOST_RECORDS} can be put back: leave some out.`,
    );
}
