import { isObject, refKeys } from '../../../mock-server/contract/documents';

export type Document = Readonly<Record<string, unknown>>;

/** Follows a `$ref`. Returns an empty object for anything but an object. */
export function resolved(document: Document, value: unknown): Document {
  const keys = refKeys(value);
  if (!keys) return isObject(value) ? value : {};
  return resolved(
    document,
    keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document),
  );
}
