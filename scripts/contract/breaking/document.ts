import { isObject, refKeys } from '../../../mock-server/contract/documents';

/** An object of an OpenAPI document, as far as the comparison has to know. */
export type Document = Readonly<Record<string, unknown>>;

/** The object that a value is or refers to; an empty one where there is none. */
export function resolved(document: Document, value: unknown): Document {
  const keys = refKeys(value);
  if (!keys) return isObject(value) ? value : {};
  return resolved(
    document,
    keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document),
  );
}
