import { describe, expect, it } from 'vitest';
import { readResult } from './read-result';
import { hasResult } from './results';

describe('the result pages', () => {
  it('default to the 404 of docs/product', () => {
    expect(english.FAILURE).toEqual({
      title: '404: Page Not Found',
      message: 'Sorry, the requested page could not be found. It may have been deleted or moved.',
    });
    expect(RESULT_KINDS.FAILURE.status).toBe('error');
    expect(readResult(null)).toEqual({ kind: 'FAILURE' });
  });
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
