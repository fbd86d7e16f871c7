import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/types';
import { startContact } from '../../testing/acts';
import { newCaller, newestCode, testWorld, textAt } from '../../testing/client';
import { phone } from '../../world/store/make';

type Start = BodyOf<'startContactVerification'>;

/** Signs Mona in with one personal address, and with these business addresses; the values say which are verified. */
async function monaWith(business: Readonly<Record<string, boolean>>) {
  const world = await testWorld();
  const shared = { isPersonal: false, createdAt: 0, lastModifiedAt: 0 };
  await world.db.persons.patch('mona', {
    emails: [
      { ...shared, address: 'mona@example.com', isVerified: true, isPersonal: true },
      ...Object.entries(business).map(([address, isVerified]) => ({ ...shared, address, isVerified })),
    ],
  });
  const mona = await newCaller(world).signIn('mona', { level: 3 });
  const start = (contact?: string) =>
    mona.call('startContactVerification', {
      body: { type: 'email', purpose: 'business', ...(contact !== undefined && { contact }) } satisfies Start,
    });
  const verified = () =>
    world.db.persons
      .get('mona')
      ?.emails.filter(({ isVerified, isPersonal }) => isVerified && !isPersonal)
      .map(({ address }) => address);
  return { world, mona, start, verified };
}

describe('a contact', () => {
  it('names its person, and its id is built from that and the address or number', async () => {
    const max = await newCaller(await testWorld()).signIn('max');
    const { body } = await max.expect('getContactInfo', '200');
    const named = (address: string) => expect.objectContaining({ id: `max:${address}`, personId: 'max' });
    expect(body).toEqual({ emails: [named('max@example.com')], phones: [named('+12125550177')] });
  });

  it('is the only one of its type, however many there are of the other', async () => {
    const { mona } = await monaWith({ 'office@company.example': true });
    const { body } = await mona.expect('getContactInfo', '200');
    expect(body).toMatchObject({
      emails: [{ isOnlyOneOfType: false }, { isOnlyOneOfType: false }],
      phones: [{ isOnlyOneOfType: true }],
    });
  });
});

describe('verification of one of several contacts of the same type and purpose', () => {
  it('verifies the contact that the request names, and leaves the others unchanged', async () => {
    const { mona, verified } = await monaWith({ 'first@company.example': false, 'second@company.example': false });
    await mona.expect('verifyContact', '204', await startContact(mona, 'second@company.example', 'business'));
    expect(verified()).toEqual(['second@company.example']);
  });

  it('verifies the unverified contact when the request names none', async () => {
    const { world, mona, start, verified } = await monaWith({
      'first@company.example': true,
      'second@company.example': false,
    });
    const path = { id: textAt(await start(), 'id') };
    await mona.expect('verifyContact', '204', { path, body: { code: newestCode(world, 'second@company.example') } });
    expect(verified()).toEqual(['first@company.example', 'second@company.example']);
  });

  it('answers "already verified" without a named contact only when all are verified', async () => {
    const { world, start } = await monaWith({ 'first@company.example': true, 'second@company.example': true });
    expect((await start()).body).toMatchObject({ status: 'alreadyVerified' });
    expect(world.outbox.list({ kind: 'contactVerification' })).toEqual([]);
  });

  it('answers "already verified" for the named contact while another one is unverified', async () => {
    const { start } = await monaWith({ 'first@company.example': true, 'second@company.example': false });
    expect((await start('FIRST@company.example')).body).toMatchObject({ status: 'alreadyVerified' });
  });

  it('refuses a contact of another purpose, and a contact of another person', async () => {
    const { start } = await monaWith({ 'first@company.example': false });
    expect((await start('mona@example.com')).is).toBe('404 NOT_FOUND');
    expect((await start('ann@example.com')).is).toBe('404 NOT_FOUND');
  });

  it.each(['PHONE', 'TEXT', 'VOICE'] as const)(
    'reaches a number (%s) by text, or by a call if it takes no text, and keeps its type',
    async (type) => {
      const channel = type === 'VOICE' ? 'voice' : 'sms';
      const { world, mona } = await monaWith({});
      const [own, recorded] = ['+12125550190', '+12025550143'];
      await world.db.persons.patch('mona', {
        phones: [phone(world, own, { type, isVerified: false })],
        systemOfRecordContacts: [{ type, value: recorded, isPersonal: true }],
      });
      for (const number of [own, recorded]) await mona.expect('verifyContact', '204', await startContact(mona, number));
      expect(world.outbox.list({ kind: 'contactVerification' })).toMatchObject([{ channel }, { channel }]);
      expect(world.db.persons.get('mona')?.phones).toMatchObject([{ type }, { number: recorded, type }]);
    },
  );
});

describe('the use of a contact', () => {
  it('changes for an address, which keeps its verification', async () => {
    const { world, mona } = await monaWith({ 'first@company.example': true });
    const response = await mona.expect('changeEmailUse', '200', {
      query: { emailAddress: 'first@company.example' },
      body: { isPersonal: true },
    });
    const kept = { emailAddress: 'first@company.example', isVerified: true, createdAt: new Date(0).toISOString() };
    expect(response.body).toMatchObject({ ...kept, isPersonal: true });
    expect(world.db.persons.get('mona')?.emails).toHaveLength(2);
  });

  it('changes for a phone, together with its type', async () => {
    const { world, mona } = await monaWith({});
    await mona.expect('changePhoneUse', '200', {
      query: { phoneNumber: '+12125550190' },
      body: { type: 'VOICE', isPersonal: true },
    });
    expect(world.db.persons.get('mona')?.phones).toMatchObject([
      { number: '+12125550190', type: 'VOICE', isPersonal: true, isVerified: false },
    ]);
  });
});

it('a verified address is not replaced as an unverified one, and no code goes out', async () => {
  const ann = await newCaller(await testWorld()).signIn('ann', { level: 3 });
  const { body } = await ann.expect('changeUnverifiedEmail', '422 INVALID_EMAIL', {
    body: { oldEmail: 'ann@example.com', emailAddress: 'new.one@example.com' },
  });
  expect(body).toMatchObject({ errors: [{ field: 'oldEmail' }] });
  expect(ann.world.db.persons.get('ann')?.emails).toMatchObject([{ address: 'ann@example.com', isVerified: true }]);
  expect(ann.world.outbox.list()).toEqual([]);
});
