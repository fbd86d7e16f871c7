import { parseSetCookie } from 'cookie';
import type { OperationId } from '../../../openapi/generated/operations';

/** Their success begins a session. */
const signIns: ReadonlySet<OperationId> = new Set<OperationId>(['login', 'finishPasskeySignIn']);

/** Epoch seconds, epoch milliseconds or ISO 8601, as docs/contract.md allows. */
const MOMENT = /^(?:\d{10}|\d{13}|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))$/;

/**
 * @param cookies the values of `Set-Cookie`
 * @param name the session cookie; over https it has the prefix `__Host-`
 */
export function cookieProblemsOf(
  id: OperationId,
  status: number,
  cookies: readonly string[],
  name = 'session',
): string[] {
  const set = cookies.map((cookie) => parseSetCookie(cookie)).filter(({ maxAge }) => maxAge !== 0);
  const session = set.find((cookie) => cookie.name === name || cookie.name === `__Host-${name}`);
  const isEndTold = set.some(({ value = '', httpOnly }) => !httpOnly && MOMENT.test(value));
  const found: string[] = [];
  const isSuccess = status >= 200 && status < 300;
  if (!session && isSuccess && signIns.has(id)) found.push(`${status} sets no session cookie`);
  if (session && !session.httpOnly) found.push(`${status} sets a session cookie without HttpOnly`);
  if (session && session.sameSite !== 'lax' && session.sameSite !== 'strict')
    found.push(`${status} sets a session cookie without SameSite=Lax`);
  if (session?.name.startsWith('__Host-') && !session.secure)
    found.push(`${status} sets a session cookie without Secure`);
  if (!isEndTold && (session || (isSuccess && id === 'prolongSession')))
    found.push(`${status} sets no readable cookie with the end of the session`);
  return found;
}
