import { describe, expect, test } from 'vitest';
import { applyScenario } from '../../seed';
import { phone } from '../../world/store/make';
import { seedAuthenticator } from '../../testing/authenticator';
import { startStepUp, stepUp } from '../../testing/acts';
import { type Caller, newCaller, ORIGIN, testWorld, textAt } from '../../testing/client';

const signedIn = async (as = 'ann', level = 1) => newCaller(await testWorld()).signIn(as, { level });

describe('a change of a factor', () => {
  test('needs a step-up of the last ten minutes, even at level 3', async () => {
    const ann = await signedIn('ann', 3);
    ann.world.clock.advance(ann.world.limits.stepUpFreshMs);
    await ann.expect('createBackupCodes', '201');
    ann.world.clock.advance(1);
    const { body } = await ann.expect('createBackupCodes', '412 BLOCKED_BY_OBLIGATION');
    expect(body).toMatchObject({
      obligation: { kind: 'command', command: 'stepUp', args: { requiredLevel: 3 }, isLoginObligation: false },
    });
    // Step-up now asks, although the session has the level.
    expect((await ann.expect('getMfaState', '200')).body).toMatchObject({
      requiredUserAction: 'selectMethod',
      reason: 'sensitiveChange',
    });
    await stepUp(ann);
    const reached = (await ann.expect('getMfaState', '200')).body;
    expect(reached).toMatchObject({ requiredUserAction: 'none' });
    expect(reached).not.toHaveProperty('reason');
    await ann.expect('createBackupCodes', '201');
  });

  test('asks for it again in a session whose level was lowered, or was never proven', async () => {
    const lowered = await signedIn('ann', 3);
    await applyScenario(lowered.world, 'assurance-level', { level: 2 });
    await lowered.expect('createBackupCodes', '412 BLOCKED_BY_OBLIGATION');
    const raised = await signedIn('ann', 1);
    await applyScenario(raised.world, 'assurance-level', { level: 3 });
    await raised.expect('createBackupCodes', '412 BLOCKED_BY_OBLIGATION');
  });

  test.each([
    ['began before', async () => {}],
    ['was refused before', (ann: Caller) => ann.expect('createBackupCodes', '412 BLOCKED_BY_OBLIGATION')],
  ])('asks for none in a session that %s the scenario stepped-up', async (_, before) => {
    const ann = await signedIn();
    await before(ann);
    await applyScenario(ann.world, 'stepped-up');
    await ann.expect('createBackupCodes', '201');
    expect((await ann.expect('getMfaState', '200')).body).toMatchObject({ requiredUserAction: 'none' });
  });

  test('lets a person without any method add the first one', async () => {
    const ann = await signedIn();
    await ann.world.db.persons.patch('ann', { emails: [], phones: [] });
    await ann.expect('startAuthenticatorApp', '201');
  });
});

describe('a change of a contact', () => {
  test('sends a mail to the addresses that were verified before, the deleted one too', async () => {
    const ann = await signedIn('ann', 3);
    const [first] = ann.world.db.persons.get('ann')?.emails ?? [];
    if (!first) throw new Error('Ann has no address.');
    const emails = [
      first,
      { ...first, address: 'new@example.com', isVerified: false },
      { ...first, address: 'old@example.com' },
    ];
    await ann.world.db.persons.patch('ann', { emails });
    await ann.expect('deleteEmailAddress', '204', { query: { emailAddress: 'old@example.com' } });
    const mails = ann.world.outbox.list({ kind: 'securityChange' });
    expect(mails.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', 'ann@example.com'],
      ['email', 'old@example.com'],
    ]);
    expect(mails[0]).toMatchObject({
      subject: 'A change of your account',
      text: expect.stringMatching(/^Hello Ann, the contact o\*\*\*@example\.com .*was deleted.*"This wasn’t me"\.$/),
    });
  });
});

