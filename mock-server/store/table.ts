import { Collection } from '@msw/data';
import type { z } from 'zod';
import { clone } from './clone';

/** A record as the library keeps it: with a key of its own, by which it is removed without a search. */
type Kept<Row extends object> = Exclude<ReturnType<Collection<z.ZodType<Row, Row>>['findFirst']>, undefined>;

/** A record that a table refuses, with the sentence for whoever wrote it: a duplicate, or a record off its schema. */
export class TableError extends Error {
  override name = 'TableError';
}

/**
 * One collection of a world: an @msw/data collection with what that library leaves to its users. A primary key with an
 * index (a find there is linear), unique fields, copies on read (it hands out live objects), and state as plain JSON.
 */
export class Table<Row extends object> {
  #rows: Collection<z.ZodType<Row, Row>>;
  #live = new Map<string, Kept<Row>>();
  /**
   * Records that a clear has put aside. The seed makes most of them again, and filling one anew costs a tenth of making
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

  /** Adds a record. @throws TableError when its key or a unique field is taken, or when it does not fit the schema. */
  async create(values: Row): Promise<Row> {
    const record = this.#parse(values);
    const id = this.#idOf(record);
    if (this.#live.has(id)) throw new TableError(`${this.name} already has a record with ${this.key} "${id}".`);
    this.#refuseDuplicates(record, id);
    await this.#keep(id, record);
    return clone(record);
  }

  /**
   * Takes copies of all records of another table of the same schema, which they need not pass again. `adjust` may
   * change values of a copy, not its key or its shape. @throws TableError when this table is not empty, or the other is
   * of another kind
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

  /** Adds a record that comes from outside (a snapshot). @throws TableError as `create` does. */
  async add(values: unknown): Promise<void> {
    await this.create(this.#parse(values));
  }

  /** Changes the fields that are named, with values that come from outside. @throws TableError as `update` does. */
  patch(id: string, fields: object): Row {
    return this.update(id, (draft) => Object.assign(draft, fields));
  }

  /** A copy of the record with this key. */
  get(id: string): Row | undefined {
    const live = this.#live.get(id);
    return live && clone(live);
  }

  /** A copy of the first record that fits. The test gets the live record and must not change it. */
  find(test: (record: Readonly<Row>) => boolean): Row | undefined {
    for (const live of this.#live.values()) if (test(live)) return clone(live);
    return undefined;
  }

  /** Copies of all records that fit, in the order in which they were made. */
  filter(test: (record: Readonly<Row>) => boolean): Row[] {
    const found: Row[] = [];
    for (const live of this.#live.values()) if (test(live)) found.push(clone(live));
    return found;
  }

  all(): Row[] {
    return this.filter(() => true);
  }

  /**
   * Changes a record through a draft, and returns a copy of what it is now. The live record is changed in place: the
   * library's own update searches the collection from its start. @throws TableError when there is none, or when the
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

  /** Removes the record with this key; says whether there was one. */
  delete(id: string): boolean {
    const live = this.#live.get(id);
    if (!live) return false;
    this.#rows.delete(live);
    return this.#live.delete(id);
  }

  /** The key of the record that was made first. */
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

/** Puts the fields of another record into a live one. */
function refill<Live extends object>(live: Live, fields: object): Live {
  for (const field of Object.keys(live)) if (!(field in fields)) Reflect.deleteProperty(live, field);
  return Object.assign(live, fields);
}
