import { expect, test } from 'vitest';
import { type Caller, newCaller, newestCode, testWorld, textAt } from '../../mock-server/testing/client';

/** Another browser that knows the id of the caller's session. */
function thiefOf(caller: Caller): Caller {
  const thief = newCaller(caller.world);
  thief.cookies.set('session', caller.cookies.get('session') ?? '');
  return thief;
}

async function stepUp(caller: Caller) {
  const started = await caller.expect('startMfaChallenge', '201', { body: { methodId: 'email-0', requiredLevel: 3 } });
  await caller.expect('verifyMfaChallenge', '200', {
    path: { id: textAt(started, 'id') },
    body: { code: newestCode(caller.world, 'ann@example.com') },
  });
}

const impersonate = (caller: Caller) =>
  caller.expect('startImpersonation', '204', {
    body: {
      kind: 'associate',
      impersonationId: 'impersonation-good',
      impersonatedActorId: 'associate-ann-100',
      impersonatedClientId: '100',
      reason: 'Case 88121',
    },
  });

test.each<[string, string, (caller: Caller) => Promise<unknown>]>([
  ['a step-up', 'ann', stepUp],
  ['the start of an impersonation', 'oscar', impersonate],
])('%s gives the session a new id, and the former one ends with its first use', async (_, personId, act) => {
  const caller = await newCaller(await testWorld()).signIn(personId);
  const [thief, withoutAnswer] = [thiefOf(caller), thiefOf(caller)];
  const { body } = await thief.expect('getMe', '200');
  await act(caller);
  // It keeps the rights from before.
  expect((await thief.expect('getMe', '200')).body).toEqual(body);
  expect(caller.cookies.get('session')).not.toBe(thief.cookies.get('session'));
  // The answer may be lost on the way to the browser.
  await withoutAnswer.expect('getMe', '200');
  await caller.expect('getMe', '200');
  await thief.expect('getMe', '401 MISSING_SESSION_COOKIE');
});

test('a sign-in sets a new session id and a new CSRF token', async () => {
  const ann = newCaller(await testWorld());
  const seen = new Set<string | undefined>();
  for (let n = 0; n < 2; n += 1) {
    await ann.expect('login', '200', { body: { username: 'ann.lee', password: 'Sunny-Harbor-42' } });
    for (const name of ['session', 'csrf-token']) seen.add(ann.cookies.get(name));
  }
  expect(seen.size).toBe(4);
});
