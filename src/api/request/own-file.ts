import { ApiError } from '../response/api-error';

/** Longest wait for a file, in ms. Its server has nothing to compute, and the page cannot start without it. */
const TIMEOUT_MS = 15_000;

/**
 * Reads a JSON file that ships with the app, such as the runtime configuration. The file belongs to no service, so the
 * request uses no client and no CSRF token.
 * @param path a path on our own origin, e.g. "/auth/config.json"
 * @returns the parsed content, unchecked: the caller validates it
 * @throws ApiError of kind `http`, `network` or `unreadable`. After 15 s it is `network` without a response, and
 *   `unreadable` when the rest of one is missing
 */
export async function readOwnFile(path: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      cache: 'no-cache',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
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
