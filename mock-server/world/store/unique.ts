import { defineExtension } from '@msw/data/extensions';
import { RecordError } from './record-error';

/**
 * An extension of @msw/data. It refuses a second record with the same key or unique value, and a changed key. Several
 * records may have null in a unique field.
 * @throws RecordError from `create` and `update`
 */
export function unique(name: string, key: string, fields: readonly string[]) {
  return defineExtension({
    name: 'unique',
    extend(collection) {
      const refuseTaken = (field: string, value: unknown, own?: unknown) => {
        if (value === null) return;
        for (const other of collection.all())
          if (other[field] === value && other[key] !== own)
            throw new RecordError(
              field === key
                ? `${name} already has a record with ${key} "${String(value)}".`
                : `${name} already has a record with this ${field}.`,
            );
      };
      collection.hooks.on('create', ({ data: { record } }) => {
        for (const field of [key, ...fields]) refuseTaken(field, record[field]);
      });
      collection.hooks.on('update', ({ data: { prevRecord, nextRecord } }) => {
        if (nextRecord[key] !== prevRecord[key])
          throw new RecordError(`The ${key} of a record in ${name} cannot change.`);
        for (const field of fields) refuseTaken(field, nextRecord[field], prevRecord[key]);
      });
    },
  });
}
