import { ApiError, errorFromAnswer } from './api-error';
import { apiConfiguration } from '../configure';
import type { ErrorCode } from './error-codes';

/** What a call of an openapi-fetch client resolves to. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** What the app handles for every call, unless the caller says that it does so itself. */
export type Hook = 'obligation' | 'forbidden' | 'session';

export interface UnwrapOptions {
  /** What the caller handles itself; the sign-in, for one, checks obligations itself. */
  skipHooks?: readonly Hook[];
  /** The caller's table of codes: a 403 with one of them is the caller's, any other leads to the unauthorized page. */
  table?: { readonly [code in ErrorCode]?: unknown };
}

/**
 * A body that the contract leaves open cannot be read (`done`), and one that may be left out is not promised
 * (`unwrapIfAny`).
 */
type Read<Data> = unknown extends Data ? never : undefined extends Data ? never : Data;

/**
 * Turns a call into its data, or throws. Fields that are null are left out: absent and null mean the same.
 *
 * A missing session, obligations and 403 are first offered to the hooks of `configureApi`, unless the options name
 * them.
 * @throws ApiError always of this type; `unreadable` for a good answer without a body; `handled` tells that a hook has
 *   taken over
 */
export async function unwrap<Data>(call: Promise<Answer<Data>>, options?: UnwrapOptions): Promise<Read<Data>> {
  return taken(call, options, hasBody);
}

/** Like `unwrap`, for a body that may be left out: undefined then. */
export async function unwrapIfAny<Data>(
  call: Promise<Answer<Data>>,
  options?: UnwrapOptions,
): Promise<Data | undefined> {
  return taken(call, options, isAny);
}

/**
 * Waits until a call is done whose body nobody reads: with a 204, an empty 200 or any body it is. @throws ApiError, as
 * `unwrap` does
 */
export async function done(call: Promise<Answer<unknown>>, options?: UnwrapOptions): Promise<void> {
  await taken(call, options, isAny);
}

async function taken<Data, Result extends Data | undefined>(
  call: Promise<Answer<Data>>,
  { skipHooks = [], table = {} }: UnwrapOptions = {},
  isEnough: (data: Data | undefined) => data is Result,
): Promise<Result> {
  try {
    const { data, error, response } = await call;
    if (!response.ok) throw errorFromAnswer(response, error);
    dropNulls(data);
    if (!isEnough(data))
      throw new ApiError('unreadable', {
        status: response.status,
        traceId: response.headers.get('X-Trace-Id') ?? undefined,
      });
    return data;
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : new ApiError('unreadable', { cause: thrown });
    error.handled ||= offer(error, skipHooks, table);
    throw error;
  }
}

function hasBody<Data>(data: Data | undefined): data is Read<Data> & Data {
  return data !== undefined;
}

function isAny<Data>(_data: Data | undefined): _data is Data | undefined {
  return true;
}

/**
 * Takes the fields and items that are null out of an answer, in place: it has just been parsed, and is nobody else's.
 */
function dropNulls(value: unknown): void {
  if (Array.isArray(value)) {
    for (let i = value.length - 1; i >= 0; i -= 1) if (value[i] === null) value.splice(i, 1);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    if (field === null) Reflect.deleteProperty(value, key);
    else dropNulls(field);
  }
}

/**
 * Whether the answer says that there is no session: by its status, or by its code, which some services send with a 403.
 */
export function isSessionMissing(error: ApiError): boolean {
  return error.status === 401 || error.code === 'MISSING_SESSION_COOKIE';
}

function offer(error: ApiError, skipHooks: readonly Hook[], table: NonNullable<UnwrapOptions['table']>): boolean {
  const { onObligation, onForbidden, onSessionMissing } = apiConfiguration();
  // Before the status: some services say so with a 403.
  if (error.code === 'MISSING_SESSION_COOKIE')
    return !skipHooks.includes('session') && onSessionMissing(error) === true;
  if (error.obligation) return !skipHooks.includes('obligation') && onObligation(error.obligation, error) === true;
  if (isForbidden(error, table)) return !skipHooks.includes('forbidden') && onForbidden(error) === true;
  return false;
}

/** "A 403 redirects to the unauthorized page. The forbidden and too-many-attempts case is thrown on." */
function isForbidden(error: ApiError, table: NonNullable<UnwrapOptions['table']>): boolean {
  if (error.status !== 403 || error.code === 'TOO_MANY_ATTEMPTS' || error.code === 'CSRF_TOKEN_INVALID') return false;
  return ![error, ...error.errors].some(({ code }) => code !== 'UNKNOWN_ERROR' && Object.hasOwn(table, code));
}
