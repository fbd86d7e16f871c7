/** Names the route of a path, without the values in it: "/auth/create-account/:token". */
export type NameOfPath = (path: string) => string;

const MAX_FRAMES = 10;

/** Such as "shell-BS5vkItK.js:1:2345". The names of functions are minified, and foreign frames may hold anything. */
export function ownFrames(stack = ''): string {
  const frames = [...stack.matchAll(/\/auth\/assets\/([\w.-]{1,100}):(\d{1,9}):(\d{1,9})/g)].slice(0, MAX_FRAMES);
  return frames.map(([, file, line, column]) => `${file}:${line}:${column}`).join(' ');
}

const MAX_TEXT = 500;

/**
 * Removes secrets from a text: addresses up to the name of their route, queries, e-mail addresses, dates, phone
 * numbers, other long numbers, quoted values, words that look like tokens, and capitalised words within a sentence, which
 * may be names. A trace id has a field of its own.
 */
export function redact(text: string, nameOf: NameOfPath): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/[^\s"'`()]+/g, (word) => (/\/|%(?:25)*2f/i.test(word) ? redactAddress(word, nameOf) : word))
    .replace(/\?[^\s"')]*/g, '?[query]')
    .replace(/(["'`])[^"'`]{1,200}\1/g, '[value]')
    .replace(/[^\s@/]{1,64}@[^\s@/]{1,64}/g, '[email]')
    .replace(/\+?\b\d[\d\s().-]{3,18}\d\b/g, '[number]')
    .replace(/([^\s:.!?] )\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*)*/gu, '$1[name]')
    .replace(/(\/auth\/assets\/)?[A-Za-z0-9_~.-]{24,}/g, (word, ofOwnFile) =>
      ofOwnFile === undefined && /\d/.test(word) ? '[token]' : word,
    );
}

/** Keeps the matched route of an address of the app, also of an encoded one, and the start of one of the services. */
function redactAddress(word: string, nameOf: NameOfPath): string {
  let plain = word;
  // A redirect target in a query is encoded once more for each level.
  for (let round = 0; round < 4; round += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return '[address]';
    }
  }
  const [own] = /\/auth(?:\/[^?#]*)?/i.exec(plain) ?? [];
  if (own !== undefined) return /^\/auth\/assets\/[\w.-]+$/.exec(own)?.[0] ?? nameOf(own);
  return /\/api(?:\/[a-z-]+\/v\d+(?:\/[a-z-]+)?)?/i.exec(plain)?.[0] ?? word;
}
