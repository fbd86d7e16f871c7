import { errorCodesAt } from '../contract/error-codes';
import type { OperationId } from '../contract/types';
import { failure, type ServiceResponse } from '../http/envelope';
import type { World } from '../world/world';

export interface Submission {
  world: World;
  id: OperationId;
  /** The `Idempotency-Key` of the request. */
  key: string | undefined;
  /** The CSRF token of the browser, because another browser may use the same key. */
  browser: string;
  /** The id of who signed in. Sign-in need not renew the CSRF token. */
  owner: string | null;
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  traceId: string;
}

/**
 * Runs a submission once. A repetition with the same key gets the first response again, without its cookies. The same
 * key with another request gets 422 IDEMPOTENCY_KEY_REUSED. A response of 500 or more is not kept, so that a repetition
 * tries again (see docs/decisions/names.md).
 */
export function runOnce(submission: Submission, run: Run): ServiceResponse | Promise<ServiceResponse> {
  const { id, key } = submission;
  return key === undefined || !takesKeys(id) ? run() : runWithKey(submission, key, run);
}

type Run = () => ServiceResponse | Promise<ServiceResponse>;

async function runWithKey(submission: Submission, key: string, run: Run): Promise<ServiceResponse> {
  const { world, id, browser, owner, path, query, body, traceId } = submission;
  const name = JSON.stringify([id, owner, browser, key]);
  const request = JSON.stringify([path, query, body]);
  const first = world.responses.find(name, world.clock.now());
  if (first) return first.request === request ? first.result : failure(422, 'IDEMPOTENCY_KEY_REUSED', traceId);
  const response = await run();
  if (response.status < 500) world.responses.keep({ key: name, request, result: response, at: world.clock.now() });
  return response;
}

/** An operation that takes keys declares their refusal. */
function takesKeys(id: OperationId): boolean {
  return errorCodesAt(id, 422).includes('IDEMPOTENCY_KEY_REUSED');
}
