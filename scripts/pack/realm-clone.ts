const ofPlatform = globalThis.structuredClone;

/** Like `structuredClone` for data without cycles. Its objects and lists belong to the realm of this module. */
export function copyInRealm(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, (item) => copyInRealm(item));
  if (Object.prototype.toString.call(value) !== '[object Object]') return ofPlatform(value);
  return Object.fromEntries(Object.entries(Object(value)).map(([name, inner]) => [name, copyInRealm(inner)]));
}

/**
 * Jest and Vitest's vm pools run a test in a context of its own, with the function of the outer one. Its copies have
 * the outer `Object.prototype`. So the library below @msw/data takes no copied record for a plain object, and none
 * could change.
 */
export const structuredClone = Object.getPrototypeOf(ofPlatform({})) === Object.prototype ? ofPlatform : copyInRealm;
