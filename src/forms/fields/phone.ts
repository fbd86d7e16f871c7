import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min/es6';
import * as z from 'zod/mini';
import { plainId } from '../../ui/plain-text';
import type { FieldReason } from './field-reason';

/**
 * Normalises a phone number to E.164. Only code-split screens with a phone field import this module, because it
 * contains the numbering plans of the world.
 * @param country ISO 3166 code for numbers without a calling code; an unknown one counts as "US"
 * @returns null when the text is more than a number, or has an extension, which receives no codes
 */
export function toE164(text: string, country: string): string | null {
  const defaultCountry = isCountry(country) ? country : 'US';
  const typed = plainId(text).replace(/^tel:/i, '');
  // Most countries dial 00 for the plus sign. In the others no number begins with it.
  const phone = [typed, typed.replace(/^00/, '+')]
    .map((number) => parsePhoneNumberFromString(number, { defaultCountry, extract: false }))
    .find((number) => number?.isPossible());
  return phone && !phone.ext ? phone.number : null;
}

interface TypedPhone {
  readonly value: string;
  readonly country: string;
}

/**
 * The checks of a form with a number and its country, which put the number into E.164. "It is invalid when it cannot be
 * parsed."
 */
export const inE164 = [
  z.refine<TypedPhone>(({ value, country }) => toE164(value, country) !== null, {
    path: ['value'],
    error: 'phone.invalid' satisfies FieldReason,
  }),
  z.overwrite<TypedPhone>((typed) => ({ ...typed, value: toE164(typed.value, typed.country) ?? '' })),
];

/**
 * Formats an E.164 number for reading, with the groups of its country: "+1 212 555 0123". `toE164` reads it back.
 * @returns the number unchanged when it is not valid E.164
 */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

export function countryOfPhone(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.country;
}

/**
 * Returns the countries with their calling codes, named and sorted in a language: `{ code: 'DE', name: 'Germany',
 * callingCode: '+49' }`.
 */
export function phoneCountries(language: string): { code: string; name: string; callingCode: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const byName = new Intl.Collator(language);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

export function shortCountry(country: string): string {
  return isCountry(country) ? `${country} +${getCountryCallingCode(country)}` : country;
}

function isCountry(text: string): text is CountryCode {
  return getCountries().some((code) => code === text);
}
