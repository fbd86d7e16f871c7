export interface SharedCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query below /__mock. */
  url: string;
  body: unknown;
}

/** `path` is the page that opens after the set-up. */
export interface SharedSetUp {
  calls: SharedCall[];
  path: string;
}

/**
 * Reads a shared link, or the part of it after `#`. Anyone may have written the link. So only calls of the control
 * interface, and a path of this origin, are kept.
 * @returns undefined when the link cannot be read
 */
export function readSharedLink(link: string): SharedSetUp | undefined {
  const at = link.indexOf('#set=');
  if (at < 0) return undefined;
  try {
    const set: unknown = JSON.parse(decodeURIComponent(link.slice(at + '#set='.length).trim()));
    const calls = fieldOf(set, 'calls');
    const path = fieldOf(set, 'path');
    if (!Array.isArray(calls)) return undefined;
    const isOwnPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
    return { calls: calls.flatMap(asCall), path: isOwnPath ? path : '/auth/login' };
  } catch {
    return undefined;
  }
}

function asCall(given: unknown): SharedCall[] {
  const [method, url] = [fieldOf(given, 'method'), fieldOf(given, 'url')];
  // The browser resolves "/__mock/../api", so the check reads the path that it would call.
  if (typeof url !== 'string' || !url.startsWith('/__mock/')) return [];
  if (url.includes('\\') || !new URL(url, 'http://localhost').pathname.startsWith('/__mock/')) return [];
  if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH' && method !== 'DELETE') return [];
  return [{ method, url, body: fieldOf(given, 'body') }];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
