import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/**
 * Phone numbers (see docs/product/5-validation.md): normalised to E.164, invalid when they cannot be parsed. This
 * module carries the numbering plans of the world, so only code-split screens that ask for a phone import it.
 */
export function toE164(text: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(text, isCountry(country) ? country : 'US');
  return phone?.isPossible() ? phone.number : null;
}

/**
 * Countries with their calling codes, named in a language and sorted by it: `{ code: 'DE', name: 'Germany',
 * callingCode: '+49' }`.
 */
export function phoneCountries(language: string): { code: string; name: string; callingCode: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const byName = new Intl.Collator(language);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

function isCountry(text: string): text is CountryCode {
  return getCountries().some((code) => code === text);
}
