import type { components } from '../../../openapi/generated/account-security';
import { accountSecurity } from '../../api/account-security';
import type { Resumption } from '../../api/configure';
import { isApiError } from '../../api/response/api-error';
import { everyHook, type StepUpOptions, unwrap } from '../../api/response/unwrap';
import { tellUnknown } from './signals';
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

type RegisteredPasskey = components['schemas']['RegisteredPasskey'];
/** A registration that the service has begun. */
export type Begun = components['schemas']['PasskeyRegistration'];

/**
 * Creates a passkey and registers it. A step-up that the service asks for leads back to the place that `resume` returns.
 * @throws CeremonyError; ApiError PASSKEY_REFUSED, CHALLENGE_EXPIRED, PASSKEY_EXISTS, PASSKEY_LIMIT_REACHED,
 *   TOO_MANY_ATTEMPTS, and with `handled` when the app is on its way to the step-up
 */
export function registerNewPasskey(resume: Resumption, begun?: Begun): Promise<RegisteredPasskey> {
  return register({}, { resume }, begun);
}

/** Creates a passkey after a sign-in with a password. It navigates nowhere. */
export function registerQuietly(signal: AbortSignal): Promise<RegisteredPasskey> {
  return register({ isAutomatic: true }, { skipHooks: everyHook, resume: null }, undefined, signal);
}

/** The service says whether it needs a step-up, before the user sees a dialog. */
export function beginPasskey(options: StepUpOptions, body: { isAutomatic?: true } = {}): Promise<Begun> {
  return unwrap(accountSecurity.POST('/persons/me/passkey-registrations', { body }), options);
}

async function register(
  body: { isAutomatic?: true },
  options: StepUpOptions,
  begun?: Begun,
  signal?: AbortSignal,
): Promise<RegisteredPasskey> {
  const { id, publicKey } = begun ?? (await beginPasskey(options, body));
  const credential = await makePasskey(publicKey, { isQuiet: body.isAutomatic === true, signal });
  try {
    return await unwrap(
      accountSecurity.POST('/persons/me/passkey-registrations/{id}', {
        params: { path: { id } },
        body: { credential },
      }),
      options,
    );
  } catch (error) {
    // The service did not take it, so the browser must not offer it at sign-in.
    if (isApiError(error, 'PASSKEY_REFUSED', 'CHALLENGE_EXPIRED') && publicKey.rp.id !== undefined)
      await tellUnknown(publicKey.rp.id, credential.id);
    throw error;
  }
}

function makePasskey(options: CreationOptions, { isQuiet = false, signal }: CeremonyMode = {}): Promise<Attestation> {
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
