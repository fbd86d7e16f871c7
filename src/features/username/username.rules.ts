import * as z from 'zod/mini';
import { LENGTHS } from '../../config/constants';
import { currentPassword } from '../../forms/fields/password';
import type { FieldReason } from '../../forms/fields/field-reason';
import { isSameId, newUsername } from '../../forms/fields/username';

export interface Membership {
  readonly clientId: string;
  readonly associateId: string;
  readonly clientName: string;
  readonly userId: string;
}

export interface UsernameSettings {
  readonly username: string;
  readonly associates: readonly Membership[];
  readonly isReviewUsernameObligation: boolean;
  readonly isNotAllowUpdateUsername: boolean;
}

/** Plural forms do not fit: Chinese has one for all numbers, and the Russian "one" includes 21. */
export function companiesOf(count: number): 'Single' | 'Multiple' {
  return count === 1 ? 'Single' : 'Multiple';
}

/** A suggestion equal to the current username is left empty, because that username must change. */
export function suggestedUsernames({ username, associates }: UsernameSettings): string[] {
  return associates.map(({ userId }) => (isSameId(userId, username) ? '' : userId));
}

export function usernamesSchema({ username: current }: UsernameSettings) {
  const username = newUsername(LENGTHS.changedUsername, 'username.changedLength').check(
    z.refine((typed) => !isSameId(typed, current), 'username.current' satisfies FieldReason),
  );
  return z.object({
    usernames: z.array(username).check(({ value, issues }) => {
      for (const [index, typed] of value.entries()) {
        const isSecond = value.slice(0, index).some((earlier) => isSameId(earlier, typed));
        const message: FieldReason = 'username.duplicate';
        // Stryker disable next-line StringLiteral: the form reads the message and the path alone.
        if (isSecond) issues.push({ code: 'custom', path: [index], message, input: typed });
      }
    }),
    password: currentPassword,
  });
}
