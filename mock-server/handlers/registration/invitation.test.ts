import { describe, expect, test } from 'vitest';
import { atProvider, type Caller, newCaller, newestCode, testWorld, textAt } from '../../testing/client';
import { GOOD_PASSWORD as password } from '../../testing/passwords';
import { createToken } from '../../rules/tokens';
import type { World } from '../../world/world';

const BIRTH_DATE = '1990-04-17';
const over = '422 TOKEN_LOAD_VERIFY_FAILURE';

/** Asks for another link to the same membership, and returns its token. */
async function sentLink(world: World): Promise<string> {
  await newCaller(world).expect('requestSelfRegistration', '204', { body: { emailAddress: 'new.hire@example.com' } });
  const { link } = world.outbox.list({ to: 'new.hire@example.com' }).at(-1) ?? {};
  return new URL(link ?? '', 'http://localhost').searchParams.get('token') ?? '';
}

const giveDate = (token: string, associateId: string, dob = BIRTH_DATE) => ({
  path: { clientId: '100', associateId },
  headers: { 'x-registration-token': token },
  body: { dob },
});

/** Returns what account creation needs. */
async function prepare(caller: Caller, associateToken: string, emailAddress: string) {
  const sent = await caller.expect('prepareCodeEmailVerification', '200', { body: { emailAddress, associateToken } });
  return { token: textAt(sent, 'data.token'), code: newestCode(caller.world, emailAddress) };
}

const account = ({ token, code }: { token: string; code: string }, username = 'newton.hire') => ({
  body: {
    token,
    kind: 'registrationEmailVerification' as const,
    data: { code, isSSO: false as const, personData: { firstName: 'Newton', lastName: 'Hire', username, password } },
  },
});

const load = (token: string, kind: 'registration' | 'createCredential' | 'ssoRegistration' = 'registration') => ({
  path: { kind, token },
});

describe('an invitation', () => {
  test('ends for each link and for everybody when its membership has an account', async () => {
    const world = await testWorld();
    const visitor = newCaller(world);
    const [first, second] = [await sentLink(world), await sentLink(world)];
    for (const token of [first, second])
      await visitor.expect('verifyAssociate', '204', giveDate(token, 'associate-newton'));
    const prepared = await prepare(visitor, second, 'thief@example.com');
    await visitor.expect('createPersonFromToken', '201', account(await prepare(visitor, first, 'newton@example.com')));
    const owner = world.db.associates.get('associate-newton')?.personId;

    await visitor.expect('loadToken', over, load(second));
    await visitor.expect('verifyAssociateToken', over, { body: { token: second } });
    await visitor.expect('verifyAssociate', over, giveDate(second, 'associate-newton'));
    const asked = { emailAddress: 'other@example.com', associateToken: second };
    await visitor.expect('prepareCodeEmailVerification', over, { body: asked });
    await visitor.expect('createPersonFromToken', '422 TOKEN_EXECUTE_FAILURE', account(prepared, 'other.hire'));
    const ben = await newCaller(world).signIn('ben');
    for (const token of [first, second])
      await ben.expect('executeAssociateToken', '422 TOKEN_EXECUTE_FAILURE', { body: { personId: 'ben', token } });
    expect(world.db.associates.get('associate-newton')).toMatchObject({ personId: owner });
  });

  test('to a membership that belongs to a person is over, even one that was sent after it', async () => {
    const world = await testWorld();
    const ben = await newCaller(world).signIn('ben');
    const values = { kind: 'registration', clientId: '100', associateId: 'associate-ann-100', lifeMs: 60_000 };
    const { token } = await createToken(world, values);
    await ben.expect('executeAssociateToken', '422 TOKEN_EXECUTE_FAILURE', { body: { personId: 'ben', token } });
    await ben.expect('loadToken', over, load(token));
    expect(world.db.associates.get('associate-ann-100')?.personId).toBe('ann');
  });

  test('that links an account, or is declined, ends its other links and no other invitation', async () => {
    for (const way of ['linked', 'declined'] as const) {
      const world = await testWorld();
      const leo = await newCaller(world).signIn('leo');
      const invited = { kind: 'registration', clientId: '200', associateId: 'associate-leonard', lifeMs: 60_000 };
      const { token } = await createToken(world, invited);
      if (way === 'declined') await leo.expect('declineInvitation', '204', { path: { token: 'invite-link' } });
      else await leo.expect('executeAssociateToken', '204', { body: { personId: 'leo', token: 'invite-link' } });
      await leo.expect('loadToken', over, load(token));
      await leo.expect('executeAssociateToken', '422 TOKEN_EXECUTE_FAILURE', { body: { personId: 'leo', token } });
      await leo.expect('loadToken', '200', load('invite-valid'));
    }
  });
});

