import { expect, expectTypeOf, test } from 'vitest';
import type { Exact, Handlers } from './define';

// The compiler checks these lines, in `npm run types`.
test('a handler may not answer a field that its contract does not declare, in a variable neither', () => {
  expectTypeOf<Exact<{ id: string; secret: string }, { id: string }>>().toEqualTypeOf<{ id: string; secret: never }>();
  expectTypeOf<Exact<{ of: { a: 1; b: 2 }[] }, { of: { a: number }[] | null }>>().toEqualTypeOf<{
    of: { a: 1; b: never }[];
  }>();
  const handlers = {
    checkObligations({ respond }) {
      const body = { isBlocked: false, secret: 'x' } as const;
      // @ts-expect-error: the contract declares no field "secret"
      return respond(200, body);
    },
    acceptLegalAgreements: ({ fail }) =>
      // @ts-expect-error: the contract declares no such status
      fail(418, 'NOT_FOUND'),
  } satisfies Partial<Handlers>;
  expect(handlers.checkObligations).toBeTypeOf('function');
});
