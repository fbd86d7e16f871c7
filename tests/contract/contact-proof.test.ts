import { describe, expect, test } from 'vitest';
import { applyScenario } from '../../mock-server/seed';
import { email, phone } from '../../mock-server/world/store/make';
import { oblige } from '../../mock-server/seed/scenarios/state';
import { startContact, stepUp } from '../../mock-server/testing/acts';
import { type Caller, newCaller, newestCode, testWorld, textAt } from '../../mock-server/testing/client';
import type { Command } from '../../mock-server/world/store/obligation-commands';
import type { World } from '../../mock-server/world/world';

const THIEF = 'mallory@evil.example';
const STEP_UP = '412 BLOCKED_BY_OBLIGATION';

const without = (world: World) => applyScenario(world, 'no-account-security');
/** Ann has a verified phone, and no address that is verified. */
async function withPhoneAlone(world: World) {
  const emails = [email(world, 'ann@example.com', { isVerified: false })];
  await world.db.persons.patch('ann', { emails });
}
const obliged = (command: Command) => (world: World) => oblige(world, 'ann', { command });

/** Ann at level 1, in a world that was prepared. */
async function annIn(prepare: (world: World) => Promise<unknown>): Promise<Caller> {
  const world = await testWorld();
  await prepare(world);
  return newCaller(world).signIn('ann');
}

async function typesOf(caller: Caller): Promise<unknown> {
  const { body } = await caller.expect('getMfaState', '200');
  return body;
}
const method = (destination: string) => ({
  authMethods: expect.arrayContaining([expect.objectContaining({ destination })]),
});

const verify = async (caller: Caller, contact: string) =>
  caller.expect('verifyContact', '204', await startContact(caller, contact));
const addEmail = async (caller: Caller, emailAddress = THIEF) => {
  await caller.expect('addEmailAddress', '201', { body: { emailAddress, isPersonal: true } });
  await verify(caller, emailAddress);
};
const addPhone = async (caller: Caller) => {
  await caller.expect('addPhoneNumber', '201', { body: { phoneNumber: '+12025550143', isPersonal: true } });
  await verify(caller, '+12025550143');
};
const change = (caller: Caller, oldEmail = 'ann@example.com') =>
  caller.call('changeUnverifiedEmail', { body: { emailAddress: THIEF, oldEmail } });
async function changeAndVerify(caller: Caller) {
  const token = textAt(await change(caller), 'token');
  const data = { code: newestCode(caller.world, THIEF) };
  await caller.expect('executeToken', '204', { body: { kind: 'emailVerification', token, data } });
}

const ways: [string, (world: World) => Promise<unknown>, (caller: Caller) => Promise<unknown>, string][] = [
  ['an address while account security is off', without, addEmail, 'm***@evil.example'],
  ['a number while account security is off', without, addPhone, '***0143'],
  ['an address for the obligation reviewContactInfo', obliged('reviewContactInfo'), addEmail, 'm***@evil.example'],
  ['an address for the obligation verifyEmail', obliged('verifyEmail'), addEmail, 'm***@evil.example'],
  ['an address for the obligation addEmail', obliged('addEmail'), addEmail, 'm***@evil.example'],
  ['a number for the obligation addPhone', obliged('addPhone'), addPhone, '***0143'],
  [
    'an unverified address that it replaced while account security is off',
    (world) => withPhoneAlone(world).then(() => without(world)),
    changeAndVerify,
    'm***@evil.example',
  ],
  [
    'an unverified address that it replaced for the obligation verifyEmail',
    (world) => withPhoneAlone(world).then(() => obliged('verifyEmail')(world)),
    changeAndVerify,
    'm***@evil.example',
  ],
];

describe('a session at level 1 of a person with a method gets no method by', () => {
  test.each(ways)('%s, and the owner is told', async (_, prepare, add, shown) => {
    const ann = await annIn(prepare);
    const { world } = ann;
    await add(ann);
    expect(await typesOf(ann)).not.toMatchObject(method(shown));
    await ann.expect('startMfaChallenge', '404 NOT_FOUND', { body: { methodId: 'email-1', requiredLevel: 3 } });
    expect(world.db.activities.all().at(-1)).toMatchObject({ personId: 'ann', subject: shown });
    const notices = world.outbox.list({ kind: 'securityChange' });
    expect(notices.map(({ to }) => to)).toEqual([
      world.db.persons.get('ann')?.emails.some(({ address }) => address === 'ann@example.com')
        ? 'ann@example.com'
        : '+12125550123',
    ]);
    expect(notices[0]?.text).toContain(shown);
  });

  test.each(['confirmContactInfo', 'changeEmailUse', 'verifyContact'] as const)(
    'it, until a session at level 3 confirms it with %s',
    async (confirmation) => {
      const ann = await annIn(without);
      const isVerified = confirmation !== 'verifyContact';
      if (isVerified) await addEmail(ann);
      else await ann.expect('addEmailAddress', '201', { body: { emailAddress: THIEF, isPersonal: true } });
      const confirm = async () => {
        if (confirmation === 'confirmContactInfo') return ann.expect(confirmation, '200');
        if (confirmation === 'verifyContact') return verify(ann, THIEF);
        return ann.expect(confirmation, '200', { query: { emailAddress: THIEF }, body: { isPersonal: true } });
      };
      if (isVerified) await confirm();
      expect(await typesOf(ann)).not.toMatchObject(method('m***@evil.example'));
      await stepUp(ann, 'sms-0');
      expect(await typesOf(ann)).not.toMatchObject(method('m***@evil.example'));
      await confirm();
      expect(await typesOf(ann)).toMatchObject(method('m***@evil.example'));
    },
  );

  test('a use of another number that a session at level 3 saves', async () => {
    const ann = await annIn(without);
    await addPhone(ann);
    const high = await newCaller(ann.world).signIn('ann', { level: 3 });
    const save = (phoneNumber: string) =>
      high.expect('changePhoneUse', '200', { query: { phoneNumber }, body: { type: 'PHONE', isPersonal: true } });
    await save('+12125550123');
    expect(await typesOf(ann)).not.toMatchObject(method('***0143'));
    await save('+12025550143');
    expect(await typesOf(ann)).toMatchObject(method('***0143'));
  });

  test('a contact of the system of record, which the verification adds', async () => {
    const ann = await annIn(without);
    const recorded = [{ type: 'EMAIL' as const, value: THIEF, isPersonal: true }];
    await ann.world.db.persons.patch('ann', { systemOfRecordContacts: recorded });
    await verify(ann, THIEF);
    expect(await typesOf(ann)).not.toMatchObject(method('m***@evil.example'));
    expect(ann.world.outbox.list({ kind: 'securityChange' }).map(({ to }) => to)).toEqual(['ann@example.com']);
  });

  test('deleting the last method, which would make the next contact the first one', async () => {
    const ann = await annIn(without);
    await addEmail(ann);
    await addPhone(ann);
    await ann.expect('deletePhoneNumber', '204', { query: { phoneNumber: '+12125550123' } });
    await ann.expect('deleteEmailAddress', STEP_UP, { query: { emailAddress: 'ann@example.com' } });
    await stepUp(ann, 'email-0');
    await ann.expect('deleteEmailAddress', '204', { query: { emailAddress: 'ann@example.com' } });
  });
});

