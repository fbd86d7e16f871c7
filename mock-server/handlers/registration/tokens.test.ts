import { describe, expect, test } from 'vitest';
import type { BodyOf } from '../../contract/types';
import { PERSONA_PASSWORD } from '../../world/store/make';
import { type Caller, newCaller, newestCode, testWorld, textAt } from '../../testing/client';
import { GOOD_PASSWORD as password } from '../../testing/passwords';

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

  test('is told a limited number of times for an invitation', async () => {
    const world = await testWorld();
    const visitor = newCaller(world);
    const ask = () => visitor.call('validateToken', question('registration', 'invite-valid', { username: 'ben' }));
    const first = await ask();
    expect(first.is).toBe('200');
    for (let n = 1; n < world.limits.emailChecks; n += 1) await ask();
    expect((await ask()).is).toBe('429 TOO_MANY_ATTEMPTS');
  });

  test('is told a limited number of times to a person who is signed in', async () => {
    const world = await testWorld();
    const ask = (caller: Caller) => caller.call('checkUsernameAvailability', { path: { username: 'ann.lee' } });
    const ben = await newCaller(world).signIn('ben');
    for (let n = 0; n < world.limits.emailChecks; n += 1) expect((await ask(ben)).is).toBe('200');
    expect((await ask(await newCaller(world).signIn('ben'))).is).toBe('429 TOO_MANY_ATTEMPTS');
    expect((await ask(await newCaller(world).signIn('uri'))).is).toBe('200');
    world.clock.advance(world.limits.emailCheckWindowMs);
    expect((await ask(await newCaller(world).signIn('ben'))).is).toBe('200');
  });

  test('is told a limited number of times by a change that is refused for it', async () => {
    const world = await testWorld();
    const visitor = newCaller(world);
    const emailAddress = 'new@example.com';
    const sent = await visitor.expect('prepareCodeEmailVerification', '200', {
      body: { associateToken: 'invite-no-check', emailAddress },
    });
    const ben = await newCaller(world).signIn('ben');
    const username = 'ann.lee';
    const account = {
      token: textAt(sent, 'data.token'),
      kind: 'registrationEmailVerification' as const,
      data: {
        code: newestCode(world, emailAddress),
        isSSO: false as const,
        personData: { firstName: 'New', lastName: 'Person', username, password },
      },
    };
    const own = { clientId: '100', associateId: 'associate-ben-100', username, password: PERSONA_PASSWORD };
    const ways: (() => Promise<{ is: string }>)[] = [
      () =>
        visitor.call('executeToken', {
          body: { kind: 'createCredential', token: 'credential-valid', data: { username, password } },
        }),
      () => visitor.call('createPersonFromToken', { body: account }),
      () => ben.call('updateUsernames', { body: { associateUsernames: [own] } }),
    ];
    for (const ask of ways) {
      for (let n = 0; n < world.limits.emailChecks; n += 1) expect((await ask()).is).toBe('409 DUPLICATE_USERNAME');
      expect((await ask()).is).toBe('429 TOO_MANY_ATTEMPTS');
    }
  });
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
