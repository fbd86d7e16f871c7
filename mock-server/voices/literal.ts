import { operations } from '../../openapi/generated/operations';
import { documents, isObject, resolve } from '../contract/documents';
import type { OperationId } from '../contract/types';
import { answerSchema, declaredStatuses, hasOptionalBody } from '../contract/validators';
import type { Answer } from '../handlers/define';

type Json = Readonly<Record<string, unknown>>;

/**
 * Rewrites a successful response as a backend would send it that knows only the product description. It swaps bodies
 * that carry no information: a 204 for a body, an empty 200 for a 204. In all other bodies it drops fields marked
 * `x-inferred` and empty optional fields, and unwraps lists.
 */
export function literally(id: OperationId, answer: Answer): Answer {
  const { status } = answer;
  if (status >= 300) return answer;
  const mayBeEmpty = declaredStatuses(id).includes(204);
  if (status === 204) return hasOptionalBody(id, 200) ? { ...answer, status: 200, body: undefined } : answer;
  if (hasOptionalBody(id, status) && mayBeEmpty) return { ...answer, status: 204, body: undefined };
  const body = namedOnly(documents[operations[id].service], answerSchema(id, status), answer.body);
  return mayBeEmpty && isEmpty(body) ? { ...answer, status: 204, body: undefined } : { ...answer, body };
}

function namedOnly(document: Json, schema: unknown, value: unknown): unknown {
  const rule = resolve(document, schema);
  if (!isObject(rule)) return value;
  const listIn = rule['x-list-in'];
  if (typeof listIn === 'string' && isObject(value)) return namedOnly(document, rule, value[listIn]);
  if (Array.isArray(rule['oneOf'])) return namedOnly(document, fitting(document, rule['oneOf'], value), value);
  if (Array.isArray(value)) return value.map((item: unknown) => namedOnly(document, rule['items'], item));
  if (!isObject(value)) return value;
  const properties = isObject(rule['properties']) ? rule['properties'] : {};
  const required: unknown[] = Array.isArray(rule['required']) ? rule['required'] : [];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      if (isInferred(document, properties[name])) return [];
      const named = namedOnly(document, properties[name], field);
      return isEmpty(named) && !required.includes(name) ? [] : [[name, named]];
    }),
  );
}

/** The alternative that has all fields of the value, or that is a list when the value is a list. */
function fitting(document: Json, choices: readonly unknown[], value: unknown): unknown {
  return choices.find((choice) => {
    const rule = resolve(document, choice);
    if (!isObject(rule)) return false;
    if (!isObject(value)) return Array.isArray(value) === (rule['type'] === 'array');
    const { properties } = rule;
    return isObject(properties) && Object.keys(value).every((name) => name in properties);
  });
}

/** Whether docs/product does not name a field: the field or its referenced schema has the mark `x-inferred`. */
function isInferred(document: Json, property: unknown): boolean {
  const target = resolve(document, property);
  return [property, target].some((one) => isObject(one) && one['x-inferred'] === true);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