describe('the date of birth', () => {
  test('locks the link after five wrong ones without a right one, and no other link or person', async () => {
    const world = await testWorld();
    const visitor = newCaller(world);
    const [first, second] = [await sentLink(world), await sentLink(world)];
    const wrong = giveDate(first, 'associate-newton', '1991-01-01');
    for (const isLast of [false, true]) {
      for (let n = 1; n < world.limits.dateOfBirthTries; n += 1)
        await visitor.expect('verifyAssociate', '422 ERROR_VERIFYING_ASSOCIATE', wrong);
      if (!isLast) await visitor.expect('verifyAssociate', '204', giveDate(first, 'associate-newton'));
    }
    await visitor.expect('verifyAssociate', '429 TOO_MANY_ATTEMPTS', wrong);
    await visitor.expect('verifyAssociate', '429 TOO_MANY_ATTEMPTS', giveDate(first, 'associate-newton'));
    await visitor.expect('verifyAssociate', '204', giveDate(second, 'associate-newton'));
  });

  test('is answered to nobody without a link, nor with the link of another person', async () => {
    const world = await testWorld();
    const visitor = newCaller(world);
    const { headers: _, ...withoutLink } = giveDate('', 'associate-ivy');
    expect((await visitor.call('verifyAssociate', withoutLink)).is).toBe('400 MALFORMED_REQUEST');
    for (const token of ['unknown', 'invite-expired', 'invite-sso', 'reset-valid'])
      await visitor.expect('verifyAssociate', over, giveDate(token, 'associate-ivy'));
    const foreign = giveDate('invite-ends-soon', 'associate-ivy');
    await visitor.expect('verifyAssociate', '422 ERROR_VERIFYING_ASSOCIATE', foreign);
  });
});

describe('a single sign-on invitation', () => {
  const sso = (sent: { token: string; code: string }) => ({
    body: {
      token: sent.token,
      kind: 'registrationEmailVerification' as const,
      data: { code: sent.code, isSSO: true as const, personData: { firstName: 'Kai', lastName: 'Ito' } },
    },
  });
  const full = (sent: { token: string; code: string }) => ({
    ...sent,
    firstName: 'Kai',
    lastName: 'Ito',
    email: [{ address: 'kai@kestrel.example' }],
    phoneNumber: null,
    termsAndConditionsChecked: true as const,
  });

  test('makes no account with a password, in whatever session', async () => {
    const world = await testWorld();
    const kai = await atProvider(world, 'invite-sso');
    for (const caller of [newCaller(world), kai]) {
      const sent = await prepare(caller, 'invite-sso', 'kai@kestrel.example');
      await caller.expect('createPersonFromToken', '422 INVALID_TOKEN', account(sent, 'kai.ito'));
      const body = { ...full(sent), username: 'kai.ito', password };
      await caller.expect('createPerson', '422 INVALID_TOKEN', { body });
    }
    expect(world.db.associates.get('associate-kai')?.personId).toBeNull();
  });

  test('is taken in the session that its provider began for it, and in no other', async () => {
    const world = await testWorld();
    const sent = await prepare(newCaller(world), 'invite-sso', 'kai@kestrel.example');
    for (const stranger of [
      newCaller(world),
      await newCaller(world).signIn('ann'),
      await newCaller(world).signIn('basil', { method: 'SSO' }),
      await atProvider(world, 'sso-confirm'),
    ]) {
      await stranger.expect('createPersonFromToken', '422 INVALID_TOKEN', sso(sent));
      await stranger.expect('createSsoPerson', '422 INVALID_TOKEN', { body: full(sent) });
    }
    const kai = await atProvider(world, 'invite-sso');
    await kai.expect('createSsoPerson', '201', { body: full(sent) });
    const personId = textAt(await kai.expect('getMe', '200'), 'personId');
    expect(world.db.associates.get('associate-kai')?.personId).toBe(personId);
  });

  test('is the only one that makes an account without a password', async () => {
    const world = await testWorld();
    await world.db.tokens.patch('invite-no-check', { clientId: '400' });
    const caller = await atProvider(world, 'invite-no-check');
    const sent = await prepare(caller, 'invite-no-check', 'kai@kestrel.example');
    await caller.expect('createPersonFromToken', '422 INVALID_TOKEN', sso(sent));
  });
});
