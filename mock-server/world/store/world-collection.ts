import { Collection } from '@msw/data';
import type { z } from 'zod';
import { sentenceOf } from './contract-text';
import { RecordError } from './record-error';

/** Of one collection. A world with more would hold up the other worlds of its server. */
const MOST_RECORDS = 5000;

export type RecordSchema = z.ZodObject;

/** The library gives out records that only `update` may change. An update replaces the record. */
export type RecordOf<Schema extends RecordSchema> = ReturnType<Collection<Schema>['all']>[number];

type Fields<Schema extends RecordSchema> = Partial<RecordOf<Schema>>;

type ValuesOf<Schema extends RecordSchema> = Parameters<Collection<Schema>['create']>[0];

/**
 * A collection of @msw/data, as its manual shows: `findFirst` and `findMany` read, `create`, `update` and `delete`
 * write. `get` finds a record by its key.
 */
export class WorldCollection<Schema extends RecordSchema> extends Collection<Schema> {
  /** Of each unique field: the index in `all()` of the record with a value. The records after the last one have none yet. */
  readonly #indexes = new Map<string, { seen: number; positions: Map<unknown, number> }>();

  /**
   * @param uniqueFields fields besides the key that no two records may share; null may be shared. A hook refuses a
   * second one with a RecordError, and a changed key.
   */
  constructor(
    readonly name: string,
    readonly schema: Schema,
    readonly key: string & keyof z.output<Schema>,
    uniqueFields: readonly (string & keyof z.output<Schema>)[] = [],
  ) {
    super({ schema });
    this.hooks.on('create', ({ data: { record } }) => {
      for (const field of [key, ...uniqueFields]) this.#refuseTaken(field, record[field]);
    });
    this.hooks.on('update', ({ data: { prevRecord, nextRecord } }) => {
      if (nextRecord[key] !== prevRecord[key])
        throw new RecordError(`The ${key} of a record in ${name} cannot change.`, [key]);
      for (const field of uniqueFields) {
        if (nextRecord[field] === prevRecord[field]) continue;
        this.#refuseTaken(field, nextRecord[field]);
        this.#indexes.delete(field);
      }
    });
    // A deletion moves the records that follow.
    this.hooks.on('delete', () => this.#indexes.clear());
  }

  /** Needs one step. A search of the library looks at every record. Null, a reference to nothing, finds none. */
  get(key: string | null | undefined): RecordOf<Schema> | undefined {
    return this.#find(this.key, key);
  }

  #find(field: string, value: unknown): RecordOf<Schema> | undefined {
    const records = this.all();
    const index = this.#indexes.get(field) ?? { seen: 0, positions: new Map<unknown, number>() };
    this.#indexes.set(field, index);
    for (; index.seen < records.length; index.seen += 1)
      index.positions.set(this.#folded(field, records[index.seen]?.[field]), index.seen);
    const position = value === null ? undefined : index.positions.get(this.#folded(field, value));
    return position === undefined ? undefined : records[position];
  }

  /** Unique fields differ by more than their case, as usernames do for who signs in. */
  #folded(field: string, value: unknown): unknown {
    return typeof value === 'string' && field !== this.key ? value.toLowerCase() : value;
  }

  #refuseTaken(field: string, value: unknown): void {
    const holder = this.#find(field, value);
    if (!holder) return;
    throw field === this.key
      ? new RecordError(`${this.name} already has a record with ${field} "${String(value)}".`)
      : new RecordError(`The ${field} "${String(value)}" belongs to "${String(holder[this.key])}" of ${this.name}.`, [
          field,
        ]);
  }

  /** For values from an untrusted source, such as a snapshot. @throws RecordError */
  async add(values: unknown): Promise<RecordOf<Schema>> {
    this.#check(values);
    if (this.count() >= MOST_RECORDS)
      throw new RecordError(`${this.name} can have ${MOST_RECORDS} records, and has them: remove some first.`);
    return this.create(values);
  }

  /**
   * For values of the mock server itself. Changes the newest state of the record.
   * @param fields those to change, or a function that makes them of the newest state
   */
  set(
    record: RecordOf<Schema>,
    fields: Fields<Schema> | ((now: RecordOf<Schema>) => Fields<Schema>),
  ): Promise<RecordOf<Schema>> {
    const newest = this.#find(this.key, record[this.key]) ?? record;
    const changed = typeof fields === 'function' ? fields(newest) : fields;
    return this.update(record, { strict: true, data: (draft) => void Object.assign(draft, changed) });
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

  /** The collection then has these records, in this order. Those that are in their place stay. @throws RecordError */
  async restore(records: readonly object[]): Promise<void> {
    const now = this.all();
    let same = 0;
    while (same < records.length && records[same] === now[same]) same += 1;
    for (const record of now.slice(same).reverse()) this.delete(record);
    for (const record of records.slice(same)) {
      this.#check(record);
      await this.create(record);
    }
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
      `${[this.name, ...(first?.path ?? [])].join('.')}: ${first ? sentenceOf(first) : 'does not fit the schema'}.`,
      first?.path,
    );
  }
}
