/**
 * A standard e-mail pattern: one @, a local part, and a domain of at least two labels. It matches in time linear in the
 * length of its input.
 */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

export function isEmail(text: string): boolean {
  return text.length <= 255 && EMAIL.test(text);
}

/** An address that several people read: it cannot be used for account security. */
export function isSharedAddress(text: string): boolean {
  return /^(?:info|office|hr|admin|team)@/i.test(text);
}

/** Masks an address as a***@example.com, which its owner still recognises. */
export function maskEmail(address: string): string {
  return `${address.slice(0, 1)}***${address.slice(address.indexOf('@'))}`;
}