describe('step-up', () => {
  test.each([
    ['PHONE', ['SMS', 'VOICE', 'EMAIL']],
    ['TEXT', ['SMS', 'EMAIL']],
    ['VOICE', ['VOICE', 'EMAIL']],
  ] as const)('reaches a phone of the type %s by %j', async (type, expected) => {
    const ann = await signedIn();
    const phones = [phone(ann.world, '+12125550123', { type })];
    await ann.world.db.persons.patch('ann', { phones });
    const { body } = await ann.expect('getMfaState', '200');
    expect(body).toMatchObject({ authMethods: expected.map((one) => ({ type: one })) });
  });

  test.each(['passkey', 'totp', 'backup-code'])(
    'by %s sends no code, so it may begin again at once',
    async (methodId) => {
      const world = await testWorld();
      await applyScenario(world, 'secured-account');
      const ann = await newCaller(world).signIn('ann');
      const body = { methodId, requiredLevel: 3 };
      await ann.expect('startMfaChallenge', '201', { body });
      const again = await ann.expect('startMfaChallenge', '201', { body });
      expect(JSON.stringify(again.body)).not.toMatch(/destination|resendAfterSeconds/);
      expect(world.outbox.list({ kind: 'stepUp' })).toEqual([]);
      expect(world.db.challenges.all().map(({ code }) => code)).toEqual([null, null]);
    },
  );

  test('requires that the passkey verifies its user', async () => {
    const pia = await signedIn('pia');
    const started = await pia.expect('startMfaChallenge', '201', { body: { methodId: 'passkey', requiredLevel: 3 } });
    expect(textAt(started, 'publicKey.userVerification')).toBe('required');
    const credential = seedAuthenticator.answer(textAt(started, 'publicKey.challenge'), {
      origin: ORIGIN,
      isVerified: false,
    });
    await pia.expect('verifyMfaChallenge', '422 CODE_INCORRECT', {
      path: { id: textAt(started, 'id') },
      body: { credential },
    });
  });

  test.each([['totp'], ['backup-code'], ['sms-0'], ['totp', 'backup-code', 'email-0', 'sms-0', 'totp']])(
    'is locked for five minutes by five wrong answers of the person, with %s',
    async (...methods) => {
      const world = await testWorld();
      await applyScenario(world, 'secured-account');
      const ann = await newCaller(world).signIn('ann');
      const start = (methodId: string) => ann.call('startMfaChallenge', { body: { methodId, requiredLevel: 3 } });
      const answer = (id: string) => ann.call('verifyMfaChallenge', { path: { id }, body: { code: '00000000' } });
      const seen: string[] = [];
      let id = '';
      for (let n = 0; n < 5; n += 1) {
        world.clock.advance(world.limits.resendCooldownMs);
        id = textAt(await start(methods[n % methods.length] ?? ''), 'id');
        seen.push((await answer(id)).is);
      }
      const locked = '429 TOO_MANY_ATTEMPTS';
      expect(seen).toEqual([...Array<string>(4).fill('422 CODE_INCORRECT'), locked]);
      const refused = await start('totp');
      expect(refused.is).toBe(locked);
      expect(refused.body).toMatchObject({ errors: [{ details: { retryAfterSeconds: 300, remainingAttempts: 0 } }] });
      // Another session of the person is locked too.
      const elsewhere = await newCaller(world).signIn('ann');
      await elsewhere.expect('startMfaChallenge', locked, { body: { methodId: 'totp', requiredLevel: 3 } });
      world.clock.advance(world.limits.stepUpLockoutMs - 1);
      expect((await answer(id)).is).toBe(locked);
      world.clock.advance(1);
      expect((await answer(id)).is).toBe('404 NOT_FOUND');
      expect((await start('totp')).is).toBe('201');
    },
  );

  test('forgets the wrong answers after a right one', async () => {
    const ann = await signedIn();
    for (let round = 0; round < 2; round += 1) {
      const { id, code } = await startStepUp(ann, 'sms-0');
      for (let n = 0; n < 4; n += 1)
        await ann.expect('verifyMfaChallenge', '422 CODE_INCORRECT', { path: { id }, body: { code: 'wrong' } });
      await ann.expect('verifyMfaChallenge', '200', { path: { id }, body: { code } });
    }
  });

  test('ends the code sent before to the same address, and no other', async () => {
    const ann = await signedIn();
    const codes: { id: string; code: string }[] = [];
    for (const methodId of ['sms-0', 'email-0', 'email-0']) {
      ann.world.clock.advance(ann.world.limits.resendCooldownMs);
      codes.push(await startStepUp(ann, methodId));
    }
    const seen: string[] = [];
    for (const { id, code } of codes)
      seen.push((await ann.call('verifyMfaChallenge', { path: { id }, body: { code } })).is);
    expect(seen).toEqual(['200', '422 CODE_EXPIRED', '200']);
  });
});
