import { describe, expect, it } from 'vitest';
import { listOf } from './list-of';

describe('a list in an answer', () => {
  it('may stand bare', () => expect(listOf([{ id: 1 }], 'items')).toEqual([{ id: 1 }]));
  it('may stand in an object', () => expect(listOf({ items: [{ id: 1 }] }, 'items')).toEqual([{ id: 1 }]));
  it.each([[{}], [{ items: {} }], [{ others: [] }]])('is missed in %j', (answer) => {
    expect(() => listOf(answer, 'items')).toThrow(expect.objectContaining({ kind: 'unreadable' }));
  });
});
