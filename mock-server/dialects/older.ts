import { isObject } from '../contract/documents';
import type { OperationId } from '../contract/types';
import type { ServiceResponse } from '../wire/service-response';
import { type MockResponse, setCookie } from '../wire/http';
import { cookieNames } from '../world/sessions';

/**
 * An older service sends other codes in place of ours, which docs/product/8-errors.md does not name. They are in the
 * catalogue, or invented. The refusal of a CSRF token keeps its code, because the protocol needs it.
 */
const OLD_CODES: Readonly<Record<string, string>> = {
  CODE_INCORRECT: 'TOKEN_EXECUTE_FAILURE',
  CODE_EXPIRED: 'CODE_TOO_OLD',
  ONLY_CONTACT_OF_TYPE: 'LAST_CONTACT',
  MALFORMED_REQUEST: 'BAD_INPUT',
  SERVER_ERROR: 'E5000',
  SERVICE_UNAVAILABLE: 'E5030',
};

/** In place of these, an older service sends a status that the product has seen, or a general one. */
const OLD_STATUSES: Readonly<Record<number, number>> = {
  201: 200,
  202: 200,
  401: 403,
  409: 400,
  422: 400,
  423: 403,
  429: 403,
};

/** Older services put their errors in `errors` or `error`, or send only the list or the first error. */
const places: readonly ((errors: readonly unknown[]) => unknown)[] = [
  (errors) => ({ errors }),
  (errors) => errors[0],
  (errors) => ({ error: errors[0] }),
  (errors) => errors,
];

/**
 * Rewrites a response into the form of an older service: numbers as text, and errors in other places, at other statuses
 * and with further codes. The place depends on the operation, so that every run sends the same.
 */
export function asBefore(id: OperationId, response: ServiceResponse): ServiceResponse {
  const status = OLD_STATUSES[response.status] ?? response.status;
  if (response.status < 400) return { ...response, status, body: withTexts(response.body) };
  const { body } = response;
  if (!isObject(body) || !Array.isArray(body['errors'])) return { ...response, status };
  // An obligation comes as the whole body, or as its action.
  if (isObject(body['obligation'])) {
    const obligation = withTexts(body['obligation']);
    return { ...response, status, body: turnOf(id, 2) === 0 ? obligation : { action: obligation } };
  }
  const errors = body['errors'].map((error: unknown) =>
    withTexts(isObject(error) ? { ...error, ...oldCode(error) } : error),
  );
  // Several errors need a list: the second one may decide.
  const place = errors.length > 1 ? places[0] : places[turnOf(id, places.length)];
  return { ...response, status, body: place?.([...errors, { code: 'LEGACY_NOTE', message: 'No further details.' }]) };
}

/** Sends the end of the session in seconds or as a date, where the contract has milliseconds. */
export function datedAsBefore(id: OperationId, sent: MockResponse): MockResponse {
  return {
    ...sent,
    headers: sent.headers.map(([name, value]): [string, string] => {
      if (name === 'acting-session-expiry') return [name, dated(id, Number(value))];
      const [, end] = name === 'Set-Cookie' ? (new RegExp(`^${cookieNames.expiry}=(\\d+);`).exec(value) ?? []) : [];
      return end === undefined ? [name, value] : [name, setCookie(cookieNames.expiry, dated(id, Number(end)))];
    }),
  };
}

function oldCode({ code }: Readonly<Record<string, unknown>>): { code: unknown } {
  return { code: (typeof code === 'string' ? OLD_CODES[code] : undefined) ?? code };
}

function dated(id: OperationId, at: number): string {
  return turnOf(id, 2) === 0 ? String(Math.floor(at / 1000)) : new Date(at).toISOString();
}

/** The options of a passkey keep their numbers, because their form is a standard. */
function withTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(withTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, name === 'publicKey' ? field : withTexts(field)]),
  );
}

/** Fixed for each operation, and below `count`. */
function turnOf(id: OperationId, count: number): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count;
}
