import { ApiError } from '../response/api-error';
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
  const traceId = request.headers.get('X-Trace-Id') ?? undefined;
  const timeout = new AbortController();
  // setTimeout rather than AbortSignal.timeout: it ends with the call, and tests can move its clock.
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(request, { signal: AbortSignal.any([request.signal, timeout.signal]) });
    // The body is read here, so that one that stalls half-way is a time-out and one that breaks off is a network
    // failure.
    return new ReadAnswer(await response.text(), response);
  } catch (cause) {
    const kind = timeout.signal.aborted ? 'timeout' : request.signal.aborted ? 'aborted' : 'network';
    throw new ApiError(kind, { traceId, cause });
  } finally {
    clearTimeout(timer);
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
