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

/** Only this state holds the date, while the page is open. */
export type DateCheck =
  | { readonly step: 'empty' }
  | { readonly step: 'chosen'; readonly date: string }
  | { readonly step: 'requested'; readonly date: string }
  | { readonly step: 'valid' }
  | { readonly step: 'refused'; readonly date: string; readonly reason: Refusal }
  /** Locked after too many wrong dates, until `until` (epoch ms). */
  | { readonly step: 'locked'; readonly date: string; readonly until: number };

export type Refusal = 'incorrect' | 'lastTry' | 'unexpected' | 'connection' | 'tooMany';

export type DateEvent =
  /** The date as "1990-04-23"; empty while incomplete or invalid. */
  | { readonly type: 'choose'; readonly date: string }
  | { readonly type: 'check' }
  | { readonly type: 'verified' }
  | { readonly type: 'refuse'; readonly reason: Refusal }
  | { readonly type: 'lock'; readonly until: number }
  | { readonly type: 'lock-over' }
  | { readonly type: 'cancel' }
  | { readonly type: 'reset' };

export function dateReducer(state: DateCheck, event: DateEvent): DateCheck {
  switch (event.type) {
    case 'choose':
      if (state.step === 'requested' || state.step === 'valid') return state;
      if (state.step === 'locked') return { ...state, date: event.date };
      return chosen(event.date);
    case 'check':
      return canCheck(state) ? { step: 'requested', date: state.date } : state;
    case 'verified':
      return state.step === 'requested' ? { step: 'valid' } : state;
    case 'refuse':
      return state.step === 'requested' ? { step: 'refused', date: state.date, reason: event.reason } : state;
    case 'lock':
      return state.step === 'requested' ? { step: 'locked', date: state.date, until: event.until } : state;
    case 'lock-over':
      return state.step === 'locked' ? chosen(state.date) : state;
    case 'cancel':
      return state.step === 'requested' ? chosen(state.date) : state;
    case 'reset':
      return state.step === 'locked' ? { ...state, date: '' } : { step: 'empty' };
  }
}

export function canCheck(state: DateCheck): state is Extract<DateCheck, { step: 'chosen' | 'refused' }> {
  return state.step === 'chosen' || state.step === 'refused';
}

function chosen(date: string): DateCheck {
  return date === '' ? { step: 'empty' } : { step: 'chosen', date };
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
