import { type Caller, type CallResponse, ORIGIN, textAt } from './client';
import { type Ceremony, SoftAuthenticator } from './soft-authenticator';

/** What `registerPasskey` takes: a new credential for the options that came. */
export function created(started: CallResponse, authenticator: SoftAuthenticator, ceremony: Partial<Ceremony> = {}) {
  const challenge = textAt(started, 'publicKey.challenge');
  const credential = authenticator.create(challenge, { origin: ORIGIN, ...ceremony });
  return { path: { id: textAt(started, 'id') }, body: { credential } };
}

/** What `finishPasskeySignIn` takes: an answer to the challenge that came. */
export function answered(started: CallResponse, authenticator: SoftAuthenticator, ceremony: Partial<Ceremony> = {}) {
  const challenge = textAt(started, 'publicKey.challenge');
  const credential = authenticator.answer(challenge, { origin: ORIGIN, ...ceremony });
  return { path: { id: textAt(started, 'id') }, body: { credential } };
}

/** Returns the authenticator of the new passkey. */
export async function createPasskey(
  caller: Caller,
  name = 'credential-1',
  { aaguid, ...ceremony }: Partial<Ceremony> & { aaguid?: string } = {},
): Promise<{ authenticator: SoftAuthenticator; response: CallResponse }> {
  const authenticator = new SoftAuthenticator(name, aaguid);
  const started = await caller.expect('startPasskeyRegistration', '201', { body: {} });
  const response = await caller.expect('registerPasskey', '201', created(started, authenticator, ceremony));
  return { authenticator, response };
}

/** Returns the response, which the test judges. */
export async function signInWith(
  caller: Caller,
  authenticator: SoftAuthenticator,
  ceremony: Partial<Ceremony> = {},
): Promise<CallResponse> {
  const started = await caller.expect('startPasskeySignIn', '201');
  return caller.call('finishPasskeySignIn', answered(started, authenticator, ceremony));
}
