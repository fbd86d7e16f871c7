import { emailProblem } from '../../../lib/forms/fields/email';
import { nameProblem } from '../../../lib/forms/fields/name';
import type { Invitation } from '../invitation';
import type { Person } from './create-account.flow';

/**
 * The fields of personal info (see docs/product/3-entities.md#personal-info-form-fields; create-account adds
 * confirmation and phone).
 */
export interface PersonalInfo {
  firstName: string;
  lastName: string;
  email: string;
  confirmEmail: string;
  /** ISO 3166-1 alpha-2. */
  phoneCountry: string;
  phone: string;
  termsAccepted: boolean;
}

/**
 * The initial form values. Input kept before a reload (of any shape) comes first, then the data of a later step, then
 * the invitation.
 */
export function initialPersonalInfo(
  kept: unknown,
  person: Person | null,
  invitation: Invitation,
  region: string,
): PersonalInfo {
  const known: PersonalInfo = {
    firstName: person?.firstName ?? invitation.firstName,
    lastName: person?.lastName ?? invitation.lastName,
    email: person?.email ?? (emailProblem(invitation.email) === null ? invitation.email : ''),
    confirmEmail: person?.email ?? '',
    phoneCountry: person?.typedPhone?.country ?? region,
    phone: person?.typedPhone?.text ?? person?.phoneNumber ?? '',
    termsAccepted: person !== null,
  };
  if (typeof kept !== 'object' || kept === null) return known;
  const typed: Record<string, unknown> = { ...kept };
  const textOf = (name: Exclude<keyof PersonalInfo, 'termsAccepted'>) => {
    const value = typed[name];
    return typeof value === 'string' ? value : known[name];
  };
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email'),
    confirmEmail: textOf('confirmEmail'),
    phoneCountry: textOf('phoneCountry'),
    phone: textOf('phone'),
    termsAccepted: typeof typed.termsAccepted === 'boolean' ? typed.termsAccepted : known.termsAccepted,
  };
}

/** Whether the form asks for the name. With single sign-on the company provides it, unless the invitation has none. */
export function asksName(isSso: boolean, { firstName, lastName }: Pick<Invitation, 'firstName' | 'lastName'>): boolean {
  return !isSso || nameProblem(firstName) === 'required' || nameProblem(lastName) === 'required';
}

/**
 * "Submit is disabled while any field is empty" (see docs/product/5-validation.md). The phone is optional and may stay
 * empty.
 */
export function isComplete(values: Partial<PersonalInfo>, isSso: boolean, withName: boolean): boolean {
  const needed = [
    values.email,
    ...(isSso ? [] : [values.confirmEmail]),
    ...(withName ? [values.firstName, values.lastName] : []),
  ];
  return needed.every((text) => (text ?? '').trim() !== '');
}

/** "On create account, email must match the confirmation." The comparison ignores case and surrounding blanks. */
export function confirmationProblem(confirmation: string, email: string): 'required' | 'mismatch' | null {
  if (confirmation.trim() === '') return 'required';
  return confirmation.trim().toLowerCase() === email.trim().toLowerCase() ? null : 'mismatch';
}
