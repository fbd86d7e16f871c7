import { ApiError } from './api-error';

type ItemOf<Answer> = Answer extends readonly (infer Item)[]
  ? Item
  : Answer extends Readonly<Record<string, readonly (infer Item)[]>>
    ? Item
    : never;

/**
 * Returns the items of a list response. Services send the list bare, or in an object: under `key`, or as its only list.
 * @throws ApiError of kind `unreadable` when the response holds no list. A caller that can work without one handles
 *   this
 */
export function listOf<Answer extends object>(answer: Answer, key: string): readonly ItemOf<Answer>[] {
  const lists = Object.values(answer).filter((value) => Array.isArray(value));
  const named: unknown = Reflect.get(answer, key);
  const items: unknown = Array.isArray(answer) ? answer : Array.isArray(named) || lists.length !== 1 ? named : lists[0];
  if (!isList<ItemOf<Answer>>(items))
    throw new ApiError('unreadable', { message: `The answer has no list of ${key}.` });
  return items;
}

function isList<Item>(value: unknown): value is readonly Item[] {
  return Array.isArray(value);
}
