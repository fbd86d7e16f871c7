import { Collection } from '@msw/data';
import type { z } from 'zod';
import { RecordError } from './record-error';
import { unique } from './unique';

/** A schema of records: an object of zod. */
export type RecordSchema = z.ZodObject;

/** A record as the library hands it out: only `update` may change it, and puts a new one in its place. */
export type RecordOf<Schema extends RecordSchema> = ReturnType<Collection<Schema>['all']>[number];

/** What a record is created from. */
type ValuesOf<Schema extends RecordSchema> = Parameters<Collection<Schema>['create']>[0];

/**
 * One collection of a world: a collection of @msw/data, read with `findFirst` and `findMany`, and written with
 * `create`, `update` and `delete`, as its manual shows. Its records have a key, by which `get` finds them.
 */
export class WorldCollection<Schema extends RecordSchema> extends Collection<Schema> {
  /** Where each record is in `all()`, by its key. The records after the last of these are not noted yet. */
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

  /** The record with this key, in one step: a search of the library looks at one record after the other. */
  get(key: string): RecordOf<Schema> | undefined {
    const records = this.all();
    for (const record of records.slice(this.#positions.size))
      this.#positions.set(record[this.key], this.#positions.size);
    const position = this.#positions.get(key);
    return position === undefined ? undefined : records[position];
  }

  /** Creates a record from an untrusted source, such as a snapshot. @throws RecordError */
  async add(values: unknown): Promise<RecordOf<Schema>> {
    this.#check(values);
    return this.create(values);
  }

  /** Changes fields of the record with this key, with values from an untrusted source. @throws RecordError */
  async patch(key: string, fields: object): Promise<RecordOf<Schema>> {
    const record = this.get(key);
    if (!record) throw new RecordError(`${this.name} has no record with ${this.key} "${key}".`);
    this.#check({ ...record, ...fields });
    return this.update(record, { strict: true, data: (draft) => void Object.assign(draft, fields) });
  }

  /** Deletes the record with this key. Returns whether it existed. */
  remove(key: string): boolean {
    const record = this.get(key);
    if (record) this.delete(record);
    return record !== undefined;
  }

  /** Deletes the oldest records until at most `most` are left. */
  keepNewest(most: number): void {
    for (const record of this.all().slice(0, Math.max(0, this.count() - most))) this.delete(record);
  }

  /** Copies of all records. */
  toJSON(): RecordOf<Schema>[] {
    return structuredClone(this.all());
  }

  /** The library reports a value off the schema in the console, so such a value must not reach it. */
  #check(values: unknown): asserts values is ValuesOf<Schema> {
    const { error } = this.schema.safeParse(values);
    if (!error) return;
    const [first] = error.issues;
    throw new RecordError(
      `${[this.name, ...(first?.path ?? [])].join('.')}: ${first?.message ?? 'does not fit the schema'}.`,
    );
  }
}
