import { type Caller, type CallResponse, ORIGIN, textAt } from './client';
import { type Ceremony, SoftAuthenticator } from './soft-authenticator';

/** Returns the authenticator of the new passkey. */
export async function createPasskey(
  caller: Caller,
  name = 'credential-1',
  { aaguid, ...ceremony }: Partial<Ceremony> & { aaguid?: string } = {},
): Promise<{ authenticator: SoftAuthenticator; response: CallResponse }> {
  const authenticator = new SoftAuthenticator(name, aaguid);
  const started = await caller.expect('startPasskeyRegistration', '201', { body: {} });
  const response = await caller.expect('registerPasskey', '201', {
    path: { id: textAt(started, 'id') },
    body: { credential: authenticator.create(textAt(started, 'publicKey.challenge'), { origin: ORIGIN, ...ceremony }) },
  });
  return { authenticator, response };
}

/** Returns the response, which the test judges. */
export async function signInWith(
  caller: Caller,
  authenticator: SoftAuthenticator,
  ceremony: Partial<Ceremony> = {},
): Promise<CallResponse> {
  const started = await caller.expect('startPasskeySignIn', '201');
  return caller.call('finishPasskeySignIn', {
    path: { id: textAt(started, 'id') },
    body: {
      credential: authenticator.answer(textAt(started, 'publicKey.challenge'), { origin: ORIGIN, ...ceremony }),
    },
  });
}
