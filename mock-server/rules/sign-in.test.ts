import { expect, test } from 'vitest';
import { oblige } from '../seed/scenarios/state';
import { newCaller, testWorld } from '../testing/client';
import { createPasskey, signInWith } from '../testing/passkeys';

test('a passkey meets no obligation to sign in with username and password', async () => {
  const ann = await newCaller(await testWorld()).signIn('ann', { level: 3 });
  const { authenticator } = await createPasskey(ann);
  await oblige(ann.world, 'ann', { command: 'forceBasicCredentialAuthentication' });
  await signInWith(ann, authenticator);
  await ann.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
});

test('a passkey selects the first open membership, although another has no username', async () => {
  const mia = await newCaller(await testWorld()).signIn('mia', { level: 3 });
  mia.world.db.obligations.deleteMany((q) => q.where({ personId: 'mia' }));
  await mia.world.db.associates.patch('associate-mia-200', { username: null });
  const { authenticator } = await createPasskey(mia);
  const browser = newCaller(mia.world);
  await signInWith(browser, authenticator);
  expect((await browser.expect('getMe', '200')).body).toMatchObject({ clientId: '100' });
});