describe('an added contact counts in full', () => {
  test('as the first method of a person', async () => {
    const ann = await annIn(without);
    await ann.world.db.persons.patch('ann', { emails: [], phones: [] });
    await addEmail(ann);
    expect(await typesOf(ann)).toMatchObject(method('m***@evil.example'));
    await addPhone(ann);
    expect(await typesOf(ann)).not.toMatchObject(method('***0143'));
  });

  test('when a session at level 3 added it', async () => {
    const ann = await newCaller(await testWorld()).signIn('ann', { level: 3 });
    await addPhone(ann);
    expect(await typesOf(ann)).toMatchObject(method('***0143'));
  });
});

describe.each([
  ['a phone', ['+12125550123']],
  ['no method', []],
])('a person with %s meets the obligation', (_, numbers) => {
  test.each<[Command, (caller: Caller) => Promise<unknown>]>([
    ['addEmail', addEmail],
    ['addPhone', addPhone],
    ['verifyEmail', changeAndVerify],
    ['reviewContactInfo', (caller) => addEmail(caller).then(() => caller.expect('confirmContactInfo', '200'))],
  ])('%s without a step-up', async (command, meet) => {
    const world = await testWorld();
    await withPhoneAlone(world);
    await world.db.persons.patch('ann', { phones: numbers.map((number) => phone(world, number)) });
    await obliged(command)(world);
    const ann = await newCaller(world).signIn('ann');
    await ann.expect('checkObligations', STEP_UP);
    await meet(ann);
    await ann.expect('checkObligations', '200');
  });
});

describe('the replacement of an unverified address', () => {
  test.each([
    ['a phone', {}],
    ['an authenticator app', { phones: [], totpSecret: 'GEZDGNBVGY3TQOJQ' }],
  ])('asks a person with %s for a step-up, and changes nothing before', async (_, fields) => {
    const world = await testWorld();
    await withPhoneAlone(world);
    await world.db.persons.patch('ann', fields);
    const ann = await newCaller(world).signIn('ann');
    for (let n = 0; n <= world.limits.emailChanges; n += 1) expect((await change(ann)).is).toBe(STEP_UP);
    expect(world.db.persons.get('ann')?.emails).toMatchObject([{ address: 'ann@example.com' }]);
    expect((await change(await newCaller(world).signIn('ann', { level: 3 }))).is).toBe('200');
  });

  test('is told to the addresses of the person, and counts in full after a step-up', async () => {
    const world = await testWorld();
    const emails = [email(world, 'ann@example.com'), email(world, 'ann.two@example.com', { isVerified: false })];
    await world.db.persons.patch('ann', { emails, phones: [phone(world, '+12125550123')] });
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const token = textAt(await change(ann, 'ann.two@example.com'), 'token');
    expect(world.outbox.list({ kind: 'securityChange' })).toMatchObject([
      { to: 'ann@example.com', text: expect.stringContaining('m***@evil.example') },
    ]);
    const data = { code: newestCode(world, THIEF) };
    await ann.expect('executeToken', '204', { body: { kind: 'emailVerification', token, data } });
    expect(await typesOf(ann)).toMatchObject(method('m***@evil.example'));
  });
});

test('a waiting address that a session at level 3 replaces counts in full', async () => {
  const world = await testWorld();
  await withPhoneAlone(world);
  const [waiting] = world.db.persons.get('ann')?.emails ?? [];
  await world.db.persons.patch('ann', { emails: [{ ...waiting, level: 1 }] });
  await changeAndVerify(await newCaller(world).signIn('ann', { level: 3 }));
  expect(await typesOf(await newCaller(world).signIn('ann'))).toMatchObject(method('m***@evil.example'));
});
