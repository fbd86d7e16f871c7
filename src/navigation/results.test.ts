import { describe, expect, it } from 'vitest';
import { readResult } from './read-result';
import { hasResult } from './results';

describe('the result pages', () => {
  it('have what the flow gave them, and nothing of another type', () => {
    const values = { registrationCode: 'A1', traceId: 't-1', returnUrl: '/x', email: 'a@b.example', identifier: 'ann' };
    const result = { kind: 'FAILURE', ...values, until: 7 };
    expect(readResult({ result })).toEqual(result);
    const off = Object.fromEntries(Object.keys(values).map((name) => [name, 7]));
    expect(readResult({ result: { ...off, until: '7', kind: 'FAILURE' } })).toEqual({ kind: 'FAILURE' });
  });
  it('show only when navigation state holds a result', () => {
    expect([hasResult({ result: {} }), hasResult(null), hasResult({}), hasResult('x')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
