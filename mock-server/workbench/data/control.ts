import createClient from 'openapi-fetch';
import type { components, operations, paths } from '../../../openapi/generated/mock-control';
import type { ControlClient } from '../../client/control-client';
import { worldId } from './page';

export const control: ControlClient = createClient<paths>({
  baseUrl: location.origin,
  headers: { 'Content-Type': 'application/json', 'X-Mock-World': worldId },
});

type Schemas = components['schemas'];
export type Call = Schemas['Call'];
export type Delivery = Schemas['Delivery'];
export type Fault = Schemas['Fault'];
export type FaultRule = Schemas['FaultRule'];
export type Flag = Schemas['Flag'];
export type Message = Schemas['Message'];
export type Invitation = operations['listInvitations']['responses'][200]['content']['application/json'][number];
export type Person = Schemas['ListedPerson'];
export type Snapshot = Schemas['Snapshot'];
export type StoredRecord = Record<string, unknown>;

/** The call comes from a link or a file of the user. The control interface checks it. */
export async function send({ method, url, body }: { method: string; url: string; body: unknown }) {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Mock-World': worldId },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const error: unknown = response.ok ? undefined : await response.json();
  return { response, error };
}

/** Any call to the services gives this browser a CSRF token. */
export async function csrfToken(): Promise<string | undefined> {
  const known = tokenInCookies();
  if (known !== undefined) return known;
  const headers = { 'X-Mock-World': worldId, 'X-Trace-Id': 'csrf-token' };
  await fetch('/api/authentication-service/v0/check', { headers });
  return tokenInCookies();
}

/** Over https the cookie has a prefix. */
function tokenInCookies(): string | undefined {
  const pairs = document.cookie.split(';').map((pair) => pair.trim());
  const found = ['__Host-csrf-token=', 'csrf-token='].flatMap((start) =>
    pairs.filter((pair) => pair.startsWith(start)),
  );
  return found[0]?.slice(found[0].indexOf('=') + 1);
}
