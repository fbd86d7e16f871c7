import { base64URLStringToBuffer, bufferToBase64URLString } from '@simplewebauthn/browser';
import type { components } from '../../../openapi/generated/account-security';
import { alone } from './ceremony';

type Schemas = components['schemas'];
/** What a service asks of a passkey, and of a new one. */
export type RequestOptions = Schemas['PasskeySignIn']['publicKey'];
export type CreationOptions = Schemas['PasskeyRegistration']['publicKey'];
/** What the browser answers. */
export type Assertion = Schemas['PasskeyAnswer']['credential'];
export type Attestation = Schemas['PasskeyRegistrationAnswer']['credential'];

interface How {
  /** Without a dialog: among the suggestions of a field, or an automatic creation. */
  readonly isQuiet?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks the browser for a passkey (WebAuthn Level 3, 7.2).
 * @throws CeremonyError
 */
export function askForPasskey(options: RequestOptions, { isQuiet = false, signal }: How = {}): Promise<Assertion> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: base64URLStringToBuffer(options.challenge),
    // A suggestion in a field names no passkey.
    allowCredentials: isQuiet ? [] : (options.allowCredentials ?? []).map(descriptorOf),
  };
  return alone(
    async (end) => {
      const mediation = isQuiet ? { mediation: 'conditional' as const } : {};
      const credential = await navigator.credentials.get({ publicKey, signal: end, ...mediation });
      if (!isAnswer(credential, isAssertion)) throw new TypeError('The browser gave no assertion.');
      const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
      return {
        ...headOf(credential),
        clientExtensionResults: {},
        response: {
          clientDataJSON: bufferToBase64URLString(clientDataJSON),
          authenticatorData: bufferToBase64URLString(authenticatorData),
          signature: bufferToBase64URLString(signature),
          ...(userHandle ? { userHandle: bufferToBase64URLString(userHandle) } : {}),
        },
      };
    },
    { isQuiet, signal },
  );
}

/**
 * Asks the browser to create a passkey (WebAuthn Level 3, 7.1). With `isQuiet` it asks the user nothing.
 * @throws CeremonyError
 */
export function makePasskey(options: CreationOptions, { isQuiet = false, signal }: How = {}): Promise<Attestation> {
  const { rp, user, extensions, ...rest } = options;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...rest,
    rp: { ...rp },
    user: { ...user, id: base64URLStringToBuffer(user.id) },
    challenge: base64URLStringToBuffer(options.challenge),
    excludeCredentials: (options.excludeCredentials ?? []).map(descriptorOf),
    ...(extensions === undefined ? {} : { extensions: { ...extensions } }),
  };
  return alone(
    async (end) => {
      const mediation = isQuiet ? { mediation: 'conditional' } : {};
      const credential = await navigator.credentials.create({ publicKey, signal: end, ...mediation });
      if (!isAnswer(credential, isAttestation)) throw new TypeError('The browser gave no attestation.');
      const { response } = credential;
      const transports = (response.getTransports?.() ?? []).filter(isTransport);
      const { rk } = credential.getClientExtensionResults().credProps ?? {};
      return {
        ...headOf(credential),
        clientExtensionResults: rk === undefined ? {} : { credProps: { rk } },
        response: {
          clientDataJSON: bufferToBase64URLString(response.clientDataJSON),
          attestationObject: bufferToBase64URLString(response.attestationObject),
          ...(transports.length === 0 ? {} : { transports }),
        },
      };
    },
    { isQuiet, signal },
  );
}

type Descriptor = NonNullable<RequestOptions['allowCredentials']>[number];
type Transport = NonNullable<Descriptor['transports']>[number];

/** `cable` is an older name of `hybrid`. The platform's types lack it and smart cards; browsers ignore what they lack. */
function descriptorOf({ id, type, transports = [] }: Descriptor): PublicKeyCredentialDescriptor {
  const known = transports.flatMap((one): AuthenticatorTransport[] =>
    one === 'cable' ? ['hybrid'] : one === 'smart-card' ? [] : [one],
  );
  return { id: base64URLStringToBuffer(id), type, ...(known.length === 0 ? {} : { transports: known }) };
}

function isTransport(value: string): value is Transport {
  return ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'].includes(value);
}

type Answered<R> = PublicKeyCredential & { readonly response: R };

/** Looks at the fields, not at the class: password managers answer with objects of their own. */
function isAnswer<R extends AuthenticatorResponse>(
  credential: Credential | null,
  isResponse: (response: object) => response is R,
): credential is Answered<R> {
  if (credential === null || !('response' in credential)) return false;
  const { response } = credential;
  return typeof response === 'object' && response !== null && isResponse(response);
}

function isAssertion(response: object): response is AuthenticatorAssertionResponse {
  return 'signature' in response && 'authenticatorData' in response;
}

function isAttestation(response: object): response is AuthenticatorAttestationResponse {
  return 'attestationObject' in response;
}

function headOf({ id, rawId, authenticatorAttachment }: PublicKeyCredential) {
  const attachment = (['platform', 'cross-platform'] as const).find((one) => one === authenticatorAttachment);
  return {
    id,
    rawId: bufferToBase64URLString(rawId),
    type: 'public-key' as const,
    ...(attachment === undefined ? {} : { authenticatorAttachment: attachment }),
  };
}
