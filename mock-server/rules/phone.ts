import parsePhone from 'libphonenumber-js';
import { phoneNumber } from '../world/store/contract-text';

/**
 * A typed phone number in E.164; null when it is not a possible number, has an extension, or is shorter or longer than
 * the contract allows. Without its country code it is one of the United States.
 */
export function readPhone(text: string): string | null {
  const phone = parsePhone(text, { defaultCountry: 'US', extract: false });
  return phone?.isPossible() && !phone.ext && phoneNumber.safeParse(phone.number).success ? phone.number : null;
}

/** ***0123: only the last four digits are shown. */
export function maskPhone(number: string): string {
  return `***${number.slice(-4)}`;
}
