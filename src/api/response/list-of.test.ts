import { describe, expect, it } from 'vitest';
import { listOf } from './list-of';

describe('listOf', () => {
  it('returns the items of a bare list', () => expect(listOf([{ id: 1 }], 'items')).toEqual([{ id: 1 }]));
  it('returns the items of a list in an object', () =>
    expect(listOf({ items: [{ id: 1 }] }, 'items')).toEqual([{ id: 1 }]));
  it.each([[{}], [{ items: {} }], [{ others: {} }]])('throws for %j, which holds no list', (body) => {
    expect(() => listOf(body, 'items')).toThrow(expect.objectContaining({ kind: 'unreadable' }));
  });
});
