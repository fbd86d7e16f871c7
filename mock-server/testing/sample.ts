import { type OperationId, operations } from '../../openapi/generated/operations';
import { documents, isObject, lookUp, refKeys } from '../contract/documents';
import { requestBodyRule } from '../contract/validators';
import { sampleValues } from '../contract/sample-values';

export interface Sample {
  path: Record<string, string>;
  query: Record<string, string>;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** The first example of the body in the contract; undefined when it has none. */
  body: unknown;
}

/**
 * A valid input for an operation: its required parameters, and the first example of its body.
 * @throws Error when `sampleValues` has no entry for a required parameter
 */
export function sampleOf(id: OperationId): Sample {
  const { service, path, method } = operations[id];
  const document = documents[service];
  const keys = ['paths', path, method.toLowerCase()];
  const sample: Sample = { path: {}, query: {}, headers: {}, body: undefined };
  const declared = lookUp(document, [...keys, 'parameters']);
  for (const item of Array.isArray(declared) ? declared : []) {
    const reference = refKeys(item);
    const parameter = reference ? lookUp(document, reference) : item;
    if (!isObject(parameter) || parameter['required'] !== true || typeof parameter['name'] !== 'string') continue;
    const value = sampleValues[parameter['name']];
    if (value === undefined)
      throw new Error(
        `No sample value is known for the parameter "${parameter['name']}" of ${id}: add one to contract/sample-values.ts.`,
      );
    if (parameter['in'] === 'path') sample.path[parameter['name']] = value;
    if (parameter['in'] === 'query') sample.query[parameter['name']] = value;
    if (parameter['in'] === 'header') sample.headers[parameter['name'].toLowerCase()] = value;
  }
  const type = requestBodyRule(id).types[0];
  const examples =
    type === undefined ? undefined : lookUp(document, [...keys, 'requestBody', 'content', type, 'examples']);
  const first = isObject(examples) ? Object.keys(examples)[0] : undefined;
  if (type !== undefined && first !== undefined)
    sample.body = lookUp(document, [...keys, 'requestBody', 'content', type, 'examples', first, 'value']);
  return sample;
}
