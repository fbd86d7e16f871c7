import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { OperationId } from '../../../openapi/generated/operations';
import { accountCallers } from './callers/account';
import { contactCallers } from './callers/contacts';
import { registrationCallers } from './callers/registration';
import { securityCallers } from './callers/security';
import { signInCallers } from './callers/sign-in';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** By the typed clients in the sources of the app (scripts/cli/called-operations.ts). */
    calledOperations: () => Promise<OperationId[]>;
  }
}

test('the table has a row for each operation that the app calls', async () => {
  const rows = { ...signInCallers, ...registrationCallers, ...accountCallers, ...contactCallers, ...securityCallers };
  expect(Object.keys(rows).sort()).toEqual((await commands.calledOperations()).sort());
});
