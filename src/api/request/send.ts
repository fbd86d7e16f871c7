import { ApiError, type ApiErrorKind } from '../response/api-error';
import { apiConfiguration } from '../configure';
import { csrfHeader, freshCsrfToken, needsCsrfToken } from './csrf';

/**
 * Sends a request and reads the whole answer within the configured time. A 403 CSRF_TOKEN_INVALID (the cookie was
 * renewed in another tab, or by a sign-in) fetches a new token and sends the request once more.
 * @throws ApiError of kind `timeout`, `aborted` or `network`
 */
export async function send(request: Request): Promise<Response> {
  if (!needsCsrfToken(request)) return sendOnce(request);
  const again = request.clone();
  const response = await sendOnce(request);
  if (response.status !== 403 || !(await refusesToken(response.clone()))) return response;
  const token = await freshCsrfToken();
  if (!token) return response;
  again.headers.set(csrfHeader, token);
  return sendOnce(again);
}

async function refusesToken(response: Response): Promise<boolean> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'code' in body && body.code === 'CSRF_TOKEN_INVALID';
  } catch {
    return false;
  }
}

async function sendOnce(request: Request): Promise<Response> {
  const { timeoutMs } = apiConfiguration();
  // One controller for both reasons to stop: AbortSignal.any, which joins two signals, is newer than the browsers that
  // we support.
  const stop = new AbortController();
  let late = false;
  // setTimeout rather than AbortSignal.timeout: it ends with the call, and tests can move its clock.
  const timer = setTimeout(() => {
    late = true;
    stop.abort();
  }, timeoutMs);
  const giveUp = () => stop.abort();
  request.signal.addEventListener('abort', giveUp);
  if (request.signal.aborted) giveUp();
  try {
    const { response, text } = await exchange(request, stop.signal, () =>
      late ? 'timeout' : request.signal.aborted ? 'aborted' : 'network',
    );
    return new ReadAnswer(text, response);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', giveUp);
  }
}

/**
 * The request, its answer, and the whole body: one that stalls half-way is a time-out, and one that breaks off is a
 * network failure. Only what `fetch` and the reading throw becomes an ApiError. An error of our own code stays what it
 * is.
 * @param failure how the call failed, asked once it has
 * @throws ApiError of the kind that `failure` names
 */
async function exchange(
  request: Request,
  signal: AbortSignal,
  failure: () => ApiErrorKind,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(request, { signal });
    return { response, text: await response.text() };
  } catch (cause) {
    throw new ApiError(failure(), { traceId: request.headers.get('X-Trace-Id') ?? undefined, cause });
  }
}

/**
 * An answer whose body has been read. Whoever looks at it, and they are three, gets the text as it is: each time
 * through the browser's streams takes milliseconds, in which the person waits.
 */
class ReadAnswer extends Response {
  readonly #text: string;

  constructor(text: string, answer: Response) {
    super(text === '' ? null : text, answer);
    this.#text = text;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }

  override clone(): ReadAnswer {
    return new ReadAnswer(this.#text, this);
  }
}
