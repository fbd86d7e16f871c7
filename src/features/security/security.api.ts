import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/account-security';
import { accountSecurity } from '../../api/account-security';
import { listOf } from '../../api/response/list-of';
import { orGone } from '../../api/response/or-gone';
import { isRecord } from '../../api/response/record';
import { done, unwrap } from '../../api/response/unwrap';
import { paths } from '../../navigation/paths';
import { resumeAs } from '../../session/resume';

type Schemas = components['schemas'];
export type Passkey = Schemas['Passkey'];
export type AuthenticatorAppSetup = Schemas['AuthenticatorAppSetup'];
export type NewBackupCodes = Schemas['NewBackupCodes'];
export type Session = Schemas['Session'];
export type TrustedDevice = Schemas['TrustedDevice'];
export type ActivityEntry = Schemas['ActivityEntry'];

/** The changes that continue after a step-up: the tab opens the dialog of the change again. */
export const RESUMES = ['passkey', 'app', 'remove-app', 'codes'] as const;
export type Resume = (typeof RESUMES)[number] | `delete-${string}`;

/** With this many backup codes or fewer, the page asks the user to make new ones. */
export const FEW_CODES = 2;

export const securityQuery = queryOptions({
  queryKey: ['account-security', 'overview'],
  queryFn: async ({ signal }) => {
    const all = await unwrap(accountSecurity.GET('/persons/me/account-security', { signal }));
    if (![all.password, all.authenticatorApp, all.backupCodes].every(isRecord))
      throw new TypeError('The response lacks a part of the account security.');
    return all;
  },
});

export const passkeysQuery = queryOptions({
  queryKey: ['account-security', 'passkeys'],
  queryFn: async ({ signal }) => {
    const { passkeys, ...more } = await unwrap(accountSecurity.GET('/persons/me/passkeys', { signal }));
    return { ...more, passkeys: listOf({ passkeys }, 'passkeys') };
  },
});

export const sessionsQuery = queryOptions({
  queryKey: ['account-security', 'sessions'],
  queryFn: async ({ signal }) => {
    const { sessions, trustedDevices = [] } = await unwrap(accountSecurity.GET('/persons/me/sessions', { signal }));
    return {
      sessions: listOf({ sessions }, 'sessions'),
      trustedDevices: listOf({ trustedDevices }, 'trustedDevices'),
    };
  },
});

export const activityQuery = infiniteQueryOptions({
  queryKey: ['account-security', 'activity'],
  queryFn: async ({ signal, pageParam }) => {
    const query = { limit: 10, ...(pageParam === '' ? {} : { cursor: pageParam }) };
    const { entries, ...more } = await unwrap(
      accountSecurity.GET('/persons/me/activity', { params: { query }, signal }),
    );
    return { ...more, entries: listOf({ entries }, 'entries') };
  },
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

const tab = paths.accountSettings({ tab: 'security' });

/** After a step-up the change goes on in this tab. */
export const resumeInTab = (change: Resume) => resumeAs(change, tab);

/** @throws ApiError NOT_FOUND when another tab has deleted it */
export function renamePasskey(id: string, name: string): Promise<Passkey> {
  return unwrap(accountSecurity.PATCH('/persons/me/passkeys/{id}', { params: { path: { id } }, body: { name } }));
}

/**
 * Returns the ids of the sessions that the passkey began. A service may name none.
 * @throws ApiError LAST_WAY_TO_SIGN_IN, NOT_FOUND
 */
export async function deletePasskey(id: string): Promise<readonly string[]> {
  const call = accountSecurity.DELETE('/persons/me/passkeys/{id}', { params: { path: { id } } });
  const { begunSessionIds } = await unwrap(call, { resume: resumeInTab(`delete-${id}`) });
  return Array.isArray(begunSessionIds) ? begunSessionIds : [];
}

export function setPasskeyOffer(isWanted: boolean): Promise<void> {
  return done(accountSecurity.PUT('/persons/me/passkey-offer', { body: { isWanted } }));
}

export async function startAuthenticatorApp(): Promise<AuthenticatorAppSetup> {
  const call = accountSecurity.POST('/persons/me/authenticator-app/setup', {});
  const setup = await unwrap(call, { resume: resumeInTab('app') });
  if (typeof setup.secret !== 'string' || typeof setup.otpauthUri !== 'string')
    throw new TypeError('The response has no secret of an authenticator app.');
  return setup;
}

/** @throws ApiError CODE_INCORRECT, CODE_EXPIRED, TOO_MANY_ATTEMPTS */
export async function confirmAuthenticatorApp(code: string): Promise<void> {
  await done(accountSecurity.POST('/persons/me/authenticator-app', { body: { code } }), { resume: resumeInTab('app') });
}

export function removeAuthenticatorApp(): Promise<void> {
  const call = accountSecurity.DELETE('/persons/me/authenticator-app', {});
  return orGone(done(call, { resume: resumeInTab('remove-app') }));
}

export async function createBackupCodes(): Promise<NewBackupCodes> {
  const call = accountSecurity.POST('/persons/me/backup-codes', {});
  const { codes, ...more } = await unwrap(call, { resume: resumeInTab('codes') });
  return { ...more, codes: [...listOf({ codes }, 'codes')] };
}

/** Makes the new codes valid. @throws ApiError NOT_FOUND when the user did not keep them in time */
export async function keepBackupCodes(id: string): Promise<void> {
  const call = accountSecurity.PUT('/persons/me/backup-codes/{id}', { params: { path: { id } } });
  await done(call, { resume: resumeInTab('codes') });
}

export function revokeSession(id: string): Promise<void> {
  return orGone(done(accountSecurity.DELETE('/persons/me/sessions/{id}', { params: { path: { id } } })));
}

export function revokeTrust(id: string): Promise<void> {
  return orGone(done(accountSecurity.DELETE('/persons/me/trusted-devices/{id}', { params: { path: { id } } })));
}

export function revokeOtherSessions(): Promise<void> {
  return done(accountSecurity.DELETE('/persons/me/sessions', {}));
}
