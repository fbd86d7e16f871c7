import type { Token } from '../world/store/collections';
import type { World } from '../world/world';
import { takeAttempt } from './attempts';

/** The limit on tokens with random texts. The named tokens of the seed stay, because testers need them. */
const KEPT_TOKENS = 2000;
const RANDOM_TEXT = /^[0-9a-f]{40}$/;

/** The kinds of an invitation. */
export const INVITATIONS: readonly string[] = ['registration', 'ssoRegistration'];

type NewToken = Pick<Token, 'kind'> & Partial<Omit<Token, 'kind' | 'createdAt' | 'expiresAt'>> & { lifeMs: number };

export const tokenDefaults = {
  personId: null,
  clientId: null,
  associateId: null,
  email: null,
  code: null,
  tries: 0,
  usedAt: null,
  state: 'open',
  redirectToAimPic: null,
  accountType: 'standard',
  skipToCreateAccount: false,
  extra: {},
} satisfies Partial<Token>;

/**
 * Creates a token that expires `lifeMs` from now. Without `token`, its text comes from the world's random source. The
 * oldest token goes when there are too many.
 */
export async function createToken(world: World, { lifeMs, ...values }: NewToken): Promise<Token> {
  const now = world.clock.now();
  const made = world.db.tokens.all().filter(({ token }) => RANDOM_TEXT.test(token));
  for (const token of made.slice(0, Math.max(0, made.length - KEPT_TOKENS + 1))) world.db.tokens.delete(token);
  return world.db.tokens.create({
    token: world.random.hex(40),
    ...tokenDefaults,
    ...values,
    createdAt: now,
    expiresAt: now + lifeMs,
  });
}

/**
 * Whether the link was used or declined, or what it offers is there already: the account of an invited membership, the
 * password of a person. So a link that was sent twice, or too late, has ended too.
 */
export function hasEnded(world: World, { kind, state, associateId, personId }: Token): boolean {
  if (state !== 'open') return true;
  if (INVITATIONS.includes(kind)) return typeof world.db.associates.get(associateId)?.personId === 'string';
  return kind === 'createCredential' && typeof world.db.persons.get(personId)?.password === 'string';
}

/**
 * The token if it has one of these kinds, has neither ended nor expired; else null. It gives no reason, so that a
 * response reveals none.
 */
export function goodToken(world: World, kinds: string | readonly string[], token: string): Token | null {
  const found = world.db.tokens.get(token);
  const isKind = found !== undefined && [kinds].flat().includes(found.kind);
  return isKind && !hasEnded(world, found) && found.expiresAt > world.clock.now() ? found : null;
}

/** A used or declined token no longer opens anything. */
export async function spendToken(world: World, token: Token, state: 'used' | 'declined' = 'used'): Promise<void> {
  await world.db.tokens.set(token, { state, ...(state === 'used' && { usedAt: world.clock.now() }) });
}

/** Ends each link of the invitation, because older mails may be in other hands. */
export async function endInvitation(world: World, invitation: Token, state: 'used' | 'declined'): Promise<void> {
  const { token, associateId } = invitation;
  for (const link of world.db.tokens.all()) {
    const isOther = INVITATIONS.includes(link.kind) && associateId !== null && link.associateId === associateId;
    if (link.state === 'open' && (link.token === token || isOther)) await spendToken(world, link, state);
  }
}

export async function countTry(world: World, token: Token): Promise<void> {
  await world.db.tokens.set(token, ({ tries }) => ({ tries: tries + 1 }));
}

/**
 * Counts a question whether an account exists, for a token or a person: the need `existenceLimit` of the contract.
 * @throws Refusal after too many
 */
export async function countExistenceCheck(world: World, asker: string): Promise<void> {
  await takeAttempt(world, `emailCheck:${asker}`);
}

/** The code expires before its token does, after 10 minutes. */
export function pendingCode(world: World, token: Token): { code: string | null; tries: number; expiresAt: number } {
  return { code: token.code, tries: token.tries, expiresAt: token.createdAt + world.limits.oneTimeCodeMs };
}

/** An identity provider may sign in an invited person before the account exists. This is the id of that person. */
export function idAtProvider(invitation: Token): string {
  return `provider-${invitation.token}`;
}
