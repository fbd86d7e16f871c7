import { describe, test } from 'vitest';
import type { BodyOf } from '../../contract/types';
import { newCaller, testWorld } from '../../testing/client';

const question = (kind: string, token: string, data: object) => ({
  body: { kind, token, data } as BodyOf<'validateToken'>,
});

describe('whether an account exists', () => {
  test('is told for no link but that of an invitation', async () => {
    const world = await testWorld();
    const visitor = newCaller(world);
    await visitor.expect('requestPasswordReset', '204', { body: { identifier: 'ann@example.com' } });
    const link = new URL(world.outbox.list().at(-1)?.link ?? '', 'http://localhost');
    const token = link.searchParams.get('token') ?? '';
    for (const data of [{ username: 'ben' }, { emailAddress: 'ben@example.com' }])
      await visitor.expect('validateToken', '422 INVALID_TOKEN', question('resetPassword', token, data));
  });
});

test('an address that is refused counts as no change of the address', async () => {
  const uma = await newCaller(await testWorld()).signIn('uma');
  const change = (emailAddress: string) => ({ body: { emailAddress, oldEmail: 'uma@example.com' } });
  for (let n = 0; n < 4; n += 1) {
    await uma.expect('changeUnverifiedEmail', '409 DUPLICATE_EMAIL', change('ann@example.com'));
    await uma.expect('changeUnverifiedEmail', '422 INVALID_EMAIL', change('info@example.com'));
  }
  await uma.expect('changeUnverifiedEmail', '200', change('uma.new@example.com'));
});

test('a review takes the suggested username alone', async () => {
  const world = await testWorld();
  const review = (username: string) => ({
    body: { associateUsernames: [{ clientId: '100', associateId: 'associate-ann-100', username }] },
  });
  const ann = await newCaller(world).signIn('ann');
  await ann.expect('reviewUsernames', '403 INSUFFICIENT_PERMISSIONS', review('mallory.0'));
  await ann.expect('reviewUsernames', '204', review('ann.lee'));
});
