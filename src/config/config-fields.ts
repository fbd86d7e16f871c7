import * as z from 'zod/mini';

export const OBJECT = 'must be an object';

/** A text with a pattern, so that editors check it too. `expected` completes "home ...". */
export function matching(pattern: RegExp, expected: string) {
  return z.string(expected).check(z.regex(pattern, { error: expected, abort: true }));
}

/** A path on our origin or a web URL. */
const LINK = 'must be a path that starts with one slash, or an https URL';
export const link = matching(/^(?:\/(?![/\\\t\r\n])|https?:\/\/)/i, LINK).check(
  z.refine((text) => text.startsWith('/') || webUrl(text) !== null, { error: LINK, abort: true }),
);
export const text = matching(/\S/, 'must be a text that is not empty');

export function webUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url : null;
  } catch {
    return null;
  }
}
