import type { CodeAt } from '../../contract/types';
import { Refusal } from '../../http/envelope';
import { retryAfterMs } from '../../rules/attempts';
import { judgeCode } from '../../rules/factors/one-time-code';
import { passwordProblem } from '../../rules/factors/password';
import { isTaken } from '../../rules/contact';
import { acceptAgreements } from '../../rules/agreements';
import {
  countExistenceCheck,
  countTry,
  endInvitation,
  goodToken,
  hasEnded,
  idAtProvider,
  pendingCode,
  spendToken,
} from '../../rules/tokens';
import { isUsernameTaken } from '../../rules/username';
import { email, makePerson, phone } from '../../world/store/make';
import type { Session, Token } from '../../world/store/collections';
import type { World } from '../../world/world';

/** The user accepts both with one tick. */
const CONSENT = ['terms-of-service', 'privacy-policy'];

interface NewAccount {
  code: string;
  /** It must be the address that received the code. */
  address?: string | undefined;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  credentials: { username: string; password: string } | null;
  /** The person has accepted the terms and the privacy policy. Not every call says so. */
  termsAndConditionsChecked?: true;
}

/** The codes of a refused account creation. */
type Refused =
  | { status: 409; code: 'DUPLICATE_EMAIL' | 'DUPLICATE_USERNAME' }
  | { status: 422; code: Exclude<CodeAt<'createPersonFromToken', 422>, undefined> };

/**
 * Creates the account of an invited person. First it checks the code's token, the invitation, username and password.
 * Only then does it write. Returns the new person's id, or the refusal.
 * @param session the one of the caller. Single sign-on needs the one that the identity provider began for the invitation.
 */
export async function createAccount(
  world: World,
  tokenText: string,
  isSso: boolean,
  account: NewAccount,
  session: Session | null = null,
): Promise<{ personId: string } | Refused> {
  const known = world.db.tokens.get(tokenText);
  if (known?.kind !== 'registrationEmailVerification') return { status: 422, code: 'INVALID_TOKEN' };
  const token = goodToken(world, 'registrationEmailVerification', tokenText);
  const invitation = world.db.tokens.get(known.extra['invitation'] ?? '');
  if (invitation && hasEnded(world, invitation)) return { status: 422, code: 'TOKEN_EXECUTE_FAILURE' };
  if (!token || !invitation || invitation.expiresAt <= world.clock.now())
    return { status: 422, code: 'TOKEN_LOAD_VERIFY_FAILURE' };
  if (isSso !== (invitation.kind === 'ssoRegistration') || (isSso && session?.personId !== idAtProvider(invitation)))
    return { status: 422, code: 'INVALID_TOKEN' };
  const verdict = judgeCode(account.code, pendingCode(world, token), world.clock.now(), world.limits);
  if (verdict !== 'right') await countTry(world, token);
  if (verdict === 'TOO_MANY_ATTEMPTS') throw new Refusal(429, verdict, retryAfterMs(world.limits.oneTimeCodeMs));
  if (verdict !== 'right') return { status: 422, code: verdict };
  const client = world.db.clients.get(token.clientId);
  if (isSso && client?.hasSamlConfiguration !== true) return { status: 422, code: 'CLIENT_MISSING_SAML_CONFIGURATION' };
  const address = token.email ?? '';
  if (account.address !== undefined && account.address.toLowerCase() !== address.toLowerCase())
    return { status: 422, code: 'INVALID_TOKEN' };
  if (isTaken(world, address)) return { status: 409, code: 'DUPLICATE_EMAIL' };
  if (account.credentials) {
    if (isUsernameTaken(world, account.credentials.username)) {
      await countExistenceCheck(world, invitation.token);
      return { status: 409, code: 'DUPLICATE_USERNAME' };
    }
    const problem = passwordProblem(account.credentials.password, world.limits);
    if (problem) return { status: 422, code: problem };
  }
  const person = await writePerson(world, address, account, isSso ? invitation : null);
  if (account.termsAndConditionsChecked) await acceptAgreements(world, person.id, CONSENT);
  await linkAssociate(world, invitation, person.id);
  await spendToken(world, token);
  return { personId: person.id };
}

/**
 * A person whom an identity provider has already signed in keeps the id, and so the session.
 * @param invitation the single sign-on invitation; null for an account with a password
 */
function writePerson(world: World, address: string, account: NewAccount, invitation: Token | null) {
  const known = invitation === null ? undefined : world.db.persons.get(idAtProvider(invitation));
  if (known) world.db.persons.delete(known);
  return makePerson(world, {
    id: known?.id ?? world.random.id('person'),
    username: account.credentials?.username ?? null,
    password: account.credentials?.password ?? null,
    firstName: account.firstName,
    lastName: account.lastName,
    isSsoOnly: invitation !== null,
    emails: [email(world, address)],
    phones: account.phoneNumber === null ? [] : [phone(world, account.phoneNumber, { isVerified: false })],
  });
}

/**
 * Gives the person the membership of an invitation, and ends the invitation. Sessions of the person without a client then select this
 * membership.
 */
export async function linkAssociate(world: World, invitation: Token, personId: string): Promise<void> {
  await endInvitation(world, invitation, 'used');
  const associate = world.db.associates.get(invitation.associateId);
  if (!associate) return;
  await world.db.associates.set(associate, { personId });
  for (const session of world.db.sessions.findMany((q) => q.where({ personId, associateId: null })))
    await world.db.sessions.set(session, { associateId: associate.id });
}
