import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { WorldCollection } from './world-collection';

const make = () =>
  new WorldCollection(
    'rows',
    z.strictObject({ id: z.string(), name: z.string().nullable(), tags: z.array(z.string()) }),
    'id',
    ['name'],
  );

const ids = (rows: ReturnType<typeof make>) => rows.all().map(({ id }) => id);

describe('a collection of a world', () => {
  test('finds a record by its key, whatever was created, changed or deleted before', async () => {
    const rows = make();
    for (const id of ['1', '2', '3', '4']) await rows.create({ id, name: id, tags: [] });
    expect(rows.get('4')?.name).toBe('4');
    await rows.update((q) => q.where({ id: '4' }), { data: (draft) => void draft.tags.push('new') });
    rows.delete((q) => q.where({ id: '2' }));
    expect([rows.get('2'), rows.get('3')?.name, rows.get('4')?.tags]).toEqual([undefined, '3', ['new']]);
    await rows.create({ id: '2', name: 'again', tags: [] });
    expect(rows.get('2')?.name).toBe('again');
    rows.clear();
    expect(rows.get('3')).toBeUndefined();
    for (const id of ['4', '3', '2', '1']) await rows.create({ id, name: null, tags: [] });
    expect(['1', '2', '3', '4'].map((id) => rows.get(id)?.id)).toEqual(['1', '2', '3', '4']);
  });

  test('refuses a taken key, a taken unique field, another key, and a record off its schema', async () => {
    const rows = make();
    await rows.create({ id: '1', name: 'one', tags: [] });
    await rows.create({ id: '2', name: 'two', tags: [] });
    await expect(rows.create({ id: '1', name: 'other', tags: [] })).rejects.toThrow(
      'rows already has a record with id "1".',
    );
    await expect(rows.create({ id: '3', name: 'ONE', tags: [] })).rejects.toThrow(
      'The name "ONE" belongs to "1" of rows.',
    );
    await expect(rows.add({ id: '3', name: 7, tags: [] })).rejects.toThrow('rows.name:');
    await expect(rows.patch('2', { name: 'one' })).rejects.toThrow('The name "one" belongs to "1" of rows.');
    await expect(rows.patch('2', { id: '9' })).rejects.toThrow('The id of a record in rows cannot change.');
    await expect(rows.patch('2', { tags: 'none' })).rejects.toThrow('rows.tags:');
    // A new record in the place of the draft, which the library also takes.
    const other: (draft: object) => void = (draft) => ({ ...draft, name: 'one' });
    const replaced = rows.update((q) => q.where({ id: '2' }), { data: other });
    await expect(replaced).rejects.toThrow('The name "one" belongs to "1" of rows.');
    await expect(rows.patch('9', {})).rejects.toThrow('rows has no record with id "9".');
    expect(rows.toJSON()).toEqual([
      { id: '1', name: 'one', tags: [] },
      { id: '2', name: 'two', tags: [] },
    ]);
  });

  test('lets several records have null in a unique field, and a record keep its own value', async () => {
    const rows = make();
    await rows.create({ id: '1', name: null, tags: [] });
    await rows.create({ id: '2', name: null, tags: [] });
    expect((await rows.patch('2', { name: 'two' })).name).toBe('two');
    expect((await rows.patch('2', { name: 'two', tags: ['a'] })).tags).toEqual(['a']);
    expect((await rows.patch('2', { name: null })).name).toBeNull();
  });

  test('lets a unique value be taken once its record has another, and refuses the other', async () => {
    const rows = make();
    await rows.create({ id: '1', name: 'one', tags: [] });
    await rows.patch('1', { name: 'two' });
    await rows.create({ id: '2', name: 'one', tags: [] });
    await expect(rows.create({ id: '3', name: 'two', tags: [] })).rejects.toThrow('The name "two" belongs to');
  });

  test('puts a new record in the place of a changed one', async () => {
    const rows = make();
    const made = await rows.create({ id: '1', name: null, tags: ['a'] });
    await rows.update(made, { data: (draft) => void draft.tags.push('b') });
    expect([made.tags, rows.get('1')?.tags]).toEqual([['a'], ['a', 'b']]);
  });

  test('sets fields of the newest state, also through a record from before', async () => {
    const rows = make();
    const made = await rows.create({ id: '1', name: 'one', tags: ['a'] });
    await rows.set(made, { tags: ['b'] });
    const { name, tags } = await rows.set(made, (now) => ({ tags: [...now.tags, 'c'] }));
    expect([name, tags]).toEqual(['one', ['b', 'c']]);
  });

  test('deletes by key, and the oldest records', async () => {
    const rows = make();
    for (const id of ['1', '2', '3', '4']) await rows.create({ id, name: null, tags: [] });
    expect([rows.remove('3'), rows.remove('3')]).toEqual([true, false]);
    rows.keepNewest(2);
    expect(ids(rows)).toEqual(['2', '4']);
    rows.keepNewest(5);
    expect(ids(rows)).toEqual(['2', '4']);
  });

  test('gives copies as JSON, which may be changed', async () => {
    const rows = make();
    await rows.create({ id: '1', name: null, tags: ['a'] });
    rows.toJSON()[0]?.tags.push('b');
    expect(rows.get('1')?.tags).toEqual(['a']);
  });
});
