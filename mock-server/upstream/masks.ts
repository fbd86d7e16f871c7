import { errorCodes } from '../../openapi/generated/error-codes';
import { isObject } from '../contract/documents';

/** Fields, parameters and headers with these names are secret. */
const SECRET = /password|token|secret|credential|challenge|otpauth|signature|authorization|^(?:backup)?codes?$/i;
/** Every field of such an object is secret: the assertion of a passkey. */
const SECRET_OBJECT = /^credential$/i;
/** The only cookies that stay: what the app itself reads of them is no secret. */
const OPEN_COOKIES = new Set(['session-expiry', 'acting-session-expiry', 'user-language', 'user-region']);
/** The only headers that stay, in lower case: those of the contract without a secret, and HTTP's own. */
const OPEN_HEADERS = new Set([
  ...['acting-session-expiry', 'acting-session-mode', 'expected-person-id', 'idempotency-key', 'prolong-session'],
  ...[
    'sync-session-ttl',
    'user-language',
    'user-region',
    'x-trace-id',
    'traceparent',
    'retry-after',
    'clear-site-data',
  ],
  ...['ratelimit', 'ratelimit-policy', 'accept', 'accept-encoding', 'accept-language', 'user-agent', 'host', 'origin'],
  ...['referer', 'location', 'content-type', 'content-length', 'content-encoding', 'content-language', 'date', 'vary'],
  ...['connection', 'keep-alive', 'transfer-encoding', 'cache-control', 'expires', 'pragma', 'content-location'],
  ...['sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user', 'x-content-type-options'],
]);
/** The only values of a query that stay, by the name of the parameter. Within them an address is masked too. */
const OPEN_PARAMETERS = new Set([
  ...['cursor', 'emailAddress', 'extended', 'keys', 'limit', 'namespaces', 'phoneNumber', 'redirectUrl'],
  ...['requiredLevel', 'returnUrl'],
]);
/** An address in a text, with or without an origin. */
const ADDRESS = /(?:\b[a-z][a-z\d+.-]*:\/\/|(?<![\w/.-])\/(?=[\w?]))[^\s"'<>\\]+/gi;
/** A segment of words, such as `terms-of-service-3.html` or `v0`. Any other may be a token. */
const WORDS = /^(?:[a-z]{0,20}|[A-Z]?[a-z]{0,3}\d{1,4})(?:[-_.](?:[a-z]{1,20}|\d{1,4}))*$/i;
/** A shorter secret is masked only in its own field. In other texts it could be part of any word. */
const SHORTEST_IN_TEXT = 6;
const MASK = /^masked-\d+$/;
/** A mask at any place of a text. */
export const MASK_IN_TEXT = /masked-\d+/;
const codes: ReadonlySet<string> = new Set(errorCodes);

export function isMask(text: unknown): text is string {
  return typeof text === 'string' && MASK.test(text);
}

/**
 * Replaces secrets by masks, `masked-1`, `masked-2` and so on. The same secret always has the same mask, so that a
 * recording still says which values are equal.
 */
export class Masks {
  readonly #masks = new Map<string, string>();

  /** An empty text stays empty. */
  of(secret: string): string {
    if (secret === '' || isMask(secret)) return secret;
    const known = this.#masks.get(secret);
    if (known !== undefined) return known;
    const made = `masked-${this.#masks.size + 1}`;
    this.#masks.set(secret, made);
    return made;
  }

  /** Masks the values of secret fields, and known secrets within other texts. */
  json(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.json(item, name));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, this.json(item, SECRET_OBJECT.test(name) ? name : key)]),
      );
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    if (SECRET.test(name) && !isErrorCode(name, value)) return this.of(String(value));
    return typeof value === 'string' ? this.text(value) : value;
  }

  /** Masks the secrets that are known so far, and what may be one in an address. */
  text(text: string): string {
    let masked = text.replaceAll(ADDRESS, (address) => this.#address(address));
    for (const [secret, made] of this.#masks) {
      if (secret.length < SHORTEST_IN_TEXT) continue;
      masked = masked.replaceAll(secret, made).replaceAll(encodeURIComponent(secret), made);
    }
    return masked;
  }

  /** @param name in any case */
  header(name: string, value: string): string {
    const lower = name.toLowerCase();
    if (lower === 'cookie')
      return value
        .split(';')
        .map((pair) => this.#cookie(pair.trim()))
        .join('; ');
    if (lower === 'set-cookie') {
      const [pair = '', ...attributes] = value.split(';');
      return [this.#cookie(pair), ...attributes].join(';');
    }
    return OPEN_HEADERS.has(lower) ? this.text(value) : this.of(value);
  }

  /** @param value of a parameter, decoded */
  parameter(name: string, value: string): string {
    return OPEN_PARAMETERS.has(name) ? this.text(value) : this.of(value);
  }

  #address(address: string): string {
    const at = address.search(/[?#]/);
    const [before, rest] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
    const root = before.includes('://') ? before.indexOf('/', before.indexOf('://') + 3) : 0;
    const [origin, path] = root < 0 ? [before, ''] : [before.slice(0, root), before.slice(root)];
    const [scheme = '', authority] = origin.split('//', 2);
    const host = authority?.slice(authority.lastIndexOf('@') + 1) ?? '';
    const user = authority?.slice(0, -host.length - 1);
    const segments = path.split('/').map((one) => (WORDS.test(one) || isMask(one) ? one : this.of(decoded(one))));
    const start = authority === undefined ? '' : `${scheme}//${user ? `${this.of(user)}@` : ''}${host}`;
    return start + segments.join('/') + rest.replaceAll(/(?<=[?&#;])([^?&#;=]*)(=?)([^&#;]*)/g, this.#pair);
  }

  readonly #pair = (_: string, name: string, equals: string, value: string): string => {
    if (equals === '') return this.of(decoded(name));
    const before = decoded(value);
    const after = this.parameter(name, before);
    return `${name}=${after === before ? value : encodeURIComponent(after)}`;
  };

  #cookie(pair: string): string {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    return OPEN_COOKIES.has(name) ? pair : `${name}=${this.of(decoded(value))}`;
  }
}

/** A decoded secret has the same mask in a path, query or cookie as in a body. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A field `code` with an error code is no secret. It can also hold a one-time code. */
function isErrorCode(name: string, value: string | number): boolean {
  return name === 'code' && (codes.has(String(value)) || /^[A-Z]+(?:_[A-Z0-9]+)+$/.test(String(value)));
}

export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
