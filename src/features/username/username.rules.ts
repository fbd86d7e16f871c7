import * as z from 'zod/mini';
import { LENGTHS } from '../../platform/constants';
import { currentPassword } from '../../forms/fields/password';
import type { FieldReason } from '../../forms/fields/field-reason';
import { newUsername } from '../../forms/fields/username';

/** A membership of the user, with the platform's suggested username. */
export interface Membership {
  readonly clientId: string;
  readonly associateId: string;
  readonly clientName: string;
  readonly userId: string;
}

/** The settings of the username pages. */
export interface UsernameSettings {
  readonly username: string;
  readonly associates: readonly Membership[];
  readonly isReviewUsernameObligation: boolean;
  readonly isNotAllowUpdateUsername: boolean;
}

/**
 * Selects the text for a user of one company or of several. Plural forms do not work, because the texts differ in
 * meaning: Chinese has one form for all numbers, and the Russian "one" includes 21.
 */
export function companiesOf(count: number): 'Single' | 'Multiple' {
  return count === 1 ? 'Single' : 'Multiple';
}

/**
 * The initial usernames of the form, one for each membership: the suggestions. A suggestion equal to the current
 * username is left empty, because that username must change.
 */
export function suggestedUsernames({ username, associates }: UsernameSettings): string[] {
  return associates.map(({ userId }) => (isSame(userId, username) ? '' : userId));
}

/**
 * The usernames of the form and the password that confirms them: 5 to 40 characters of the pattern; "may not duplicate
 * another username entered in the same form, nor equal the current username". The comparison ignores case, as sign-in
 * does.
 */
export function usernamesSchema({ username: current }: UsernameSettings) {
  const username = newUsername(LENGTHS.changedUsername, 'username.changedLength').check(
    z.refine((typed) => !isSame(typed, current), 'username.current' satisfies FieldReason),
  );
  return z.object({
    usernames: z.array(username).check(({ value, issues }) => {
      for (const [index, typed] of value.entries()) {
        const isSecond = value.slice(0, index).some((earlier) => isSame(earlier, typed));
        const message: FieldReason = 'username.duplicate';
        // Stryker disable next-line StringLiteral: the form reads the message and the path alone.
        if (isSecond) issues.push({ code: 'custom', path: [index], message, input: typed });
      }
    }),
    password: currentPassword,
  });
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
