import parsePhone, { type CountryCode } from 'libphonenumber-js';

export interface ParsedPhone {
  /** E.164. */
  number: string;
  /** With its plus sign: "+1". */
  countryCode: string;
  national: string;
}

/**
 * Parses a typed phone number, with or without its country code; null when it is not a possible number (see
 * docs/product/5-validation.md#phone).
 */
export function readPhone(text: string, country: CountryCode = 'US'): ParsedPhone | null {
  const phone = parsePhone(text, country);
  return phone?.isPossible()
    ? { number: phone.number, countryCode: `+${phone.countryCallingCode}`, national: phone.nationalNumber }
    : null;
}

/** ***0123: only the last four digits are shown. */
export function maskPhone(number: string): string {
  return `***${number.slice(-4)}`;
}
