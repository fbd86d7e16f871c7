import parsePhone from 'libphonenumber-js';

/**
 * A typed phone number in E.164; null when it is not a possible number, or has an extension. Without its country code it is one of the
 * United States.
 */
export function readPhone(text: string): string | null {
  const phone = parsePhone(text, { defaultCountry: 'US', extract: false });
  return phone?.isPossible() && !phone.ext ? phone.number : null;
}

/** ***0123: only the last four digits are shown. */
export function maskPhone(number: string): string {
  return `***${number.slice(-4)}`;
}
