import { LENGTHS } from '../../lib/config/constants';
import { newUsernameProblem } from '../../lib/forms/fields/username';

/**
 * A membership of the person, with the username that the platform suggests for it (see
 * docs/product/3-entities.md#username-settings).
 */
export interface Membership {
  readonly clientId: string;
  readonly associateId: string;
  readonly clientName: string;
  readonly userId: string;
}

/** Username settings (see docs/product/3-entities.md#username-settings). */
export interface UsernameSettings {
  readonly username: string;
  readonly associates: readonly Membership[];
  readonly isReviewUsernameObligation: boolean;
  readonly isNotAllowUpdateUsername: boolean;
}

/** What is wrong with one of the usernames: the last two are what the server says (ERROR_USERNAME_UNAVAILABLE). */
export type UsernameProblem = 'required' | 'length' | 'pattern' | 'current' | 'duplicate' | 'taken' | 'unavailable';

/** By associateId. */
export type Usernames = Readonly<Record<string, string>>;
export type UsernameProblems = Readonly<Partial<Record<string, UsernameProblem>>>;

/**
 * Which of two texts a page says: that for a person of one company, or that for a person of several. It is no plural
 * form, since the two differ in what they say: Chinese has one form for all numbers, and "one" of Russian is 21 too.
 */
export function companiesOf(count: number): 'Single' | 'Multiple' {
  return count === 1 ? 'Single' : 'Multiple';
}

/** What stands in the form at first: the suggestion, unless it is the username that has to be given up. */
export function suggestedUsernames({ username, associates }: UsernameSettings): Usernames {
  return Object.fromEntries(
    associates.map(({ associateId, userId }) => [associateId, isSame(userId, username) ? '' : userId]),
  );
}

/**
 * What can be told without the server (see docs/product/5-validation.md#username-change): 5 to 40 characters of the
 * pattern; "may not duplicate another username entered in the same form, nor equal the current username". Usernames are
 * the same in whatever case, as they are at sign-in.
 */
export function usernameProblems(
  usernames: Usernames,
  { username: current, associates }: UsernameSettings,
): UsernameProblems {
  const problems: Partial<Record<string, UsernameProblem>> = {};
  const seen = new Set<string>();
  for (const { associateId } of associates) {
    const username = (usernames[associateId] ?? '').trim();
    const own = newUsernameProblem(username, LENGTHS.changedUsername);
    const problem =
      own ?? (isSame(username, current) ? 'current' : seen.has(username.toLowerCase()) ? 'duplicate' : null);
    if (problem !== null) problems[associateId] = problem;
    seen.add(username.toLowerCase());
  }
  return problems;
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
