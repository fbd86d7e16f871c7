import { ApiError } from '../response/api-error';

/**
 * Puts the path parameters into a path of the contract, each percent-encoded.
 * @throws ApiError (404, NOT_FOUND) for "." and "..", which a URL cannot carry as a segment: the parser would walk up
 *   the path with them, encoded or not (WHATWG URL, 4.3), and the request would reach another operation
 */
export function pathWithParameters(path: string, parameters: Record<string, unknown>): string {
  return path.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = String(parameters[name] ?? '');
    if (value === '.' || value === '..' || value === '') throw new ApiError('http', { status: 404, code: 'NOT_FOUND' });
    return encodeURIComponent(value);
  });
}
