import { Collection } from '@msw/data';
import type { z } from 'zod';
import { clone, deepFrozen, type Immutable } from './clone';

/** At most so many records are put aside. */
const MOST_SPARE = 5_000;

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

/** A record of a table: the frozen one that readers get, and the library's own, which changes. */
interface Live<Row extends object> {
  row: Immutable<Row>;
  kept: Kept<Row>;
}

/**
 * One collection of a world: an @msw/data collection plus what the library lacks. It indexes the primary key, because a
 * find in the library is linear. It also adds unique fields and state as plain JSON. Readers get frozen records, which
 * all of them share: a copy for each read took most of the time of a call.
 */
export class Table<Row extends object> {
  #rows: Collection<z.ZodType<Row, Row>>;
  #live = new Map<string, Live<Row>>();
  #newest: string | undefined;
  /**
   * Records of the library that `clear` and `delete` have put aside. A world replaces most of them, and refilling one
   * costs a tenth of creating one.
   */
  #spare: Kept<Row>[] = [];

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
   * Adds a record and returns it. @throws TableError when its key or a unique field is taken, or when it does not
   * fit the schema.
   */
  async create(values: Row | Immutable<Row>): Promise<Immutable<Row>> {
    const record = this.#parse(values);
    const id = this.#idOf(record);
    if (this.#live.has(id)) throw new TableError(`${this.name} already has a record with ${this.key} "${id}".`);
    this.#refuseDuplicates(record, id);
    return this.#keep(id, record);
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
      const record = clone<Row>(original.row);
      adjust(record);
      await this.#keep(id, record);
    }
  }

  /** Adds a record from an untrusted source (a snapshot). @throws TableError as `create` does. */
  async add(values: unknown): Promise<void> {
    await this.create(this.#parse(values));
  }

  /** Changes the given fields, with values from an untrusted source. @throws TableError as `update` does. */
  patch(id: string, fields: object): Immutable<Row> {
    return this.update(id, (draft) => Object.assign(draft, fields));
  }

  /** The record with this key. */
  get(id: string): Immutable<Row> | undefined {
    return this.#live.get(id)?.row;
  }

  /** The first record that passes the test. */
  find(test: (record: Immutable<Row>) => boolean): Immutable<Row> | undefined {
    for (const { row } of this.#live.values()) if (test(row)) return row;
    return undefined;
  }

  /** All records that pass the test, in the order of their creation. */
  filter(test: (record: Immutable<Row>) => boolean): Immutable<Row>[] {
    const found: Immutable<Row>[] = [];
    for (const { row } of this.#live.values()) if (test(row)) found.push(row);
    return found;
  }

  all(): Immutable<Row>[] {
    return this.filter(() => true);
  }

  /**
   * Changes a record through a draft and returns the result. Those who hold the record from before still see it as it
   * was. @throws TableError when the record does not exist, or when the change does not fit.
   */
  update(id: string, change: (draft: Row) => void): Immutable<Row> {
    const live = this.#live.get(id);
    if (!live) throw new TableError(`${this.name} has no record with ${this.key} "${id}".`);
    const draft = clone<Row>(live.row);
    change(draft);
    const next = this.#parse(draft);
    if (this.#idOf(next) !== id) throw new TableError(`The ${this.key} of a record in ${this.name} cannot change.`);
    this.#refuseDuplicates(next, id);
    live.row = deepFrozen(next);
    refill(live.kept, next);
    return live.row;
  }

  /** Removes the record with this key. Returns whether it existed. */
  delete(id: string): boolean {
    const live = this.#live.get(id);
    if (!live) return false;
    if (this.#spare.length < MOST_SPARE) this.#spare.push(live.kept);
    else this.#rows.delete(live.kept);
    if (id === this.#newest) this.#newest = undefined;
    return this.#live.delete(id);
  }

  /** The key of the record that was created first. */
  oldest(): string | undefined {
    return this.#live.keys().next().value;
  }

  /** The record that was created last. */
  newest(): Immutable<Row> | undefined {
    if (this.#newest === undefined) for (const id of this.#live.keys()) this.#newest = id;
    return this.#newest === undefined ? undefined : this.get(this.#newest);
  }

  clear(): void {
    if (this.#live.size + this.#spare.length > MOST_SPARE) {
      this.#rows = new Collection({ schema: this.schema });
      this.#spare = [];
    } else for (const { kept } of this.#live.values()) this.#spare.push(kept);
    this.#live = new Map();
    this.#newest = undefined;
  }

  /** Copies of all records. */
  toJSON(): Row[] {
    return this.all().map((row) => clone<Row>(row));
  }

  #parse(values: unknown): Row {
    const result = this.schema.safeParse(values);
    if (result.success) return result.data;
    const first = result.error.issues[0];
    throw new TableError(
      `${[this.name, ...(first?.path ?? [])].join('.')}: ${first?.message ?? 'does not fit the schema'}.`,
    );
  }

  /** Keeps a record under a new key and freezes it. */
  async #keep(id: string, record: Row): Promise<Immutable<Row>> {
    const spare = this.#spare.pop();
    const row = deepFrozen(record);
    this.#live.set(id, { row, kept: spare ? refill(spare, record) : await this.#rows.create(record) });
    this.#newest = id;
    return row;
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
      for (const [other, { kept }] of this.#live)
        if (kept[field] === value && other !== id)
          throw new TableError(`${this.name} already has a record with this ${field}.`);
    }
  }
}

/** Replaces the fields of a live record with those of another one. */
function refill<Live extends object>(live: Live, fields: object): Live {
  for (const field of Object.keys(live)) if (!(field in fields)) Reflect.deleteProperty(live, field);
  return Object.assign(live, fields);
}
