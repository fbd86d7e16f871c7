import { describe, expect, test } from 'vitest';
import { email } from '../../world/store/make';
import { startContact, startStepUp } from '../../testing/acts';
import { newCaller, newestCode, testWorld, textAt } from '../../testing/client';
import { created } from '../../testing/passkeys';
import { SoftAuthenticator } from '../../testing/soft-authenticator';

describe('a code', () => {
  test('verifies no address that took the place of the one it was sent to, and meets no obligation', async () => {
    const world = await testWorld();
    const vera = await newCaller(world).signIn('vera');
    const token = textAt(
      await vera.expect('sendMyEmailVerification', '200', { body: { kind: 'emailVerification' } }),
      'token',
    );
    const code = newestCode(world, 'vera@example.com');
    await vera.expect('changeUnverifiedEmail', '200', {
      body: { emailAddress: 'vera.new@example.com', oldEmail: 'vera@example.com' },
    });
    const first = { body: { kind: 'emailVerification' as const, token, data: { code } } };
    await vera.expect('executeToken', '422 CODE_EXPIRED', first);
    await vera.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
    expect(world.db.persons.get('vera')?.emails).toMatchObject([
      { address: 'vera.new@example.com', isVerified: false },
    ]);
  });

  test.each([
    ['email', 'ann.two@example.com'],
    ['phone', '+12025550143'],
  ] as const)('does not add again a contact (%s) that was deleted meanwhile', async (type, contact) => {
    const world = await testWorld();
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const own = { isPersonal: true };
    if (type === 'email') await ann.expect('addEmailAddress', '201', { body: { ...own, emailAddress: contact } });
    else await ann.expect('addPhoneNumber', '201', { body: { ...own, phoneNumber: contact } });
    const input = await startContact(ann, contact);
    if (type === 'email') await ann.expect('deleteEmailAddress', '204', { query: { emailAddress: contact } });
    else await ann.expect('deletePhoneNumber', '204', { query: { phoneNumber: contact } });
    await ann.expect('verifyContact', '422 CODE_EXPIRED', input);
    expect(JSON.stringify(world.db.persons.get('ann'))).not.toContain(contact);
  });
});

test('a code adds no contact of the system of record that another person has taken since', async () => {
  const world = await testWorld();
  const value = 'desk@company.example';
  const recorded = [{ type: 'EMAIL' as const, value, isPersonal: true }];
  await world.db.persons.patch('ann', { systemOfRecordContacts: recorded });
  const ann = await newCaller(world).signIn('ann', { level: 3 });
  const input = await startContact(ann, value);
  await world.db.persons.patch('ben', { emails: [email(world, value)] });
  await ann.expect('verifyContact', '422 CODE_EXPIRED', input);
});

describe('a challenge belongs to the session that started it', () => {
  test('of a step-up', async () => {
    const world = await testWorld();
    const ann = await newCaller(world).signIn('ann');
    const { id, code } = await startStepUp(ann, 'sms-0');
    const input = { path: { id }, body: { code } };
    const other = await newCaller(world).signIn('ann');
    await other.expect('verifyMfaChallenge', '404 NOT_FOUND', input);
    await ann.expect('verifyMfaChallenge', '200', input);
  });

  test('of a contact', async () => {
    const world = await testWorld();
    const uma = await newCaller(world).signIn('uma');
    const input = await startContact(uma, 'uma@example.com');
    const other = await newCaller(world).signIn('uma');
    await other.expect('verifyContact', '404 NOT_FOUND', input);
    await uma.expect('verifyContact', '204', input);
  });

  test('of a passkey', async () => {
    const world = await testWorld();
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const started = await ann.expect('startPasskeyRegistration', '201', { body: {} });
    const input = created(started, new SoftAuthenticator('one'));
    const other = await newCaller(world).signIn('ann', { level: 3 });
    await other.expect('registerPasskey', '422 CHALLENGE_EXPIRED', input);
    await ann.expect('registerPasskey', '201', input);
  });
});
