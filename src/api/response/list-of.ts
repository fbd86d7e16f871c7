import { ApiError } from './api-error';

type ItemOf<Answer> = Answer extends readonly (infer Item)[]
  ? Item
  : Answer extends Readonly<Record<string, readonly (infer Item)[]>>
    ? Item
    : never;

/**
 * The items of an answer that is a list, bare or in an object under `key`: services give it either way.
 * @throws ApiError of kind `unreadable` when there is no list; one that the page can do without is the caller's to
 *   default
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
