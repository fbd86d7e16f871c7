import { base64URLStringToBuffer, bufferToBase64URLString } from '@simplewebauthn/browser';
import { runCeremony } from './ceremony';
import {
  type Attestation,
  type CreationOptions,
  descriptorOf,
  headOf,
  type CeremonyMode,
  hasResponse,
  type Transport,
} from './credential';

/**
 * Asks the browser to create a passkey (WebAuthn Level 3, 7.1). With `isQuiet` it asks the user nothing.
 * @throws CeremonyError
 */
export function makePasskey(
  options: CreationOptions,
  { isQuiet = false, signal }: CeremonyMode = {},
): Promise<Attestation> {
  const { rp, user, extensions, ...rest } = options;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...rest,
    rp: { ...rp },
    user: { ...user, id: base64URLStringToBuffer(user.id) },
    challenge: base64URLStringToBuffer(options.challenge),
    excludeCredentials: (options.excludeCredentials ?? []).map(descriptorOf),
    ...(extensions === undefined ? {} : { extensions: { ...extensions } }),
  };
  return runCeremony(
    async (end) => {
      const mediation = isQuiet ? { mediation: 'conditional' } : {};
      const credential = await navigator.credentials.create({ publicKey, signal: end, ...mediation });
      if (!hasResponse(credential, isAttestation)) throw new TypeError('The browser gave no attestation.');
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

function isTransport(value: string): value is Transport {
  return ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'].includes(value);
}

function isAttestation(response: object): response is AuthenticatorAttestationResponse {
  return 'attestationObject' in response;
}
