import { ApiError } from './api-error';

type ItemOf<Body> = Body extends readonly (infer Item)[]
  ? Item
  : Body extends Readonly<Record<string, readonly (infer Item)[]>>
    ? Item
    : never;

/**
 * Returns the items of a list response. Services send the list bare, or in an object: under `key`, or as its only list.
 * @throws ApiError of kind `unreadable` when the response holds no list. A caller that can work without one handles
 *   this
 */
export function listOf<Body extends object>(body: Body, key: string): readonly ItemOf<Body>[] {
  const lists = Object.values(body).filter((value) => Array.isArray(value));
  const named: unknown = Reflect.get(body, key);
  const items: unknown = Array.isArray(body) ? body : Array.isArray(named) || lists.length !== 1 ? named : lists[0];
  if (!isList<ItemOf<Body>>(items))
    throw new ApiError('unreadable', { message: `The response has no list of ${key}.` });
  return items;
}

function isList<Item>(value: unknown): value is readonly Item[] {
  return Array.isArray(value);
}
