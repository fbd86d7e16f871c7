import { Collection } from '@msw/data';
import { z } from 'zod';
import { clone, deepFrozen, type Immutable } from './clone';

/** At most so many records are put aside. */
const MOST_SPARE = 5_000;

/** What the library keeps of a record: one field with the frozen record, which a change replaces. */
type Slots<Row extends object> = Collection<z.ZodType<{ row: Immutable<Row> }, { row: Immutable<Row> }>>;

/** A slot as @msw/data keeps it. It carries the library's internal key, so the library removes it without a search. */
type Slot<Row extends object> = Exclude<ReturnType<Slots<Row>['findFirst']>, undefined>;

/**
 * A refused record: a duplicate, or one off its schema. The message is a sentence for the developer who wrote the
 * record.
 */
export class TableError extends Error {
  override name = 'TableError';
}

/**
 * One collection of a world: an @msw/data collection plus what the library lacks. It indexes the primary key, because a
 * find in the library is linear. It also adds unique fields and state as plain JSON. Readers get frozen records, which
 * all of them share: a copy for each read took most of the time of a call.
 */
export class Table<Row extends object> {
  #slots: Slots<Row>;
  #live = new Map<string, Slot<Row>>();
  #newest: string | undefined;
  /** Where the library keeps its own key of a slot. */
  #slotKey: symbol | undefined;
  #made = 0;
  /**
   * Slots of the library that `clear` and `delete` have put aside. A world refills most of them, which costs a tenth of
   * creating one.
   */
  #spare: Slot<Row>[] = [];

  constructor(
    readonly name: string,
    readonly schema: z.ZodType<Row, Row>,
    readonly key: string & keyof Row,
    readonly unique: readonly (string & keyof Row)[] = [],
  ) {
    this.#slots = this.#newSlots();
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
    const slot = this.#live.get(id);
    if (!slot) throw new TableError(`${this.name} has no record with ${this.key} "${id}".`);
    const draft = clone<Row>(slot.row);
    change(draft);
    const next = this.#parse(draft);
    if (this.#idOf(next) !== id) throw new TableError(`The ${this.key} of a record in ${this.name} cannot change.`);
    this.#refuseDuplicates(next, id);
    const row = deepFrozen(next);
    slot.row = row;
    return row;
  }

  /** Removes the record with this key. Returns whether it existed. */
  delete(id: string): boolean {
    const slot = this.#live.get(id);
    if (!slot) return false;
    if (this.#spare.length < MOST_SPARE) this.#spare.push(slot);
    else this.#slots.delete(slot);
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
      this.#slots = this.#newSlots();
      this.#spare = [];
    } else for (const slot of this.#live.values()) this.#spare.push(slot);
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
    const row = deepFrozen(record);
    const slot = this.#spare.pop() ?? (await this.#newSlot(row));
    // The library has made a copy, which is not frozen.
    slot.row = row;
    this.#live.set(id, slot);
    this.#newest = id;
    return row;
  }

  /**
   * Each slot after the first gets a short key. The library would make a UUID, which V8 keeps as a chain of 15 texts
   * (see docs/decisions/worlds.md).
   */
  async #newSlot(row: Immutable<Row>): Promise<Slot<Row>> {
    const key = this.#slotKey;
    this.#made += 1;
    const slot = await this.#slots.create(key ? { row, [key]: String(this.#made) } : { row });
    this.#slotKey ??= Object.getOwnPropertySymbols(slot).find(({ description }) => description === 'kPrimaryKey');
    return slot;
  }

  #newSlots(): Slots<Row> {
    const fits = (value: unknown) => this.schema.safeParse(value).success;
    return new Collection({ schema: z.strictObject({ row: z.custom<Immutable<Row>>(fits) }) });
  }

  #isAlike(other: object): other is Table<Row> {
    return other instanceof Table && other.schema === this.schema;
  }

  #idOf(record: Row): string {
    return String(record[this.key]);
  }

  #refuseDuplicates(record: Row, id: string): void {
    for (const field of this.unique) {
      const value = fieldOf(record, field);
      if (value === undefined || value === null) continue;
      const before = this.get(id);
      if (before && fieldOf(before, field) === value) continue;
      for (const [other, { row }] of this.#live)
        if (fieldOf(row, field) === value && other !== id)
          throw new TableError(`${this.name} already has a record with this ${field}.`);
    }
  }
}

function fieldOf(record: object, field: string): unknown {
  return Reflect.get(record, field);
}
