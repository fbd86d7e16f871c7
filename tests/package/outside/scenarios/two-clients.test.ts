import { expect } from 'vitest';
import { logIn, test } from './support';

test('a person of two clients is in one of them in each browser', async ({ world }) => {
  const [first, second] = [world.visitor(), world.visitor()];
  for (const browser of [first, second]) await logIn(browser, 'ben.many');
  const to = (clientId: string) => ({
    body: { associateId: `associate-ben-${clientId}`, clientId, isNexoClient: false, isAuthenticatedByNexo: false },
  });
  expect((await first.call('switchAssociate', to('200'))).is).toBe('204');
  expect((await first.call('getMyClientInfo')).body).toMatchObject({ clientId: '200' });
  expect((await second.call('getMyClientInfo')).body).toMatchObject({ clientId: '100' });
  expect((await first.call('switchAssociate', to('800'))).is).toBe('423 ASSOCIATE_SUSPENDED');
});
