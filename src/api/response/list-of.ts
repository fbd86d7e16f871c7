import { ApiError } from './api-error';

type ItemOf<Answer> = Answer extends readonly (infer Item)[]
  ? Item
  : Answer extends Readonly<Record<string, readonly (infer Item)[]>>
    ? Item
    : never;

/**
 * Returns the items of a list response. Services send the list either bare or in an object under `key`.
 * @throws ApiError of kind `unreadable` when the response holds no list. A caller that can work without one handles
 *   this
 */
export function listOf<Answer extends object>(answer: Answer, key: string): readonly ItemOf<Answer>[] {
  const items: unknown = Array.isArray(answer) ? answer : Reflect.get(answer, key);
  if (!isList<ItemOf<Answer>>(items))
    throw new ApiError('unreadable', { message: `The answer has no list of ${key}.` });
  return items;
}

function isList<Item>(value: unknown): value is readonly Item[] {
  return Array.isArray(value);
}
