import { ApiError } from './api-error';

type ItemOf<Body> = Body extends readonly (infer Item)[]
  ? Item
  : Body extends Readonly<Record<string, readonly (infer Item)[]>>
    ? Item
    : never;

/**
 * Returns the items of a list response. A service sends the list bare, or under `key` of an object.
 * @throws ApiError of kind `unreadable` when the response holds no list. A caller that can work without one handles
 *   this
 */
export function listOf<Body extends object>(body: Body, key: string): readonly ItemOf<Body>[] {
  const items: unknown = Array.isArray(body) ? body : Reflect.get(body, key);
  if (!isList<ItemOf<Body>>(items))
    throw new ApiError('unreadable', { message: `The response has no list of ${key}.` });
  return items;
}

function isList<Item>(value: unknown): value is readonly Item[] {
  return Array.isArray(value);
}
