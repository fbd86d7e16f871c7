/**
 * Time-based one-time passwords (RFC 6238 over RFC 4226) with the parameters of authenticator apps: HMAC-SHA-1, 30 s
 * steps, 6 digits. Uses the Web Crypto API, which both Node and service workers have.
 */
const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code of a secret (base32, RFC 4648) at an instant (epoch ms). @throws RangeError when the secret is not base32
 */
export async function totpCode(secret: string, at: number, digits = 6): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / STEP_MS)));
  // Stryker disable next-line BooleanLiteral: nothing exports the key, so nothing sees whether it may be exported.
  const key = await crypto.subtle.importKey('raw', decodeBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ]);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(19) & 0xf;
  return String((mac.getUint32(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step of a typed code: the current one, or the one before or after it (RFC 6238, 5.2: clocks differ). Null
 * when the code matches none of them. A step up to `lastStep` is refused, because a code is accepted once.
 */
export async function totpStep(
  secret: string,
  typed: string,
  at: number,
  lastStep: number | null = null,
): Promise<number | null> {
  const bare = typed.replace(/[\s-]/g, '');
  const now = Math.floor(at / STEP_MS);
  for (const step of [now, now - 1, now + 1])
    if (step > (lastStep ?? 0) && (await totpCode(secret, step * STEP_MS)) === bare) return step;
  return null;
}

/** A new secret of 160 bits (RFC 4226, 4) in base32. `next` gives numbers in [0, 1). */
export function newTotpSecret(next: () => number): string {
  return Array.from({ length: 32 }, () => ALPHABET.charAt(Math.floor(next() * 32))).join('');
}

/** Decodes base32 (RFC 4648), ignoring blanks and padding. @throws RangeError when the text is not base32 */
function decodeBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text.toUpperCase().replace(/[=\s]/g, '')) {
    const at = ALPHABET.indexOf(letter);
    if (at < 0) throw new RangeError('The secret of an authenticator app must be base32 (RFC 4648).');
    value = (value << 5) | at;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >>> bits) & 0xff);
    }
  }
  return new Uint8Array(bytes);
}
