import { messageOf } from '../../contract/error-codes';
import type { Handlers } from '../define';
import { attemptsLeft, clearAttempts, refuseLocked, takeAttempt } from '../../rules/attempts';
import { clearObligations, isObliged } from '../../rules/obligations';
import { isPassword, isRecentPassword, type PasswordCode, passwordProblem } from '../../rules/factors/password';
import { setCredentials, setPassword } from '../../rules/new-password';
import { membershipsOf } from '../../rules/persons';
import { hasAccountSecurity } from '../../rules/security/access';
import { record } from '../../rules/security/activity';
import { tellByMail } from '../../rules/security/notice';
import { countExistenceCheck } from '../../rules/tokens';
import { isUsernameTaken } from '../../rules/username';
import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';

export const credentialHandlers = {
  async changePassword({ world, session, person, body, respond, fail }) {
    const subject = `passwordChange:${person.id}`;
    refuseLocked(world, subject);
    if (!isPassword(body.oldPassword, person.password)) {
      await takeAttempt(world, subject);
      return refuse('INCORRECT_PASSWORD', 'oldPassword');
    }
    const problem = passwordProblem(body.newPassword, world.limits);
    if (problem) return refuse(problem, 'newPassword');
    const isForced = isObliged(world, person.id, 'changePassword');
    // "The new password may reuse the existing one"; older ones are still refused. A
    // forced change refuses the existing one too.
    if (isRecentPassword(body.newPassword, isForced ? person.password : null, person.passwordHistory, world.limits))
      return refuse('TOO_WEAK_PASSWORD', 'newPassword');
    await clearAttempts(world, subject);
    await setPassword(world, person, body.newPassword, session);
    clearObligations(world, person.id, 'changePassword');
    return respond(204);

    /** The first error only says that the password was not changed. The second error names the broken rule. */
    function refuse(code: PasswordCode | 'TOO_WEAK_PASSWORD' | 'INCORRECT_PASSWORD', field: string) {
      const error = { code, message: messageOf(code), field };
      const details = { remainingAttempts: attemptsLeft(world, subject) };
      const errors = code === 'INCORRECT_PASSWORD' ? { more: [{ ...error, details }] } : { field, more: [error] };
      const response = fail(422, 'PASSWORD_PRECONDITION_UNMATCHED', errors);
      return { ...response, body: { ...asObject(response.body), code, message: messageOf(code) } };
    }
  },

  async createBasicCredentials({ world, session, person, body, respond, fail }) {
    // Only changePassword replaces a password, because it asks for the old one.
    if (person.password !== null) return fail(403, 'INSUFFICIENT_PERMISSIONS');
    if (isUsernameTaken(world, body.username, person.id)) {
      await countExistenceCheck(world, person.id);
      return fail(409, 'DUPLICATE_USERNAME', { field: 'username' });
    }
    const problem = passwordProblem(body.password, world.limits);
    if (problem) return fail(422, problem, { field: 'password' });
    await setCredentials(world, person, body, session);
    return respond(204);
  },

  /** One for each membership with a client. */
  checkUsernameObligation({ world, person, respond }) {
    return respond(200, {
      username: person.username ?? '',
      associates: membershipsOf(world, person.id).map((membership) => ({
        clientId: membership.clientId ?? 'none',
        associateId: membership.id,
        clientName: world.db.clients.get(membership.clientId ?? '')?.name ?? '',
        userId: suggestedFor(world, person, membership.id),
      })),
      isReviewUsernameObligation: person.isReviewUsernameObligation,
      isNotAllowUpdateUsername: person.isNotAllowUpdateUsername,
    });
  },

  async updateUsernames({ world, session, person, body, respond, fail }) {
    const subject = `usernameChange:${person.id}`;
    refuseLocked(world, subject);
    if (person.isNotAllowUpdateUsername || !areOwn(world, person.id, body.associateUsernames))
      return fail(403, 'INSUFFICIENT_PERMISSIONS');
    if (body.associateUsernames.some(({ password }) => !isPassword(password, person.password))) {
      await takeAttempt(world, subject);
      return fail(422, 'INCORRECT_PASSWORD', { field: 'password' });
    }
    // Without the obligation it may stay: the response to the request before may be lost.
    const keepsForbidden =
      isObliged(world, person.id, 'changeUsername') &&
      body.associateUsernames.some(({ username }) => username.toLowerCase() === person.username?.toLowerCase());
    if (keepsForbidden || isAnyTaken(world, person.id, body.associateUsernames)) {
      await countExistenceCheck(world, person.id);
      return fail(409, 'DUPLICATE_USERNAME', { field: 'username' });
    }
    await clearAttempts(world, subject);
    await setUsernames(world, person.id, body.associateUsernames);
    await record(world, person.id, 'USERNAME_CHANGED', { device: session.device });
    tellByMail(world, person, 'the username of your account was changed.', hasAccountSecurity(world, session));
    return respond(204);
  },

  async reviewUsernames({ world, person, body, respond, fail }) {
    const areSuggested = body.associateUsernames.every(
      ({ associateId, username }) => username !== '' && username === suggestedFor(world, person, associateId),
    );
    if (!areOwn(world, person.id, body.associateUsernames) || !areSuggested)
      return fail(403, 'INSUFFICIENT_PERMISSIONS');
    if (isAnyTaken(world, person.id, body.associateUsernames))
      return fail(409, 'DUPLICATE_USERNAME', { field: 'username' });
    await setUsernames(world, person.id, body.associateUsernames);
    return respond(204);
  },

  async checkUsernameAvailability({ world, path, person, respond }) {
    await countExistenceCheck(world, person.id);
    return respond(200, { isAvailable: !isUsernameTaken(world, path.username, person.id) });
  },
} satisfies Partial<Handlers>;

type Chosen = readonly { associateId: string; username: string }[];

function suggestedFor(world: World, person: Person, associateId: string): string {
  const associate = world.db.associates.get(associateId);
  return associate?.suggestedUserId ?? associate?.username ?? person.username ?? '';
}

/** Whether every username is for a membership of this person. */
function areOwn(world: World, personId: string, chosen: Chosen): boolean {
  return chosen.every(({ associateId }) => world.db.associates.get(associateId)?.personId === personId);
}

/** Whether a username is chosen twice, or belongs to another person. */
function isAnyTaken(world: World, personId: string, chosen: Chosen): boolean {
  const different = new Set(chosen.map(({ username }) => username.toLowerCase()));
  return different.size < chosen.length || chosen.some(({ username }) => isUsernameTaken(world, username, personId));
}

/** The first username becomes the person's own too. An obligation asks for one at each client. */
async function setUsernames(world: World, personId: string, chosen: Chosen): Promise<void> {
  for (const { associateId, username } of chosen)
    await world.db.associates.patch(associateId, { username, suggestedUserId: username });
  const [first] = chosen;
  const own = first && { username: first.username };
  const isComplete = membershipsOf(world, personId).every(({ id }) => chosen.some((one) => one.associateId === id));
  await world.db.persons.patch(personId, { ...own, ...(isComplete && { isReviewUsernameObligation: false }) });
  if (isComplete) clearObligations(world, personId, 'changeUsername', 'reviewUsername');
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
