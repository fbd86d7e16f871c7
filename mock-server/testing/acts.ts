import { PERSONA_PASSWORD } from '../world/store/make';
import { type Caller, type CallResponse, newCaller, newestCode, textAt } from './client';
import { GOOD_PASSWORD } from './passwords';

/** What the persons of many tests do. Each call must succeed. */

export function logIn(caller: Caller, username = 'ann.lee', headers: Record<string, string> = {}) {
  return caller.expect('login', '200', { body: { username, password: PERSONA_PASSWORD }, headers });
}

export function changePassword(caller: Caller): Promise<CallResponse> {
  return caller.expect('changePassword', '204', {
    body: { oldPassword: PERSONA_PASSWORD, newPassword: GOOD_PASSWORD },
  });
}

/** Returns the id of the challenge, and the code that was sent for it. */
export async function startStepUp(caller: Caller, methodId = 'email-0', requiredLevel = 3) {
  const id = textAt(await caller.expect('startMfaChallenge', '201', { body: { methodId, requiredLevel } }), 'id');
  return { id, code: caller.world.outbox.list({ kind: 'stepUp' }).at(-1)?.code ?? '' };
}

export async function stepUp(caller: Caller, methodId = 'email-0', requiredLevel = 3): Promise<void> {
  const { id, code } = await startStepUp(caller, methodId, requiredLevel);
  await caller.expect('verifyMfaChallenge', '200', { path: { id }, body: { code } });
}

/** Returns what `verifyContact` takes, with the code that was sent. */
export async function startContact(caller: Caller, contact: string, purpose: 'personal' | 'business' = 'personal') {
  const type = contact.includes('@') ? 'email' : 'phone';
  const started = await caller.expect('startContactVerification', '200', { body: { type, purpose, contact } });
  return { path: { id: textAt(started, 'id') }, body: { code: newestCode(caller.world, contact) } };
}

/** The session of Oscar, who is staff, then acts for Ann. */
export function impersonate(oscar: Caller): Promise<CallResponse> {
  const named = { impersonationId: 'impersonation-good', impersonatedActorId: 'associate-ann-100' };
  const body = { ...named, kind: 'associate' as const, impersonatedClientId: '100', reason: 'Case 88121' };
  return oscar.expect('startImpersonation', '204', { body });
}

/** Another browser that knows the id of the caller's session. */
export function thiefOf(caller: Caller): Caller {
  const thief = newCaller(caller.world);
  thief.cookies.set('session', caller.cookies.get('session') ?? '');
  return thief;
}
