import { isEmail } from '../../../forms/fields/email';
import { type DateParts, isoDate } from '../../../ui/date-parts';
import type { DateOfBirth } from '../date-of-birth';

export interface Facts {
  /** Without a valid address the flow skips to account creation. */
  readonly email: string;
  readonly skipToCreateAccount: boolean;
  readonly mayLink: boolean;
  readonly dateOfBirth: DateOfBirth;
}

export type Way = 'incompleteProfile' | 'dateOfBirth' | 'createAccount' | 'twoCards' | 'yesOrNo';

export function decideWay(
  facts: Facts,
  { isSignedIn, isDateChecked }: { isSignedIn: boolean; isDateChecked: boolean },
): Way {
  if (facts.dateOfBirth === 'missing') return 'incompleteProfile';
  if (facts.dateOfBirth === 'asked' && !isDateChecked) return 'dateOfBirth';
  if (!facts.mayLink || facts.skipToCreateAccount || !isEmail(facts.email)) return 'createAccount';
  return isSignedIn ? 'yesOrNo' : 'twoCards';
}

/** Why the typed date cannot be a date of birth. The form says so itself, because a refused date costs an attempt. */
export type DateProblem = 'required' | 'invalid' | 'range';

const FIRST_DAY = '1900-01-01';
/** The zone ahead of all others, in ms. Its today is the latest possible date of birth. */
const LATEST_ZONE_MS = 14 * 3_600_000;

export function birthDateProblem(parts: DateParts, now: number): DateProblem | undefined {
  if (Object.values(parts).includes('')) return 'required';
  const date = isoDate(parts);
  if (date === undefined) return 'invalid';
  return date < FIRST_DAY || Date.parse(date) > now + LATEST_ZONE_MS ? 'range' : undefined;
}

/** Before a whole date the form shows no problem, unless the user submits. */
export function isWholeDate({ day, month, year }: DateParts): boolean {
  // A lone 0 is the first digit of a day such as 05.
  return day !== '' && day !== '0' && month !== '' && year.length >= 4;
}
