import { operations } from '../../openapi/generated/operations';
import { errorCodesAt } from '../contract/error-codes';
import { operationIds, operationsNamed } from '../contract/routes';
import type { OperationId } from '../contract/types';
import type { Problem } from '../contract/contract';
import { checkResponse, checkResponseHeaders } from '../contract/validators';
import { faultHeaders, faultStatus } from './fault';
import type { FaultRule } from '../world/faults';
import { nearest } from '../contract/nearest';

/** The message says what to write instead. */
export class FaultRuleError extends Error {
  override name = 'FaultRuleError';

  /** @param field that is wrong: `/operationId` */
  constructor(
    readonly code: 'MALFORMED_REQUEST' | 'OFF_CONTRACT',
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/**
 * Checks that a fault has an effect and that its operation exists. Without `offSpec`, its response must fit the
 * contract. An error status without a code gets the first code that each operation declares for it.
 * @throws FaultRuleError
 */
export function checkedRule(draft: Partial<FaultRule>): FaultRule {
  const rule = { ...draft, operationId: draft.operationId ?? '*' };
  const { status, code, body, delayMs, jitterMs, bytesPerSecond, drop, truncate } = rule;
  if ((draft.operationId === undefined) === (draft.service === undefined))
    throw new FaultRuleError('MALFORMED_REQUEST', 'Give operationId or service: what the fault hits.');
  const targets = operationsNamed(rule);
  if (targets.length === 0) {
    const services = [...new Set(operationIds.map((id) => operations[id].service))];
    const [field, name, known] = draft.service
      ? (['service', draft.service, services] as const)
      : (['operation', rule.operationId, operationIds] as const);
    throw new FaultRuleError(
      'MALFORMED_REQUEST',
      `There is no ${field} "${name}". Did you mean "${nearest(name, known)}"?`,
      draft.service ? '/service' : '/operationId',
    );
  }
  const effects = [status, code, body, delayMs, jitterMs, bytesPerSecond];
  if (effects.every((one) => one === undefined) && !drop && !truncate)
    throw new FaultRuleError(
      'MALFORMED_REQUEST',
      'This fault would do nothing: give it a status, code, body, delayMs, bytesPerSecond, drop or truncate.',
    );
  if (rule.times !== undefined && rule.nth !== undefined)
    throw new FaultRuleError('MALFORMED_REQUEST', 'Give times or nth: the nth call is one call.', '/nth');
  if (rule.every !== undefined && rule.nth !== undefined)
    throw new FaultRuleError('MALFORMED_REQUEST', 'Give every or nth: the nth call is one call.', '/nth');
  if (status === undefined && code === undefined && body === undefined) return rule;
  const [first, ...more] = targets;
  const whole = first === undefined || more.length > 0 ? rule : completed(rule, first);
  if (rule.offSpec) return whole;
  for (const id of targets) {
    const problem = offContract(id, whole);
    if (problem)
      throw new FaultRuleError(
        'OFF_CONTRACT',
        `${problem.message} If a response off the contract is what you want, say "offSpec": true.`,
        problem.path,
      );
  }
  return whole;
}

/** Fills in the status or the code that a fault for one operation leaves out. */
function completed(rule: FaultRule, id: OperationId): FaultRule {
  const status = faultStatus(rule, id);
  const code = rule.code ?? errorCodesAt(id, status)[0];
  return code === undefined || rule.body !== undefined ? rule : { ...rule, status, code };
}

/** Why the fault's response breaks the contract, as a sentence, and the field of the fault; undefined when it fits. */
function offContract(id: OperationId, rule: FaultRule): Problem | undefined {
  return bodyOffContract(id, rule) ?? headersOffContract(id, rule);
}

function headersOffContract(id: OperationId, rule: FaultRule): Problem | undefined {
  const status = faultStatus(rule, id);
  // The mock server adds the trace id to every response.
  const headers = [...faultHeaders(rule, status), ['X-Trace-Id', 'trace'] satisfies [string, string]];
  const [problem] = checkResponseHeaders(id, status, headers);
  return (
    problem && {
      path: '/headers',
      message: `The headers do not fit the contract of ${id} at ${status}: ${problem.path} ${problem.message}.`,
    }
  );
}

function bodyOffContract(id: OperationId, rule: FaultRule): Problem | undefined {
  const { code, body } = rule;
  const status = faultStatus(rule, id);
  if (body === undefined && status >= 400) {
    const codes = errorCodesAt(id, status);
    if (codes.length === 0)
      return {
        path: '/status',
        message: `${id} does not declare status ${status} (it declares ${Object.keys(operations[id].errorCodes).join(', ')}).`,
      };
    if (code !== undefined && !codes.includes(code))
      return {
        path: '/code',
        message: `${id} does not declare the code ${code} at ${status} (it declares ${codes.join(', ')}).`,
      };
    return undefined;
  }
  if (code !== undefined && body !== undefined)
    return { path: '/code', message: 'A fault has a code or a body: the body holds its own code.' };
  if (typeof body === 'string')
    return { path: '/body', message: `The body of ${id} is JSON by the contract, not text.` };
  const [problem] = checkResponse(id, status, body);
  return (
    problem && {
      path: `/body${problem.path}`,
      message: `The response does not fit the contract of ${id} at ${status}: ${problem.path || 'the body'} ${problem.message}.`,
    }
  );
}
