import { ApiError } from '../response/api-error';

/**
 * Reads a JSON file that is delivered beside the app, such as the runtime configuration: no service, so no client, no
 * token.
 * @param path a path on our own origin, e.g. "/auth/config.json"
 * @returns the parsed content, whatever it is: the caller checks it
 * @throws ApiError of kind `http`, `network` or `unreadable`
 */
export async function readOwnFile(path: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', cache: 'no-cache', redirect: 'error' });
  } catch (cause) {
    throw new ApiError('network', { cause });
  }
  if (!response.ok) throw new ApiError('http', { status: response.status });
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('unreadable', { status: response.status, cause });
  }
}
