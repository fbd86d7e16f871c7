import { ApiError, type ErrorCode, errorFromResponse, traceIdOfResponse } from './api-error';
import { watched } from './reads';
import { apiConfiguration, type Resumption } from '../configure';

interface FetchResponse<Data, Refusal = unknown> {
  data?: Data;
  error?: Refusal;
  response: Response;
}

/** The refusals that the app handles for every call, unless the caller opts out. */
export type Hook = 'obligation' | 'forbidden' | 'session';

/** For a call whose refusal must not navigate the user away from the page. */
export const everyHook: readonly Hook[] = ['obligation', 'forbidden', 'session'];

export interface UnwrapOptions {
  /** Hooks that the app must not run for this call. Sign-in, for example, handles obligations itself. */
  skipHooks?: readonly Hook[];
  /**
   * The caller's outcomes by code. The caller handles a 403 with one of these codes; any other 403 runs the forbidden
   * hook.
   */
  table?: { readonly [code in ErrorCode]?: unknown };
  /** Where a change goes on after a step-up. Null when it does not: the user does it again, on the current page. */
  resume?: Resumption | null;
}

/** The options of a call that may need a step-up. */
export type StepUpOptions = UnwrapOptions & { resume: Resumption | null };

/** The contract declares a step-up by a 412 of its own (`StepUpEnvelope`). Such a call has to say how it goes on. */
type OptionsOf<Refusal> = [Extract<Refusal, { code: 'BLOCKED_BY_OBLIGATION' }>] extends [never]
  ? [options?: Omit<UnwrapOptions, 'resume'>]
  : [options: StepUpOptions];

/**
 * `unwrap` accepts only calls with a required body. Use `done` when the contract declares no type, and `unwrapIfAny`
 * for an optional body.
 */
type Read<Data> = unknown extends Data ? never : undefined extends Data ? never : Data;

/**
 * Waits for a call and returns its body.
 *
 * For a missing session, an obligation or a 403 it first runs the hooks of `configureApi`, except those in `skipHooks`.
 * When the page's session has ended or changed during the call, the refusal counts as handled, and no hook runs.
 * @throws ApiError for every failure; kind `unreadable` when a successful response has no body; `handled` is true when
 *   a hook has taken over
 */
export async function unwrap<Data, Refusal>(
  call: Promise<FetchResponse<Data, Refusal>>,
  ...[options]: OptionsOf<Refusal>
): Promise<Read<Data>> {
  return readResponse(call, options, hasBody);
}

export async function unwrapIfAny<Data, Refusal>(
  call: Promise<FetchResponse<Data, Refusal>>,
  ...[options]: OptionsOf<Refusal>
): Promise<Data | undefined> {
  return readResponse(call, options, isAny);
}

/**
 * Waits for a call whose body is irrelevant: a 204, an empty 200 and any body all count as success.
 * @throws ApiError like `unwrap`
 */
export async function done<Refusal>(
  call: Promise<FetchResponse<unknown, Refusal>>,
  ...[options]: OptionsOf<Refusal>
): Promise<void> {
  await readResponse(call, options, isAny);
}

/** Waits for a call and returns its body, if `isEnough` accepts it. Runs the hooks of the app for a refusal. */
async function readResponse<Data, Result extends Data | undefined>(
  call: Promise<FetchResponse<Data>>,
  options: UnwrapOptions = {},
  isEnough: (data: Data | undefined) => data is Result,
): Promise<Result> {
  const began = apiConfiguration().session();
  try {
    const { data, error, response } = import.meta.env.DEV ? watched(await call) : await call;
    if (!response.ok) throw errorFromResponse(response, error);
    if (!isEnough(data))
      throw new ApiError('unreadable', {
        status: response.status,
        traceId: traceIdOfResponse(response),
      });
    return data;
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : new ApiError('unreadable', { cause: thrown });
    error.isLate = began !== apiConfiguration().session();
    error.handled ||= runHooks(error, options);
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
 * Whether the response reports a missing session, by its status or by its code. Some services send the code with a 403.
 */
export function isSessionMissing(error: ApiError): boolean {
  return error.status === 401 || error.code === 'MISSING_SESSION_COOKIE';
}

/** Runs the hook of the app for this refusal, unless the caller handles it. Returns whether the app has taken over. */
function runHooks(error: ApiError, { skipHooks = [], table = {}, resume }: UnwrapOptions): boolean {
  const { onObligation, onForbidden, onSessionMissing, onOtherPerson } = apiConfiguration();
  // No caller can handle a session of another person.
  if (error.code === 'SESSION_OF_ANOTHER_PERSON') return onOtherPerson(error) === true;
  /** The page already shows what follows the end of the session. A late response must not lead it elsewhere. */
  const run = (hook: Hook, act: () => boolean | void) => !skipHooks.includes(hook) && (error.isLate || act() === true);
  const { obligation } = error;
  // Check the code before the status: some services send it with a 403.
  if (error.code === 'MISSING_SESSION_COOKIE') return run('session', () => onSessionMissing(error));
  if (obligation) return run('obligation', () => onObligation(obligation, error, resume ?? undefined));
  if (isForbidden(error, table)) return run('forbidden', () => onForbidden(error));
  return false;
}

/**
 * "A 403 redirects to the unauthorized page. The forbidden and too-many-attempts case is thrown on." Without an
 * envelope it is no word of the service: a firewall or a hotel's network says nothing of the user's rights.
 */
function isForbidden(error: ApiError, table: NonNullable<UnwrapOptions['table']>): boolean {
  if (!error.isOfService) return false;
  if (error.status !== 403 || error.code === 'TOO_MANY_ATTEMPTS' || error.code === 'CSRF_TOKEN_INVALID') return false;
  return ![error, ...error.errors].some(({ code }) => code !== 'UNKNOWN_ERROR' && Object.hasOwn(table, code));
}
