import type { Operation } from '../contract/operation';

/** What to do about a response of 400 or more, or about one that the contract does not declare; else undefined. */
export function adviceOn(operation: Operation, status: number, code: string | null): string | undefined {
  const declared = operation.responses.find((response) => response.status === String(status));
  if (status === 0) return undefined;
  if (!declared) return `The contract declares no ${status} for this operation.`;
  if (status < 400) return undefined;
  if (code === 'CSRF_TOKEN_INVALID') return 'The CSRF token is missing or wrong. Tick "Send the CSRF token".';
  if (status === 401 && operation.session !== 'none')
    return 'This browser has no session. Sign in above, and send again.';
  const example = declared.contents.flatMap(({ examples }) => examples).find(({ name }) => name === code);
  return example?.summary || declared.description.replace(`${status}. `, '');
}
