import type { ParameterPlace, Problem } from '../contract/contract';
import { controlContract, type ControlOperation } from './document';

/** The message says what is wrong, and names the field. */
export interface ControlProblem {
  field: string;
  message: string;
}

export function controlBodyProblem(operation: ControlOperation, body: unknown): ControlProblem | undefined {
  const { types, required } = controlContract.bodyRule(operation);
  if (body === undefined) return required ? { field: '', message: 'a JSON body is required' } : undefined;
  if (types.length === 0) return { field: '', message: 'this call takes no body' };
  return firstOf(controlContract.requestBody(operation, 'application/json')(body));
}

/** Coerces the path or query values in place. */
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
