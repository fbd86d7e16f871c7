import { ApiError } from '../response/api-error';

/**
 * Fills the parameters into a path of the contract and percent-encodes each.
 * @throws ApiError (404, NOT_FOUND) for "", "." and "..". URL parsers treat dots as steps in the path, encoded or not
 *   (WHATWG URL, 4.3). Such a request would reach another operation
 */
export function pathWithParameters(path: string, parameters: Record<string, unknown>): string {
  return path.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = String(parameters[name] ?? '');
    if (value === '.' || value === '..' || value === '') throw new ApiError('http', { status: 404, code: 'NOT_FOUND' });
    return encodeURIComponent(value);
  });
}
