import { expect, test } from 'vitest';
import { newCaller, testWorld } from '../../testing/client';

const mails = ['requestPasswordReset', 'requestUsernameReminder'] as const;
test.each(mails)('%s sends to a verified address alone', async (ask) => {
  const world = await testWorld();
  await newCaller(world).expect(ask, '204', { body: { identifier: 'uma@example.com' } });
  await newCaller(world).expect(ask, '204', { body: { identifier: 'ann@example.com' } });
  expect(world.outbox.list().map(({ to }) => to)).toEqual(['ann@example.com']);
});

test.each(mails)('%s sends a person five mails in 15 minutes, by whatever names', async (ask) => {
  const world = await testWorld();
  for (const identifier of ['ann.lee', 'ann@example.com'])
    for (let n = 0; n < 5; n += 1) await newCaller(world).expect(ask, '204', { body: { identifier } });
  expect(world.outbox.list()).toHaveLength(5);
});

const tokenOf = (world: Awaited<ReturnType<typeof testWorld>>) =>
  new URL(world.outbox.list().at(-1)?.link ?? '', 'http://localhost').searchParams.get('token') ?? '';

test('a new password ends every older link to reset it', async () => {
  const world = await testWorld();
  const visitor = newCaller(world);
  const ask = async () => {
    await visitor.expect('requestPasswordReset', '204', { body: { identifier: 'ann@example.com' } });
    return tokenOf(world);
  };
  const reset = (token: string) => ({
    body: { kind: 'resetPassword' as const, token, data: { password: 'Clean-Harbor-47' } },
  });
  const first = await ask();
  const second = await ask();
  await visitor.expect('executeToken', '204', reset(second));
  await visitor.expect('executeToken', '422 TOKEN_EXECUTE_FAILURE', reset(first));
  const third = await ask();
  const ann = await newCaller(world).signIn('ann');
  await ann.expect('changePassword', '204', {
    body: { oldPassword: 'Clean-Harbor-47', newPassword: 'Green-Harbor-48' },
  });
  await visitor.expect('executeToken', '422 TOKEN_EXECUTE_FAILURE', reset(third));
});
