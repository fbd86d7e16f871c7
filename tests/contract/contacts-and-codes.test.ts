import { describe, expect, test } from 'vitest';
import { isEmail } from '../../mock-server/contract/email';
import { email, phone } from '../../mock-server/world/store/make';
import { startContact, startStepUp } from '../../mock-server/testing/acts';
import { newCaller, newestCode, testWorld, textAt } from '../../mock-server/testing/client';
import { GOOD_PASSWORD } from '../../mock-server/testing/passwords';
import { created } from '../../mock-server/testing/passkeys';
import { SoftAuthenticator } from '../../mock-server/testing/soft-authenticator';

const DAY = 86_400_000;

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

/** Ann, the first of all persons, holds these contacts of others without a proof. */
async function claimed(...values: string[]) {
  const world = await testWorld();
  const emails = values.filter(isEmail).map((value) => email(world, value, { isVerified: false }));
  const phones = values.filter((value) => !isEmail(value)).map((value) => phone(world, value, { isVerified: false }));
  await world.db.persons.patch('ann', { emails: [email(world, 'ann@example.com'), ...emails], phones });
  return { world, ann: await newCaller(world).signIn('ann', { level: 3 }) };
}

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

test('a person gets 20 codes by text and voice in 24 hours, for step-ups and contacts together', async () => {
  const world = await testWorld();
  const numbers = [phone(world, '+12125550123'), phone(world, '+12025550143', { isVerified: false })];
  await world.db.persons.patch('ann', { phones: numbers });
  world.limits.sessionMs = 2 * DAY;
  const ann = await newCaller(world).signIn('ann', { level: 3 });
  const ways = {
    contact: () => ann.call('startContactVerification', { body: { type: 'phone', purpose: 'personal' } }),
    text: () => ann.call('startMfaChallenge', { body: { methodId: 'sms-0', requiredLevel: 3 } }),
    voice: () => ann.call('startMfaChallenge', { body: { methodId: 'voice-0', requiredLevel: 3 } }),
  };
  const step = () => world.clock.advance(world.limits.contactVerificationWindowMs);
  step();
  const end = world.clock.now() + DAY;
  for (let n = 0; n < 20; n += 1) {
    expect((await (n < 10 ? ways.contact : n < 15 ? ways.text : ways.voice)()).status).toBeLessThan(300);
    step();
  }
  for (const one of Object.values(ways)) {
    const wait = (end - world.clock.now()) / 1000;
    expect(await one()).toMatchObject({
      is: '429 TOO_MANY_ATTEMPTS',
      body: { errors: [{ details: { retryAfterSeconds: wait } }] },
    });
    expect(world.outbox.list()).toHaveLength(20);
  }
  await ann.expect('startMfaChallenge', '201', { body: { methodId: 'email-0', requiredLevel: 3 } });
  world.clock.advance(DAY);
  for (const one of Object.values(ways)) expect((await one()).status).toBeLessThan(300);
});

describe('an unverified contact keeps nobody from proving it, and ends nothing that is proven', () => {
  test('in an invitation', async () => {
    const address = 'new.hire@example.com';
    const { world, ann } = await claimed(address);
    const stale = await startContact(ann, address);
    const visitor = newCaller(world);
    const headers = { 'x-registration-token': 'invite-no-check' };
    await visitor.expect('checkEmailAddress', '204', { query: { emailAddress: address }, headers });
    const asked = { kind: 'registration', token: 'invite-no-check', data: { emailAddress: address } } as const;
    expect((await visitor.expect('validateToken', '200', { body: asked })).body).toMatchObject({
      data: { emailAddress: { exists: false } },
    });
    const sent = { body: { associateToken: 'invite-no-check', emailAddress: address } };
    const token = textAt(await visitor.expect('prepareCodeEmailVerification', '200', sent), 'data.token');
    const personData = { firstName: 'New', lastName: 'Hire', username: 'new.hire', password: GOOD_PASSWORD };
    const data = { code: newestCode(world, address), isSSO: false as const, personData };
    const kind = 'registrationEmailVerification' as const;
    await visitor.expect('createPersonFromToken', '201', { body: { token, kind, data } });
    await ann.expect('verifyContact', '422 CODE_EXPIRED', stale);
  });

  test('in a self-registration, whose mail invites', async () => {
    const { world } = await claimed('new.hire@example.com');
    const body = { emailAddress: 'new.hire@example.com' };
    await newCaller(world).expect('requestSelfRegistration', '204', { body });
    expect(world.outbox.list()).toMatchObject([{ kind: 'selfRegistration' }]);
  });

  test('in a recovery, whose mail goes to who has verified the address', async () => {
    const { world } = await claimed('ben@example.com');
    await newCaller(world).expect('requestPasswordReset', '204', { body: { identifier: 'ben@example.com' } });
    expect(world.outbox.list()).toMatchObject([{ to: 'ben@example.com', text: expect.stringContaining('Hello Ben') }]);
  });

  test.each(['two@company.example', '+12025550143'])('among the contacts of an account (%s)', async (contact) => {
    const { world, ann } = await claimed(contact);
    const stale = await startContact(ann, contact);
    const ben = await newCaller(world).signIn('ben', { level: 3 });
    if (isEmail(contact))
      await ben.expect('addEmailAddress', '201', { body: { emailAddress: contact, isPersonal: true } });
    else await ben.expect('addPhoneNumber', '201', { body: { phoneNumber: contact, isPersonal: true } });
    await ben.expect('verifyContact', '204', await startContact(ben, contact));
    await ann.expect('verifyContact', '422 CODE_EXPIRED', stale);
  });

  test('in place of an unverified address, whose former code of another person verifies nothing', async () => {
    const { world, ann } = await claimed('vera.new@example.com');
    const kind = 'emailVerification' as const;
    const token = textAt(await ann.expect('sendMyEmailVerification', '200', { body: { kind } }), 'token');
    const code = newestCode(world, 'vera.new@example.com');
    const vera = await newCaller(world).signIn('vera');
    const change = { emailAddress: 'vera.new@example.com', oldEmail: 'vera@example.com' };
    const own = textAt(await vera.expect('changeUnverifiedEmail', '200', { body: change }), 'token');
    const data = { code: newestCode(world, 'vera.new@example.com') };
    world.clock.advance(1000);
    await vera.expect('executeToken', '204', { body: { kind, token: own, data } });
    const verified = { isVerified: true, lastModifiedAt: world.clock.now() };
    expect(world.db.persons.get('vera')?.emails).toMatchObject([verified]);
    await ann.expect('executeToken', '422 CODE_EXPIRED', { body: { kind, token, data: { code } } });
    const again = { body: { ...change, oldEmail: 'vera.new@example.com' } };
    expect((await ann.call('changeUnverifiedEmail', again)).is).toBe('409 DUPLICATE_EMAIL');
  });
});
