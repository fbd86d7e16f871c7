import { isObject } from '../contract/documents';
import { isMask } from './masks';

/** Which value each mask of a recording has in one world, and which mask each value. */
export class Bindings {
  readonly #values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string> = new Map()) {
    this.#values = values;
  }

  /** These bindings and one more; undefined when the mask or the value has another partner. */
  with(mask: string, value: string): Bindings | undefined {
    const known = this.#values.get(mask);
    if (known !== undefined) return known === value ? this : undefined;
    if ([...this.#values.values()].includes(value)) return undefined;
    return new Bindings(new Map([...this.#values, [mask, value]]));
  }
}

/**
 * Whether a JSON value is equal to a recorded one, in which a mask fits any text.
 * @returns the bindings that make them equal; undefined when none do
 */
export function fitsRecorded(recorded: unknown, given: unknown, bindings: Bindings): Bindings | undefined {
  if (isMask(recorded))
    return typeof given === 'string' || typeof given === 'number' ? bindings.with(recorded, String(given)) : undefined;
  if (Array.isArray(recorded)) {
    if (!Array.isArray(given) || given.length !== recorded.length) return undefined;
    return recorded.reduce<Bindings | undefined>(
      (before, item, index) => before && fitsRecorded(item, given[index], before),
      bindings,
    );
  }
  if (!isObject(recorded)) return recorded === given ? bindings : undefined;
  if (!isObject(given)) return undefined;
  const names = new Set([...Object.keys(recorded), ...Object.keys(given)]);
  return [...names].reduce<Bindings | undefined>(
    (before, name) => before && fitsRecorded(recorded[name], given[name], before),
    bindings,
  );
}
