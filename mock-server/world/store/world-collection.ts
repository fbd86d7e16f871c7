import { Collection } from '@msw/data';
import type { z } from 'zod';
import { RecordError } from './record-error';
import { defineExtension } from '@msw/data/extensions';

/**
 * An extension of @msw/data. It refuses a second record with the same key or unique value, and a changed key. Several
 * records may have null in a unique field.
 * @throws RecordError from `create` and `update`
 */
function unique(name: string, key: string, fields: readonly string[]) {
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

export type RecordSchema = z.ZodObject;

/** The library gives out records that only `update` may change. An update replaces the record. */
export type RecordOf<Schema extends RecordSchema> = ReturnType<Collection<Schema>['all']>[number];

type ValuesOf<Schema extends RecordSchema> = Parameters<Collection<Schema>['create']>[0];

/**
 * A collection of @msw/data, as its manual shows: `findFirst` and `findMany` read, `create`, `update` and `delete`
 * write. `get` finds a record by its key.
 */
export class WorldCollection<Schema extends RecordSchema> extends Collection<Schema> {
  /** The index in `all()` of each record, by key. Records after the last of these have no index yet. */
  readonly #positions = new Map<unknown, number>();

  /** @param uniqueFields fields besides the key that no two records may share; null may be shared */
  constructor(
    readonly name: string,
    readonly schema: Schema,
    readonly key: string & keyof z.output<Schema>,
    uniqueFields: readonly (string & keyof z.output<Schema>)[] = [],
  ) {
    super({ schema, extensions: [unique(name, key, uniqueFields)] });
    // A deletion moves the records that follow.
    this.hooks.on('delete', () => this.#positions.clear());
  }

  /** Needs one step. A search of the library looks at every record. Null, a reference to nothing, finds none. */
  get(key: string | null | undefined): RecordOf<Schema> | undefined {
    const records = this.all();
    for (const record of records.slice(this.#positions.size))
      this.#positions.set(record[this.key], this.#positions.size);
    const position = this.#positions.get(key);
    return position === undefined ? undefined : records[position];
  }

  /** For values from an untrusted source, such as a snapshot. @throws RecordError */
  async add(values: unknown): Promise<RecordOf<Schema>> {
    this.#check(values);
    return this.create(values);
  }

  /** For values from an untrusted source. @throws RecordError */
  async patch(key: string, fields: object): Promise<RecordOf<Schema>> {
    const record = this.get(key);
    if (!record) throw new RecordError(`${this.name} has no record with ${this.key} "${key}".`);
    this.#check({ ...record, ...fields });
    return this.update(record, { strict: true, data: (draft) => void Object.assign(draft, fields) });
  }

  /** Returns whether the record existed. */
  remove(key: string): boolean {
    const record = this.get(key);
    if (record) this.delete(record);
    return record !== undefined;
  }

  keepNewest(most: number): void {
    for (const record of this.all().slice(0, Math.max(0, this.count() - most))) this.delete(record);
  }

  /** Makes the collection what it was: those records, in that order. Those that are still in their place stay. */
  async rewind(records: readonly object[]): Promise<void> {
    const now = this.all();
    let same = 0;
    while (same < records.length && records[same] === now[same]) same += 1;
    for (const record of now.slice(same).reverse()) this.delete(record);
    for (const record of records.slice(same)) await this.add(record);
  }

  toJSON(): RecordOf<Schema>[] {
    return structuredClone(this.all());
  }

  /** The library logs an invalid value to the console, so such a value must not reach it. */
  #check(values: unknown): asserts values is ValuesOf<Schema> {
    const { error } = this.schema.safeParse(values);
    if (!error) return;
    const [first] = error.issues;
    throw new RecordError(
      `${[this.name, ...(first?.path ?? [])].join('.')}: ${first?.message ?? 'does not fit the schema'}.`,
    );
  }
}
