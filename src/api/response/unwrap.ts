import { ApiError, errorFromAnswer } from './api-error';
import { apiConfiguration } from '../configure';
import { isWithoutBody } from './readable';

/** What a call of an openapi-fetch client resolves to. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** What the app handles for every call, unless the caller says that it does so itself. */
export type Hook = 'obligation' | 'forbidden' | 'session';

/** The data of a call; never undefined where the contract promises a body. */
type Body<Data> = [Data] extends [undefined] ? void : Data;

/**
 * Turns a call into its data, or throws. It decides on `response.ok` alone: a 403 with an empty body is an error, and
 * so is a 200 whose body cannot be read (see docs/decisions/reading-answers.md).
 *
 * Obligations, 403 and a missing session are first offered to the hooks of `configureApi`; a caller that handles one
 * itself names it in `skipHooks` (the sign-in checks obligations itself; account creation tolerates a missing session,
 * see docs/product/4-states.md).
 * @throws ApiError always of this type; `handled` tells that a hook has taken over
 */
export async function unwrap<Data>(
  call: Promise<Answer<Data>>,
  { skipHooks = [] }: { skipHooks?: readonly Hook[] } = {},
): Promise<Body<Data>> {
  try {
    const { data, error, response } = await call;
    if (!response.ok) throw errorFromAnswer(response, error);
    if (!hasBody(data, response)) throw new ApiError('unreadable', { status: response.status });
    return data;
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : new ApiError('unreadable', { cause: thrown });
    error.handled ||= offer(error, skipHooks);
    throw error;
  }
}

/** For the types: readable.ts has refused an answer without the body that the contract promises. */
function hasBody<Data>(data: Data | undefined, response: Response): data is Body<Data> & Data {
  return data !== undefined || isWithoutBody(response);
}

function offer(error: ApiError, skipHooks: readonly Hook[]): boolean {
  const { onObligation, onForbidden, onSessionMissing } = apiConfiguration();
  if (error.obligation) return !skipHooks.includes('obligation') && onObligation(error.obligation, error) === true;
  if (isForbidden(error)) return !skipHooks.includes('forbidden') && onForbidden(error) === true;
  if (error.status === 401 && error.code === 'MISSING_SESSION_COOKIE')
    return !skipHooks.includes('session') && onSessionMissing(error) === true;
  return false;
}

/**
 * "A 403 redirects to the unauthorized page. The forbidden and too-many-attempts case is thrown on." (see
 * docs/product/8-errors.md#handling).
 */
function isForbidden(error: ApiError): boolean {
  return error.status === 403 && error.code !== 'TOO_MANY_ATTEMPTS' && error.code !== 'CSRF_TOKEN_INVALID';
}
