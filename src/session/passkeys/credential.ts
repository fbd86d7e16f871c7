import { base64URLStringToBuffer, bufferToBase64URLString } from '@simplewebauthn/browser';
import type { components } from '../../../openapi/generated/account-security';

type Schemas = components['schemas'];
export type RequestOptions = Schemas['PasskeySignIn']['publicKey'];
export type CreationOptions = Schemas['PasskeyRegistration']['publicKey'];
export type Assertion = Schemas['PasskeyAnswer']['credential'];
export type Attestation = Schemas['PasskeyRegistrationAnswer']['credential'];

export interface CeremonyMode {
  /** Without a dialog: among the suggestions of a field, or an automatic creation. */
  readonly isQuiet?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Descriptor = NonNullable<RequestOptions['allowCredentials']>[number];
export type Transport = NonNullable<Descriptor['transports']>[number];

/** TypeScript's types lack `cable` and smart cards. Browsers ignore transports that they do not know. */
export function descriptorOf({ id, type, transports = [] }: Descriptor): PublicKeyCredentialDescriptor {
  const known = transports.flatMap((name): AuthenticatorTransport[] =>
    name === 'cable' ? ['hybrid'] : name === 'smart-card' ? [] : [name],
  );
  return { id: base64URLStringToBuffer(id), type, ...(known.length === 0 ? {} : { transports: known }) };
}

type WithResponse<R> = PublicKeyCredential & { readonly response: R };

/** Checks the fields and not the class, because password managers return objects of their own. */
export function hasResponse<R extends AuthenticatorResponse>(
  credential: Credential | null,
  isResponse: (response: object) => response is R,
): credential is WithResponse<R> {
  if (credential === null || !('response' in credential)) return false;
  const { response } = credential;
  return typeof response === 'object' && response !== null && isResponse(response);
}

export function headOf({ id, rawId, authenticatorAttachment }: PublicKeyCredential) {
  const attachment = (['platform', 'cross-platform'] as const).find((one) => one === authenticatorAttachment);
  return {
    id,
    rawId: bufferToBase64URLString(rawId),
    type: 'public-key' as const,
    ...(attachment === undefined ? {} : { authenticatorAttachment: attachment }),
  };
}
