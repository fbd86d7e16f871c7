/** Encodes bytes, or the characters of an ASCII text, as base64url without padding (RFC 4648, 5). */
export function toBase64Url(value: Uint8Array | string): string {
  const text = typeof value === 'string' ? value : String.fromCharCode(...value);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url. @throws DOMException when the text is not base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
