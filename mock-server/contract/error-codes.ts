import type { ErrorCode } from './types';
import { documents, isObject, lookUp } from './documents';

const messages = new Map<string, string>();
for (const document of Object.values(documents)) {
  const examples = lookUp(document, ['components', 'examples']);
  if (!isObject(examples)) continue;
  for (const code of Object.keys(examples)) {
    const message = lookUp(document, ['components', 'examples', code, 'value', 'message']);
    if (typeof message === 'string' && !messages.has(code)) messages.set(code, message);
  }
}

/** In English, from the contract's example. It is for logs: the app shows its own text. */
export function messageOf(code: ErrorCode): string {
  return messages.get(code) ?? 'Something went wrong while making a HTTP request.';
}
