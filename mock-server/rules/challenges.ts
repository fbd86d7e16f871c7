import type { Challenge } from '../world/store/collections';
import type { World } from '../world/world';

type NewChallenge = Pick<Challenge, 'personId' | 'purpose' | 'method' | 'target'> &
  Partial<Pick<Challenge, 'requiredLevel' | 'code' | 'details'>> & {
    /** The first part of its id. */
    kind: string;
    lifeMs: number;
  };

/** Creates a challenge that expires `lifeMs` from now. It has no code by default. */
export function createChallenge(world: World, { kind, lifeMs, ...values }: NewChallenge): Promise<Challenge> {
  const now = world.clock.now();
  return world.db.challenges.create({
    id: world.random.id(kind),
    requiredLevel: 0,
    code: null,
    details: {},
    ...values,
    tries: 0,
    isDone: false,
    createdAt: now,
    expiresAt: now + lifeMs,
  });
}
