import type { ParameterPlace, Problem } from '../contract/contract';
import { controlContract, type ControlOperation } from './document';

export function controlBodyProblem(operation: ControlOperation, body: unknown): Problem | undefined {
  const { types, required } = controlContract.bodyRule(operation);
  if (body === undefined) return required ? { path: '', message: 'a JSON body is required' } : undefined;
  if (types.length === 0) return { path: '', message: 'this call takes no body' };
  return controlContract.requestBody(operation, 'application/json')(body)[0];
}

/** Coerces the path or query values in place. */
export function controlParameterProblem(
  operation: ControlOperation,
  place: ParameterPlace,
  values: Record<string, unknown>,
): Problem | undefined {
  return controlContract.parameters(operation, place)(values)[0];
}

/** Says what is wrong, and names the field. */
export function inWords({ path, message }: Problem): string {
  return path === '' ? message : `"${path.slice(1, 100).replaceAll('/', '.')}" ${message}`;
}
