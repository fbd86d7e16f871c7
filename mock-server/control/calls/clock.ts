import { durationMs, LAST_INSTANT } from '../../world/clock';
import type { World } from '../../world/world';
import type { ControlCalls } from '../define';
import { ControlRefusal } from '../refusal';
import { instant } from './worlds';

export const clockCalls = {
  getClock({ world }) {
    return { body: time(world) };
  },

  moveClock({ world, body }) {
    const { advance, set, freeze } = body;
    const advanceMs = advance === undefined ? 0 : durationMs(advance);
    const from = set === undefined ? world.clock.now() : instant(set);
    if (from + advanceMs > LAST_INSTANT)
      throw new ControlRefusal(400, 'MALFORMED_REQUEST', 'Time ends there: advance by less.');
    if (set !== undefined) world.clock.set(from);
    world.clock.advance(advanceMs);
    if (freeze !== undefined) world.clock.freeze(freeze);
    return { body: time(world) };
  },
} satisfies Partial<ControlCalls>;

function time({ clock }: World): { now: number; iso: string; isFrozen: boolean } {
  const now = clock.now();
  return { now, iso: new Date(now).toISOString(), isFrozen: clock.frozen };
}
