import { base64URLStringToBuffer, bufferToBase64URLString } from '@simplewebauthn/browser';
import { runCeremony } from './ceremony';
import {
  type Assertion,
  descriptorOf,
  headOf,
  type CeremonyMode,
  hasResponse,
  type RequestOptions,
} from './credential';

export function askForPasskey(
  options: RequestOptions,
  { isQuiet = false, signal }: CeremonyMode = {},
): Promise<Assertion> {
  // A suggestion in a field names no passkey.
  const publicKey = requestOf(options, isQuiet ? [] : options.allowCredentials);
  const mediation = isQuiet ? { mediation: 'conditional' as const } : {};
  return runCeremony(
    async (end) => assertionOf(await navigator.credentials.get({ publicKey, signal: end, ...mediation })),
    { isQuiet, signal },
  );
}

export interface SavedPassword {
  readonly id: string;
  readonly password: string;
}

/**
 * Asks for any passkey or password that the browser has for this page. The browser shows them at once, or refuses at
 * once when it has none, so nobody meets an empty dialog (see `uiMode` in W3C Credential Management).
 */
export function askAtOnce(options: RequestOptions, signal: AbortSignal): Promise<Assertion | SavedPassword> {
  const request = { publicKey: requestOf(options, []), password: true, uiMode: 'immediate' };
  return runCeremony(
    async (end) => {
      const credential = await navigator.credentials.get({ ...request, signal: end });
      return isSavedPassword(credential) ? credential : assertionOf(credential);
    },
    { signal },
  );
}

function requestOf(
  options: RequestOptions,
  allowed: RequestOptions['allowCredentials'],
): PublicKeyCredentialRequestOptions {
  return {
    ...options,
    challenge: base64URLStringToBuffer(options.challenge),
    allowCredentials: (allowed ?? []).map(descriptorOf),
  };
}

function assertionOf(credential: Credential | null): Assertion {
  if (!hasResponse(credential, isAssertion)) throw new TypeError('The browser gave no assertion.');
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
}

function isSavedPassword(credential: Credential | null): credential is Credential & SavedPassword {
  return credential !== null && 'password' in credential && typeof credential.password === 'string';
}

function isAssertion(response: object): response is AuthenticatorAssertionResponse {
  return 'signature' in response && 'authenticatorData' in response;
}
