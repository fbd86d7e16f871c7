import { Collection } from '@msw/data';
import type { z } from 'zod';
import { clone } from './clone';

/**
 * A record as @msw/data keeps it. It carries the library's internal key, so the library removes it without a search.
 */
type Kept<Row extends object> = Exclude<ReturnType<Collection<z.ZodType<Row, Row>>['findFirst']>, undefined>;

/**
 * A refused record: a duplicate, or one off its schema. The message is a sentence for the developer who wrote the
 * record.
 */
export class TableError extends Error {
  override name = 'TableError';
}

/**
 * One collection of a world: an @msw/data collection plus what the library lacks. It indexes the primary key, because a
 * find in the library is linear. It returns copies, because the library hands out live objects. It also adds unique
 * fields and state as plain JSON.
 */
export class Table<Row extends object> {
  #rows: Collection<z.ZodType<Row, Row>>;
  #live = new Map<string, Kept<Row>>();
  /**
   * Records that `clear` has put aside. A reset creates most of them again, and refilling one costs a tenth of creating
   * one.
   */
  #spare = new Map<string, Kept<Row>>();

  constructor(
    readonly name: string,
    readonly schema: z.ZodType<Row, Row>,
    readonly key: string & keyof Row,
    readonly unique: readonly (string & keyof Row)[] = [],
  ) {
    this.#rows = new Collection({ schema });
  }

  get size(): number {
    return this.#live.size;
  }

  /**
   * Adds a record and returns a copy. @throws TableError when its key or a unique field is taken, or when it does not
   * fit the schema.
   */
  async create(values: Row): Promise<Row> {
    const record = this.#parse(values);
    const id = this.#idOf(record);
    if (this.#live.has(id)) throw new TableError(`${this.name} already has a record with ${this.key} "${id}".`);
    this.#refuseDuplicates(record, id);
    await this.#keep(id, record);
    return clone(record);
  }

  /**
   * Copies all records of another table of the same schema, without a second validation. `adjust` may change values of
   * a copy, but not its key or its shape. @throws TableError when this table is not empty, or when the other table has
   * another schema.
   */
  async copyFrom(other: object, adjust: (record: object) => void): Promise<void> {
    if (this.size > 0) throw new TableError(`${this.name} is not empty.`);
    if (!this.#isAlike(other)) throw new TableError(`${this.name} cannot take records of another kind.`);
    for (const [id, original] of other.#live) {
      const record = clone(original);
      adjust(record);
      await this.#keep(id, record);
    }
  }

  /** Adds a record from an untrusted source (a snapshot). @throws TableError as `create` does. */
  async add(values: unknown): Promise<void> {
    await this.create(this.#parse(values));
  }

  /** Changes the given fields, with values from an untrusted source. @throws TableError as `update` does. */
  patch(id: string, fields: object): Row {
    return this.update(id, (draft) => Object.assign(draft, fields));
  }

  /** A copy of the record with this key. */
  get(id: string): Row | undefined {
    const live = this.#live.get(id);
    return live && clone(live);
  }

  /** A copy of the first record that passes the test. The test gets the live record and must not change it. */
  find(test: (record: Readonly<Row>) => boolean): Row | undefined {
    for (const live of this.#live.values()) if (test(live)) return clone(live);
    return undefined;
  }

  /** Copies of all records that pass the test, in the order of their creation. */
  filter(test: (record: Readonly<Row>) => boolean): Row[] {
    const found: Row[] = [];
    for (const live of this.#live.values()) if (test(live)) found.push(clone(live));
    return found;
  }

  all(): Row[] {
    return this.filter(() => true);
  }

  /**
   * Changes a record through a draft and returns a copy of the result. It changes the live record in place, because the
   * library's own update searches the whole collection. @throws TableError when the record does not exist, or when the
   * change does not fit.
   */
  update(id: string, change: (draft: Row) => void): Row {
    const live = this.#live.get(id);
    if (!live) throw new TableError(`${this.name} has no record with ${this.key} "${id}".`);
    const draft = clone(live);
    change(draft);
    const next = this.#parse(draft);
    if (this.#idOf(next) !== id) throw new TableError(`The ${this.key} of a record in ${this.name} cannot change.`);
    this.#refuseDuplicates(next, id);
    refill(live, next);
    return clone(next);
  }

  /** Removes the record with this key. Returns whether it existed. */
  delete(id: string): boolean {
    const live = this.#live.get(id);
    if (!live) return false;
    this.#rows.delete(live);
    return this.#live.delete(id);
  }

  /** The key of the record that was created first. */
  oldest(): string | undefined {
    return this.#live.keys().next().value;
  }

  clear(): void {
    for (const spare of this.#spare.values()) this.#rows.delete(spare);
    this.#spare = this.#live;
    this.#live = new Map();
  }

  toJSON(): Row[] {
    return this.all();
  }

  #parse(values: unknown): Row {
    const result = this.schema.safeParse(values);
    if (result.success) return result.data;
    const first = result.error.issues[0];
    throw new TableError(
      `${[this.name, ...(first?.path ?? [])].join('.')}: ${first?.message ?? 'does not fit the schema'}.`,
    );
  }

  async #keep(id: string, record: Row): Promise<void> {
    const spare = this.#spare.get(id);
    this.#spare.delete(id);
    this.#live.set(id, spare ? refill(spare, record) : await this.#rows.create(record));
  }

  #isAlike(other: object): other is Table<Row> {
    return other instanceof Table && other.schema === this.schema;
  }

  #idOf(record: Row): string {
    return String(record[this.key]);
  }

  #refuseDuplicates(record: Row, id: string): void {
    for (const field of this.unique) {
      const value = record[field];
      if (value === undefined || value === null) continue;
      const taken = this.find((other) => other[field] === value && this.#idOf(other) !== id);
      if (taken) throw new TableError(`${this.name} already has a record with this ${field}.`);
    }
  }
}

/** Replaces the fields of a live record with those of another one. */
function refill<Live extends object>(live: Live, fields: object): Live {
  for (const field of Object.keys(live)) if (!(field in fields)) Reflect.deleteProperty(live, field);
  return Object.assign(live, fields);
}
