import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Table } from './table';

interface Row {
  id: string;
  name: string;
  tags: string[];
  note?: string | undefined;
}

const make = () =>
  new Table<Row>(
    'rows',
    z.strictObject({ id: z.string(), name: z.string(), tags: z.array(z.string()), note: z.string().optional() }),
    'id',
    ['name'],
  );

describe('a table', () => {
  test('hands out records that never change', async () => {
    const table = make();
    const made = await table.create({ id: '1', name: 'one', tags: ['a'] });
    const held = [made, table.get('1'), table.find(() => true), table.filter(() => true)[0]];
    for (const record of held) {
      expect(Object.isFrozen(record)).toBe(true);
      expect(Object.isFrozen(record?.tags)).toBe(true);
    }
    const changed = table.update('1', (draft) => void draft.tags.push('b'));
    expect(Object.isFrozen(changed.tags)).toBe(true);
    for (const record of held) expect(record).toEqual({ id: '1', name: 'one', tags: ['a'] });
    expect(table.get('1')).toEqual({ id: '1', name: 'one', tags: ['a', 'b'] });
  });

  test('gives copies as JSON, which may be changed', async () => {
    const table = make();
    await table.create({ id: '1', name: 'one', tags: ['a'] });
    table.toJSON()[0]?.tags.push('b');
    expect(table.get('1')?.tags).toEqual(['a']);
  });

  test('knows the records that were created first and last', async () => {
    const table = make();
    expect([table.oldest(), table.newest()]).toEqual([undefined, undefined]);
    for (const id of ['2', '1', '3']) await table.create({ id, name: id, tags: [] });
    expect([table.oldest(), table.newest()?.id]).toEqual(['2', '3']);
    table.delete('3');
    expect(table.newest()?.id).toBe('1');
    table.delete('2');
    expect(table.newest()?.id).toBe('1');
    await table.create({ id: '0', name: '0', tags: [] });
    expect([table.oldest(), table.newest()?.id]).toEqual(['1', '0']);
    table.clear();
    expect(table.newest()).toBeUndefined();
  });

  test('refuses a taken key, a taken unique field, and a record off its schema', async () => {
    const table = make();
    await table.create({ id: '1', name: 'one', tags: [] });
    await table.create({ id: '2', name: 'two', tags: [] });
    await expect(table.create({ id: '1', name: 'other', tags: [] })).rejects.toThrow(
      'rows already has a record with id "1".',
    );
    await expect(table.create({ id: '3', name: 'one', tags: [] })).rejects.toThrow(
      'rows already has a record with this name.',
    );
    await expect(table.add({ id: '3', name: 7, tags: [] })).rejects.toThrow('rows.name:');
    expect(() => table.patch('2', { name: 'one' })).toThrow('rows already has a record with this name.');
    expect(() => table.patch('2', { id: '9' })).toThrow('cannot change');
    expect(table.all().map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('keeps nothing of old records in new ones after a clear', async () => {
    const table = make();
    await table.create({ id: '1', name: 'one', tags: ['a'], note: 'old' });
    await table.create({ id: '2', name: 'two', tags: [] });
    table.clear();
    expect(table.size).toBe(0);
    expect(table.get('1')).toBeUndefined();
    await table.create({ id: '2', name: 'one', tags: [] });
    await table.create({ id: '1', name: 'two', tags: [] });
    expect(table.all()).toEqual([
      { id: '2', name: 'one', tags: [] },
      { id: '1', name: 'two', tags: [] },
    ]);
    table.clear();
    table.clear();
    expect(await table.create({ id: '1', name: 'again', tags: ['z'] })).toEqual({
      id: '1',
      name: 'again',
      tags: ['z'],
    });
    expect(table.delete('1')).toBe(true);
    expect(table.delete('1')).toBe(false);
  });

  test('copies records from another table of the same schema only', async () => {
    const schema = z.strictObject({ id: z.string(), tags: z.array(z.string()) });
    const [from, to] = [new Table('from', schema, 'id'), new Table('to', schema, 'id')];
    await from.create({ id: '2', tags: ['a'] });
    await from.create({ id: '1', tags: [] });
    await to.create({ id: '1', tags: ['old'] });
    await expect(to.copyFrom(from, () => undefined)).rejects.toThrow('to is not empty.');
    to.clear();
    await to.copyFrom(
      from,
      (record) => void ('tags' in record && Array.isArray(record.tags) && record.tags.push('copied')),
    );
    expect(to.all()).toEqual([
      { id: '2', tags: ['a', 'copied'] },
      { id: '1', tags: ['copied'] },
    ]);
    to.patch('2', { tags: ['changed'] });
    expect(from.all()).toEqual([
      { id: '2', tags: ['a'] },
      { id: '1', tags: [] },
    ]);
    await expect(make().copyFrom(from, () => undefined)).rejects.toThrow('rows cannot take records of another kind.');
  });
});
