import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../api/clients';
import { everyHook, type Hook, unwrap } from '../api/response/unwrap';
import { dispatchToSession, numberOfSession } from './session-state';

type MeResponse = components['schemas']['Me'];

/** The e-mail address is the first of its list; omitted fields are empty. */
export interface Me {
  readonly personId: string;
  readonly username: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly clientId: string | undefined;
  readonly clientName: string;
  readonly isAuthenticatedByNexo: boolean;
  readonly allClientAccessRoles: readonly { readonly role: string; readonly ticketUrl: string }[];
}

export const meQuery = queryOptions({ queryKey: ['session', 'me'], queryFn: meQueryFn() });

/** The page learns its person from each response. */
export function meQueryFn(skipHooks: readonly Hook[] = []) {
  return async ({ signal }: { signal?: AbortSignal }): Promise<Me> => {
    const askedIn = numberOfSession();
    const me = readMe(await unwrap(orchestrator.GET('/persons/me', { signal: signal ?? null }), { skipHooks }));
    dispatchToSession({ type: 'named', person: me, askedIn });
    return me;
  };
}

/** For a reader that handles each refusal itself. */
export const quietMeQuery = queryOptions({ queryKey: meQuery.queryKey, queryFn: meQueryFn(everyHook) });

/**
 * Maps the response to `Me`. Keeps access roles only when the first entry has both role and ticketUrl, and then all
 * entries that have both.
 * @throws TypeError for a response without a personId
 */
export function readMe(response: MeResponse): Me {
  if (typeof response.personId !== 'string') throw new TypeError('The response names no person.');
  const email = response.email?.[0];
  const roles = (response.allClientAccessRoles ?? []).map(({ role, ticketUrl }) =>
    role === undefined || ticketUrl === undefined ? undefined : { role, ticketUrl },
  );
  return {
    personId: response.personId,
    username: response.username ?? undefined,
    firstName: response.firstName ?? '',
    lastName: response.lastName ?? '',
    email: email?.address,
    isEmailVerified: email?.isVerified ?? false,
    clientId: response.clientId,
    clientName: response.clientName ?? '',
    isAuthenticatedByNexo: response.isAuthenticatedByNexo ?? false,
    allClientAccessRoles: roles[0] === undefined ? [] : roles.filter((role) => role !== undefined),
  };
}

/** It runs beside every page, so a refusal must not navigate the user away. */
export const clientInfoQuery = queryOptions({
  queryKey: ['session', 'client'],
  queryFn: ({ signal }) => unwrap(orchestrator.GET('/associates/me/clientInfo', { signal }), { skipHooks: everyHook }),
});
