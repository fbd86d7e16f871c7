/**
 * Converts the digits that other keyboards type to plain ones: full-width digits of a Japanese keyboard, and those of an
 * Arabic or Persian one.
 */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
