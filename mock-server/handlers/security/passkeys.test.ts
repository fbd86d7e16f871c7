import { describe, expect, test } from 'vitest';
import { type Caller, newCaller, testWorld, textAt } from '../../testing/client';
import { created, createPasskey } from '../../testing/passkeys';
import { SoftAuthenticator } from '../../testing/soft-authenticator';

const ann = async () => newCaller(await testWorld()).signIn('ann', { level: 3 });
const passkeysOf = (caller: Caller) => caller.world.db.persons.get('ann')?.passkeys ?? [];

async function register(caller: Caller, authenticator: SoftAuthenticator, ceremony = {}, name?: string) {
  const started = await caller.expect('startPasskeyRegistration', '201', { body: {} });
  const { path, body } = created(started, authenticator, ceremony);
  return caller.call('registerPasskey', { path, body: { ...body, ...(name !== undefined && { name }) } });
}

describe('the options of a registration', () => {
  test('ask for a discoverable passkey, and exclude those that the person has', async () => {
    const caller = await ann();
    const { authenticator } = await createPasskey(caller);
    const { body } = await caller.expect('startPasskeyRegistration', '201', { body: {} });
    expect(body).toMatchObject({
      publicKey: {
        rp: { id: 'localhost' },
        user: { name: 'ann.lee', displayName: 'Ann Lee' },
        pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
        excludeCredentials: [{ id: authenticator.credentialId, transports: ['hybrid', 'internal'] }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      },
    });
  });

  test('name the person by a random handle that stays the same', async () => {
    const caller = await ann();
    const handle = async () =>
      textAt(await caller.expect('startPasskeyRegistration', '201', { body: {} }), 'publicKey.user.id');
    const first = await handle();
    expect(first).not.toContain('ann');
    expect(await handle()).toBe(first);
  });

  test.each([
    ['the username', {}, 'ann.lee'],
    ['the first address, without a username', { username: null }, 'ann@example.com'],
    ['the name, without either', { username: null, emails: [] }, 'Ann Lee'],
  ])('show in a password manager %s', async (_, values, name) => {
    const caller = await ann();
    await caller.world.db.persons.patch('ann', values);
    const { body } = await caller.expect('startPasskeyRegistration', '201', { body: {} });
    expect(body).toMatchObject({ publicKey: { user: { name } } });
  });

  test('leave out how to reach an authenticator that does not say it', async () => {
    const caller = await ann();
    const started = await caller.expect('startPasskeyRegistration', '201', { body: {} });
    const { path, body: made } = created(started, new SoftAuthenticator('one'));
    const { response, ...credential } = made.credential;
    const { transports: _, ...silent } = response;
    await caller.expect('registerPasskey', '201', { path, body: { credential: { ...credential, response: silent } } });
    const { body } = await caller.expect('startPasskeyRegistration', '201', { body: {} });
    expect(body).toMatchObject({ publicKey: { excludeCredentials: [{ id: credential.id, type: 'public-key' }] } });
    expect(JSON.stringify(body)).not.toContain('transports');
    expect(passkeysOf(caller)).toMatchObject([{ transports: [] }]);
  });
});

describe('a registration', () => {
  test.each([
    ['bada5566a7aa401fbd9645619a55120d', { name: '1Password', authenticator: '1Password', isSynced: false }],
    ['f'.repeat(32), { name: 'Passkey' }],
  ])('shows no AAGUID (%s): it names the passkey after its authenticator, else a passkey', async (aaguid, passkey) => {
    const { response } = await createPasskey(await ann(), 'one', { aaguid });
    expect(response.body).toMatchObject({ passkey });
    expect(JSON.stringify(response.body)).not.toContain(aaguid.slice(0, 4));
  });

  test('takes the name that the person gives', async () => {
    const caller = await ann();
    const response = await register(caller, new SoftAuthenticator('one'), {}, '  Work laptop ');
    expect(response.body).toMatchObject({ passkey: { name: 'Work laptop' } });
    const path = { id: passkeysOf(caller)[0]?.id ?? '' };
    const renamed = await caller.expect('renamePasskey', '200', { path, body: { name: ' Laptop ' } });
    expect(renamed.body.name).toBe('Laptop');
  });

  test.each([
    ['another origin', { origin: 'https://evil.example', rpId: 'localhost' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no user presence', { isPresent: false }],
  ])('refuses %s', async (_, ceremony) => {
    const caller = await ann();
    expect((await register(caller, new SoftAuthenticator('one'), ceremony)).is).toBe('422 PASSKEY_REFUSED');
    expect(passkeysOf(caller)).toEqual([]);
  });

  test('refuses a credential that any person has', async () => {
    const caller = await ann();
    await createPasskey(caller, 'one');
    const ben = await newCaller(caller.world).signIn('ben', { level: 3 });
    expect((await register(ben, new SoftAuthenticator('one'))).is).toBe('409 PASSKEY_EXISTS');
  });

  test('sends a mail to every verified address', async () => {
    const caller = await ann();
    await createPasskey(caller);
    expect(caller.world.outbox.list({ kind: 'securityChange' }).map(({ to }) => to)).toEqual(['ann@example.com']);
  });
});

describe('the list of passkeys', () => {
  test('shows the newest first, with what the browser needs', async () => {
    const caller = await ann();
    await createPasskey(caller, 'one');
    caller.world.clock.advance(1000);
    await createPasskey(caller, 'two');
    const { body } = await caller.expect('listPasskeys', '200');
    const ids = [new SoftAuthenticator('one').credentialId, new SoftAuthenticator('two').credentialId];
    const passkeys = passkeysOf(caller).map(({ id }) => ({ id }));
    expect(body).toMatchObject({ passkeys: passkeys.toReversed(), most: 10, isLastWayToSignIn: false });
    expect(body).toMatchObject({ account: { acceptedCredentialIds: ids } });
    expect(JSON.stringify(body)).not.toContain('publicKey');
  });

  test('keeps the last way to sign in', async () => {
    const caller = await ann();
    await createPasskey(caller);
    await caller.world.db.persons.patch('ann', { password: null });
    expect((await caller.expect('listPasskeys', '200')).body).toMatchObject({ isLastWayToSignIn: true });
    const path = { id: passkeysOf(caller)[0]?.id ?? '' };
    await caller.expect('deletePasskey', '409 LAST_WAY_TO_SIGN_IN', { path });
    await createPasskey(caller, 'two');
    await caller.expect('deletePasskey', '200', { path });
  });

  test('remembers that the person wants no offer', async () => {
    const caller = await ann();
    await caller.expect('setPasskeyOffer', '204', { body: { isWanted: false } });
    expect((await caller.expect('listPasskeys', '200')).body).toMatchObject({ isOfferWanted: false });
  });
});
