import { isObject } from '../contract/documents';
import { decoded, isMask, MASK_IN_TEXT } from './masks';

/**
 * Pairs of a mask in a recording and its value in one world. A token, for example, has another value in the world than
 * in the recording. Each mask has one value, and each value one mask.
 */
export class Bindings {
  readonly #values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string> = new Map()) {
    this.#values = values;
  }

  /** Undefined when the mask or the value already belongs to another pair. */
  with(mask: string, value: string): Bindings | undefined {
    const known = this.#values.get(mask);
    if (known !== undefined) return known === value ? this : undefined;
    if ([...this.#values.values()].includes(value)) return undefined;
    return new Bindings(new Map([...this.#values, [mask, value]]));
  }
}

/**
 * Compares a JSON value with a recorded one, in which a mask fits any text or number.
 * @returns `bindings` with the pairs that make the two equal; undefined when no pairs do
 */
export function fitsRecorded(recorded: unknown, given: unknown, bindings: Bindings): Bindings | undefined {
  if (isMask(recorded))
    return typeof given === 'string' || typeof given === 'number' ? bindings.with(recorded, String(given)) : undefined;
  if (typeof recorded === 'string' && MASK_IN_TEXT.test(recorded))
    return typeof given === 'string' ? fitsText(recorded, given, bindings) : undefined;
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

/** An address with masks fits another address whose secrets are at the same places. */
function fitsText(recorded: string, given: string, bindings: Bindings): Bindings | undefined {
  const [pieces, masks] = [recorded.split(MASK_IN_TEXT), recorded.match(new RegExp(MASK_IN_TEXT, 'g')) ?? []];
  const values = new RegExp(`^${pieces.map(escaped).join('(.+?)')}$`).exec(given)?.slice(1);
  return values?.reduce<Bindings | undefined>(
    (before, value, index) => before?.with(masks[index] ?? '', decoded(value)),
    bindings,
  );
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
