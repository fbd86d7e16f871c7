import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { ApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { isTokenText } from '../../navigation/route-token';
import { paths } from '../../navigation/paths';
import { uncheckedRedirectUrl } from '../../navigation/redirects';
import { plainText } from '../../ui/plain-text';

type LoadedToken = components['schemas']['LoadedToken'];
export type InvitationKind = 'registration' | 'ssoRegistration' | 'createCredential';

export interface Invitation {
  readonly clientId: string | undefined;
  readonly associateId: string | undefined;
  readonly companyName: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  /** As the client recorded it; maybe invalid. */
  readonly email: string;
}

/** All registration screens share this query, so that a flow sends one request. */
export function invitationQuery(kind: InvitationKind, token: string) {
  return queryOptions({
    queryKey: ['registration', kind, token],
    queryFn: async ({ signal }): Promise<Invitation> => {
      if (!isTokenText(token)) throw new ApiError('http', { status: 422, code: 'TOKEN_LOAD_VERIFY_FAILURE' });
      const params = { path: { kind, token }, query: { extended: true } };
      return readInvitation(
        await unwrap(orchestrator.GET('/tokens/{kind}/{token}', { params, signal }), {
          skipHooks: ['session'],
          table: tokenCodes,
        }),
      );
    },
    retry: false,
  });
}

/** A 403 with one of these codes refuses the link. It does not concern the user's permissions. */
export const tokenCodes = {
  TOKEN_LOAD_VERIFY_FAILURE: true,
  INVALID_TOKEN: true,
  REDIRECT_TO_AIM_REGISTRATION_ERROR: true,
} as const;

/** Throws for a response without any of these fields, so that an unverified invitation is never accepted. */
export function readInvitation({
  token,
  identifier,
  extra_information: extra,
  token_blob: blob,
}: Pick<LoadedToken, 'token' | 'identifier' | 'extra_information' | 'token_blob'>): Invitation {
  if ((token ?? identifier ?? extra ?? blob) === undefined) throw new TypeError('The response is not an invitation.');
  return {
    clientId: blob?.client_id ?? blob?.clientId,
    associateId: blob?.associateId ?? identifier,
    companyName: plainText(extra?.client_name ?? '') || undefined,
    firstName: extra?.first_name ?? '',
    lastName: extra?.last_name ?? '',
    email: extra?.email ?? blob?.email ?? '',
  };
}

/** Each link keeps the `redirectUrl`, because the last page continues to it. The target stays unchecked until then. */
export function invitationPaths(token: string, search: string) {
  const { redirectUrl } = uncheckedRedirectUrl(search);
  return {
    userConfirmation: () => paths.userConfirmation({ token, redirectUrl }),
    createAccount: () => paths.createAccount({ token, redirectUrl }),
    /** Without the token, which the caller passes in navigation state. */
    accountLinking: () => paths.accountLinking({ redirectUrl }),
    ssoPersonalInfo: () => paths.ssoPersonalInfo({ token, redirectUrl }),
  };
}
