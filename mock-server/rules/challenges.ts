import type { Challenge, Person, Session } from '../world/store/collections';
import type { World } from '../world/world';

/** As many as tokens. */
const KEPT_CHALLENGES = 2000;

type NewChallenge = Pick<Challenge, 'personId' | 'purpose' | 'method' | 'target'> &
  Partial<Pick<Challenge, 'sessionId' | 'requiredLevel' | 'code' | 'details'>> & {
    /** The first part of its id. */
    kind: string;
    lifeMs: number;
  };

/** Creates a challenge that expires `lifeMs` from now. It has no code by default. The oldest goes when there are too many. */
export function createChallenge(world: World, { kind, lifeMs, ...values }: NewChallenge): Promise<Challenge> {
  const now = world.clock.now();
  world.db.challenges.keepNewest(KEPT_CHALLENGES - 1);
  return world.db.challenges.create({
    id: world.random.id(kind),
    sessionId: null,
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

/** A challenge belongs to the session that started it: another session of the person must not finish it. */
export function isOwn(challenge: Challenge | undefined, person: Person, session: Session): challenge is Challenge {
  return challenge?.personId === person.id && challenge.sessionId === session.publicId;
}
