import parsePhone, { type CountryCode } from 'libphonenumber-js';

export interface ParsedPhone {
  /** E.164. */
  number: string;
  /** "+1" */
  countryCode: string;
  national: string;
}

/**
 * A phone number as typed, with or without its country code; null when it cannot be parsed (see
 * docs/product/5-validation.md#phone).
 */
export function readPhone(text: string, country: CountryCode = 'US'): ParsedPhone | null {
  const phone = parsePhone(text, country);
  return phone?.isPossible()
    ? { number: phone.number, countryCode: `+${phone.countryCallingCode}`, national: phone.nationalNumber }
    : null;
}

/** ***0123 */
export function maskPhone(number: string): string {
  return `***${number.slice(-4)}`;
}
