import { replaceEqualDeep } from '@tanstack/react-query';
import type { ReadCall, ReadObserver } from '../../src/api/response/reads';

interface Place {
  readonly call: ReadCall;
  /** JSON pointer, with `*` for each item of a list. */
  readonly pointer: string;
}

/**
 * A Proxy stands for each object and list of a body, and notes what is read of it. What copies a body whole reads nothing
 * yet: JSON, and the structural sharing of TanStack Query. The Proxy stands for the shared copy then.
 */
export function recorder(note: (place: Place) => void): ReadObserver {
  const places = new WeakMap<object, Place>();
  const originals = new WeakMap<object, object>();
  const stands = new WeakMap<object, object>();
  let isCopying = false;

  function read(place: Place): void {
    if (!isCopying) note(place);
  }

  function standIn<Original extends object>(original: Original, place: Place): Original {
    const inner = (name: string): Place => {
      const step = Array.isArray(original) ? '*' : name.replaceAll('~', '~0').replaceAll('/', '~1');
      return { call: place.call, pointer: `${place.pointer}/${step}` };
    };
    const stand = new Proxy(original, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name === 'toJSON') return () => target;
        if (typeof name === 'symbol' || (Array.isArray(target) && !/^\d+$/.test(name))) return value;
        if (name in Object.prototype) return value;
        read(inner(name));
        return isContainer(value) ? standFor(value, inner(name)) : value;
      },
      has(target, name) {
        if (typeof name === 'string') read(inner(name));
        return Reflect.has(target, name);
      },
    });
    places.set(stand, place);
    originals.set(stand, original);
    stands.set(original, stand);
    return stand;
  }

  /** One object always has the same stand-in, because React and TanStack Query compare them. */
  function standFor(original: object, place: Place): object {
    return stands.get(original) ?? standIn(original, place);
  }

  const originalOf = (value: unknown): unknown => (isContainer(value) ? (originals.get(value) ?? value) : value);

  return {
    watch: (body, call) => (isContainer(body) ? standIn(body, { call, pointer: '' }) : body),
    share(before, now) {
      isCopying = true;
      const shared = replaceEqualDeep(originalOf(before), originalOf(now));
      isCopying = false;
      const place = isContainer(now) ? places.get(now) : undefined;
      return place && isContainer(shared) ? standFor(shared, place) : shared;
    },
  };
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
