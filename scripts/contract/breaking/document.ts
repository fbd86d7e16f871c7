import { isObject, refKeys } from '../../../mock-server/contract/documents';

/** An object of an OpenAPI document. */
export type Document = Readonly<Record<string, unknown>>;

/** Follows a `$ref`. Returns the object that a value is or refers to, or an empty object. */
export function resolved(document: Document, value: unknown): Document {
  const keys = refKeys(value);
  if (!keys) return isObject(value) ? value : {};
  return resolved(
    document,
    keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document),
  );
}
