import { type OperationId, operations } from '../../../openapi/generated/operations';
import { documents, isObject, lookUp, resolve } from '../../../mock-server/contract/documents';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: unknown;
  /** `x-may-ignore`: a service may do its work whatever the header says. */
  mayIgnore: boolean;
  /** `x-issued`: only a response gives a value, so none can be made. */
  isIssued: boolean;
}

/** A trace id has its own cases, and a service ignores a `traceparent` that it cannot read. */
const tracing: ReadonlySet<string> = new Set(['X-Trace-Id', 'traceparent']);

/** The headers for tracing are not among them. */
export function parametersOf(id: OperationId): Parameter[] {
  const { service, path, method } = operations[id];
  const document = documents[service];
  const lists = [
    lookUp(document, ['paths', path, 'parameters']),
    lookUp(document, ['paths', path, method.toLowerCase(), 'parameters']),
  ];
  return lists
    .flatMap((items) => (Array.isArray(items) ? items : []))
    .flatMap((item: unknown): Parameter[] => {
      const found = resolve(document, item);
      if (!isObject(found) || typeof found['name'] !== 'string' || tracing.has(found['name'])) return [];
      const place = found['in'];
      if (place !== 'path' && place !== 'query' && place !== 'header') return [];
      return [
        {
          name: found['name'],
          in: place,
          required: found['required'] === true,
          schema: found['schema'],
          mayIgnore: found['x-may-ignore'] === true,
          isIssued: found['x-issued'] === true,
        },
      ];
    });
}
