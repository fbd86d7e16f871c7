import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { ApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { isTokenText } from '../../navigation/route-token';
import { plainText } from '../../ui/plain-text';

type LoadedToken = components['schemas']['LoadedToken'];
/** Part of the request path. */
export type InvitationKind = 'registration' | 'ssoRegistration' | 'createCredential';

/** The data of a registration link. */
export interface Invitation {
  readonly clientId: string | undefined;
  readonly associateId: string | undefined;
  /** Undefined when the client gave none. The screen then says "your company". */
  readonly companyName: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  /** As the client recorded it. It may be invalid. */
  readonly email: string;
}

/**
 * GET /tokens/{kind}/{token}: loads and verifies a link. All registration screens share this query, so that a flow
 * sends one request.
 * @throws ApiError TOKEN_LOAD_VERIFY_FAILURE also for text that cannot be a token, without a request
 */
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

/**
 * Reads the fields by the names of each kind: client_id or clientId, and identifier in place of associateId.
 * @throws TypeError for a response without any of them, so that an unverified invitation is never accepted
 */
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
