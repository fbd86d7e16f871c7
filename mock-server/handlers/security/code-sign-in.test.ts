import { describe, expect, test } from 'vitest';
import { type CallResponse, newCaller, newestCode, testWorld, textAt } from '../../testing/client';
import { email, makePerson } from '../../world/store/make';

const names = Array.from({ length: 100 }, (_, n) => `nobody.${n}`);

/** A visitor, and a way to ask for a code. */
async function visit() {
  const world = await testWorld();
  const visitor = newCaller(world);
  const start = async (username = 'ann.lee') => {
    const started = await visitor.expect('startCodeSignIn', '201', { body: { username } });
    return { path: { id: textAt(started, 'id') }, body: { code: world.outbox.list().at(-1)?.code ?? '000000' } };
  };
  return { world, visitor, start };
}

describe('a mailed code', () => {
  test('tells 100 known names from 100 unknown ones neither by its answers nor by their calls', async () => {
    const { world, visitor } = await visit();
    const known = names.map((name) => `known.${name}`);
    for (const username of known) {
      const emails = [email(world, `${username}@example.com`)];
      await makePerson(world, { id: username, username, firstName: 'Kim', lastName: 'Known', emails });
    }
    const shapes = new Set<string>();
    for (const username of [...names, ...known]) {
      const started = await visitor.expect('startCodeSignIn', '201', { body: { username } });
      const path = { id: textAt(started, 'id') };
      const answers: CallResponse[] = [started];
      for (let n = 0; n <= world.limits.oneTimeCodeTries; n += 1)
        answers.push(await visitor.call('finishCodeSignIn', { path, body: { code: 'wrong' } }));
      shapes.add(JSON.stringify(answers).replace(/[0-9a-f]{16,}/g, '(id)'));
    }
    expect([...shapes]).toHaveLength(1);
    expect(world.outbox.list({ kind: 'signIn' })).toHaveLength(known.length);
  });

  test('begins a session of level 1 that the list of sessions and the activity call by its name', async () => {
    const { world, visitor, start } = await visit();
    await visitor.expect('finishCodeSignIn', '200', await start());
    expect((await visitor.expect('checkAuthentication', '200')).body).toMatchObject({ levelOfAssurance: 1 });
    const { entries } = (await visitor.expect('listActivity', '200')).body;
    expect(entries).toMatchObject([{ kind: 'SIGNED_IN', method: 'EMAIL_CODE' }]);
    await visitor.expect('startPasskeyRegistration', '422 SIGN_IN_TOO_OLD', { body: { isAutomatic: true } });
    expect(newestCode(world, 'ann@example.com')).toMatch(/^\d{6}$/);
  });

  test('goes to verified addresses alone, and where every client allows it', async () => {
    const { world, start } = await visit();
    await world.db.flags.create({ id: 'off', flag: 'enableCodeSignIn', clientId: '100', isEnabled: false });
    for (const name of ['ann.lee', 'uma.unverified', 'nina.nexo']) await start(name);
    expect(world.outbox.list()).toEqual([]);
    await world.db.flags.patch('off', { isEnabled: true });
    await start();
    expect(world.outbox.list()).toHaveLength(1);
  });

  test.each([
    [-1, '200'],
    [0, '422 CODE_EXPIRED'],
  ])('is valid for ten minutes (%i ms)', async (ms, expected) => {
    const { world, visitor, start } = await visit();
    const sent = await start();
    world.clock.advance(world.limits.oneTimeCodeMs + ms);
    expect((await visitor.call('finishCodeSignIn', sent)).is).toBe(expected);
  });

  test('is not mailed to a person more often, whatever names ask for it', async () => {
    const { world, start } = await visit();
    for (let n = 0; n < world.limits.recoveryRequests; n += 1) await start();
    const [first] = world.db.associates.findMany((q) => q.where({ personId: 'ann' }));
    await world.db.associates.patch(first?.id ?? '', { username: 'ann.other' });
    await start('ann.other');
    expect(world.outbox.list({ kind: 'signIn' })).toHaveLength(world.limits.recoveryRequests);
  });
});

describe('the code of a reset mail', () => {
  test('is not told from a wrong one after its time, except to who has it', async () => {
    const { world, visitor } = await visit();
    const identifier = 'ann@example.com';
    await visitor.expect('requestPasswordReset', '204', { body: { identifier } });
    const code = newestCode(world, identifier);
    world.clock.advance(world.limits.oneTimeCodeMs);
    await visitor.expect('redeemPasswordResetCode', '422 CODE_INCORRECT', { body: { identifier, code: '000000' } });
    await visitor.expect('redeemPasswordResetCode', '422 CODE_EXPIRED', { body: { identifier, code } });
  });

  test('is worth nothing after five wrong ones under any name of the person', async () => {
    const { world, visitor } = await visit();
    const identifier = 'ann@example.com';
    await visitor.expect('requestPasswordReset', '204', { body: { identifier } });
    const code = newestCode(world, identifier);
    for (let n = 0; n < world.limits.oneTimeCodeTries; n += 1)
      await visitor.call('redeemPasswordResetCode', { body: { identifier: 'ann.lee', code: '000000' } });
    await visitor.expect('redeemPasswordResetCode', '422 CODE_INCORRECT', { body: { identifier, code } });
  });
});
