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
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: base64URLStringToBuffer(options.challenge),
    // A suggestion in a field names no passkey.
    allowCredentials: isQuiet ? [] : (options.allowCredentials ?? []).map(descriptorOf),
  };
  return runCeremony(
    async (end) => {
      const mediation = isQuiet ? { mediation: 'conditional' as const } : {};
      const credential = await navigator.credentials.get({ publicKey, signal: end, ...mediation });
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
    },
    { isQuiet, signal },
  );
}

function isAssertion(response: object): response is AuthenticatorAssertionResponse {
  return 'signature' in response && 'authenticatorData' in response;
}
