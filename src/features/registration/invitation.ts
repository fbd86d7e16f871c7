import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { ApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { isTokenText } from '../../lib/navigation/route-token';

type LoadedToken = components['schemas']['LoadedToken'];
export type InvitationKind = 'registration' | 'ssoRegistration' | 'createCredential';

/** What a registration link brings (see docs/product/3-entities.md#registration-token-data). */
export interface Invitation {
  readonly clientId: string | undefined;
  readonly associateId: string | undefined;
  /** Undefined where the client gave none; the screen says "your company" then. */
  readonly companyName: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  /** As the client recorded it, possibly not a valid address. */
  readonly email: string;
}

/**
 * GET /tokens/{kind}/{token}: loads and verifies a link. One query for all screens of a registration, so that the way
 * from one to the next asks once.
 * @throws ApiError TOKEN_LOAD_VERIFY_FAILURE also for a text that cannot be a token, which is not sent
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

/** What a link can be refused for: a 403 with one of these is about the link, and not about who asks. */
export const tokenCodes = {
  TOKEN_LOAD_VERIFY_FAILURE: true,
  INVALID_TOKEN: true,
  REDIRECT_TO_AIM_REGISTRATION_ERROR: true,
} as const;

/**
 * Reads the fields by the names that they have by kind: client_id or clientId, and an identifier that may stand in for
 * associateId.
 * @throws TypeError for an answer that has none of them: an invitation that was not verified must not look like one
 */
export function readInvitation({
  token,
  identifier,
  extra_information: extra,
  token_blob: blob,
}: Pick<LoadedToken, 'token' | 'identifier' | 'extra_information' | 'token_blob'>): Invitation {
  if ((token ?? identifier ?? extra ?? blob) === undefined) throw new TypeError('The answer is no invitation.');
  return {
    clientId: blob?.client_id ?? blob?.clientId,
    associateId: blob?.associateId ?? identifier,
    companyName: extra?.client_name?.trim() || undefined,
    firstName: extra?.first_name ?? '',
    lastName: extra?.last_name ?? '',
    email: extra?.email ?? blob?.email ?? '',
  };
}
