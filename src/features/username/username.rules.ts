import { LENGTHS } from '../../lib/config/constants';
import { newUsername } from '../../lib/forms/fields/username';

/**
 * A membership of the user, with the platform's suggested username (see docs/product/3-entities.md#username-settings).
 */
export interface Membership {
  readonly clientId: string;
  readonly associateId: string;
  readonly clientName: string;
  readonly userId: string;
}

/** The settings of the username pages (see docs/product/3-entities.md#username-settings). */
export interface UsernameSettings {
  readonly username: string;
  readonly associates: readonly Membership[];
  readonly isReviewUsernameObligation: boolean;
  readonly isNotAllowUpdateUsername: boolean;
}

/** The problem of one username. The server reports the last two (ERROR_USERNAME_UNAVAILABLE). */
export type UsernameProblem = 'required' | 'length' | 'pattern' | 'current' | 'duplicate' | 'taken' | 'unavailable';

/** Usernames by associateId. */
export type Usernames = Readonly<Record<string, string>>;
/** Problems by associateId. */
export type UsernameProblems = Readonly<Partial<Record<string, UsernameProblem>>>;

/**
 * Selects the text for a user of one company or of several. Plural forms do not work, because the texts differ in
 * meaning: Chinese has one form for all numbers, and the Russian "one" includes 21.
 */
export function companiesOf(count: number): 'Single' | 'Multiple' {
  return count === 1 ? 'Single' : 'Multiple';
}

/**
 * The initial usernames of the form: the suggestions. A suggestion equal to the current username is left empty, because
 * that username must change.
 */
export function suggestedUsernames({ username, associates }: UsernameSettings): Usernames {
  return Object.fromEntries(
    associates.map(({ associateId, userId }) => [associateId, isSame(userId, username) ? '' : userId]),
  );
}

/**
 * Validates the usernames without the server (see docs/product/5-validation.md#username-change): 5 to 40 characters of
 * the pattern; "may not duplicate another username entered in the same form, nor equal the current username". The
 * comparison ignores case, as sign-in does.
 */
export function usernameProblems(
  usernames: Usernames,
  { username: current, associates }: UsernameSettings,
): UsernameProblems {
  const problems: Partial<Record<string, UsernameProblem>> = {};
  const seen = new Set<string>();
  for (const { associateId } of associates) {
    const username = (usernames[associateId] ?? '').trim();
    const problem =
      ownProblem(username) ??
      (isSame(username, current) ? 'current' : seen.has(username.toLowerCase()) ? 'duplicate' : undefined);
    if (problem !== undefined) problems[associateId] = problem;
    seen.add(username.toLowerCase());
  }
  return problems;
}

const changedUsername = newUsername(LENGTHS.changedUsername);

/** What the shared rules of a username find. This page says it in words of its own. */
function ownProblem(username: string): 'required' | 'length' | 'pattern' | undefined {
  const rule = changedUsername.safeParse(username).error?.issues[0]?.message;
  return (['required', 'length', 'pattern'] as const).find((problem) => rule === `username.${problem}`);
}

/** "A username that differs from the suggested id is checked for uniqueness remotely." */
export function usernamesToCheck(
  usernames: Usernames,
  { associates }: UsernameSettings,
): { associateId: string; username: string }[] {
  return associates.flatMap(({ associateId, userId }) => {
    const username = (usernames[associateId] ?? '').trim();
    return username === userId ? [] : [{ associateId, username }];
  });
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
