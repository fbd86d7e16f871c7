import { errorCodes } from '../../openapi/generated/error-codes';
import { isObject } from '../contract/documents';

/** Fields, parameters and headers with these names are secret. */
const SECRET = /password|token|secret|credential|challenge|otpauth|signature|authorization|^(?:backup)?codes?$/i;
/** Every field of such an object is secret: the assertion of a passkey. */
const SECRET_OBJECT = /^credential$/i;
/** Cookies with these names hold no secret. The app needs two of them: the end of the session, and the language. */
const OPEN_COOKIE = /expiry|language/i;
/** A shorter secret is masked only in its own field. In other texts it could be part of any word. */
const SHORTEST_IN_TEXT = 6;
const MASK = /^masked-\d+$/;
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

  /** Masks only the secrets that are known so far. */
  text(text: string): string {
    let masked = text;
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
    return SECRET.test(lower) ? this.of(value) : this.text(value);
  }

  #cookie(pair: string): string {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    return OPEN_COOKIE.test(name) ? pair : `${name}=${this.of(decoded(value))}`;
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
