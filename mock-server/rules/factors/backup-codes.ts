/** Digits and capital letters. I, L, O and U are left out: users misread them, or they spell words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A dash in the middle helps reading. `next` gives numbers in [0, 1). */
export function newBackupCode(next: () => number): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(Math.floor(next() * ALPHABET.length))).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** The hexadecimal hash of a typed code. Case, blanks and dashes do not count. The world stores only the hash. */
export function hashBackupCode(typed: string): Promise<string> {
  return hashOf(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''));
}

/** SHA-256, hexadecimal. */
export async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
