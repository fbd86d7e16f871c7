import { describe, expect, it } from 'vitest';
import { listOf } from './list-of';

describe('listOf', () => {
  it('returns the items of a bare list', () => expect(listOf([{ id: 1 }], 'items')).toEqual([{ id: 1 }]));
  it('returns the items of a list in an object', () =>
    expect(listOf({ items: [{ id: 1 }] }, 'items')).toEqual([{ id: 1 }]));
  it('returns the only list of an object, whatever its name', () =>
    expect(listOf({ total: 1, content: [{ id: 1 }], next: null }, 'items')).toEqual([{ id: 1 }]));
  it('prefers the list under its own name', () =>
    expect(listOf({ tags: ['a'], items: [{ id: 1 }] }, 'items')).toEqual([{ id: 1 }]));
  it('does not guess between several lists', () =>
    expect(() => listOf({ first: [], second: [] }, 'items')).toThrow(expect.objectContaining({ kind: 'unreadable' })));
  it.each([[{}], [{ items: {} }], [{ others: {} }]])('throws for %j, which holds no list', (body) => {
    expect(() => listOf(body, 'items')).toThrow(expect.objectContaining({ kind: 'unreadable' }));
  });
});
