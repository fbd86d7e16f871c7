import type { ParameterPlace, Problem } from '../contract/contract';
import { controlContract, type ControlOperation } from './document';

/** Where a value breaks control.yaml, and what is wrong in words that name the field. */
export interface ControlProblem {
  field: string;
  message: string;
}

/** Checks the body of a control call. */
export function controlBodyProblem(operation: ControlOperation, body: unknown): ControlProblem | undefined {
  const { types, required } = controlContract.bodyRule(operation);
  if (body === undefined) return required ? { field: '', message: 'a JSON body is required' } : undefined;
  if (types.length === 0) return { field: '', message: 'this call takes no body' };
  return firstOf(controlContract.requestBody(operation, 'application/json')(body));
}

/** Checks the path or query values of a control call and coerces them in place. */
export function controlParameterProblem(
  operation: ControlOperation,
  place: ParameterPlace,
  values: Record<string, unknown>,
): ControlProblem | undefined {
  return firstOf(controlContract.parameters(operation, place)(values));
}

function firstOf([first]: Problem[]): ControlProblem | undefined {
  if (!first) return undefined;
  const { path, message } = first;
  const where = path === '' ? '' : `"${path.slice(1, 100).replaceAll('/', '.')}" `;
  return { field: path, message: `${where}${message}` };
}
