import { isObject, resolve } from '../contract/documents';
import type { OperationId } from '../contract/types';
import { declaredStatuses, hasOptionalBody } from '../contract/validators';
import type { ServiceResponse } from '../wire/service-response';
import { propertiesOf, type Rule, ruleFor, ruleOf, ruleOfField, ruleOfItems } from './schema';

/**
 * Rewrites a response into the form of a backend that knows only the product description. In a successful response it
 * swaps bodies that carry no information: a 204 for a body, an empty 200 for a 204. In all other bodies it drops fields
 * marked `x-inferred` and empty optional fields, and unwraps lists.
 */
export function literally(id: OperationId, response: ServiceResponse): ServiceResponse {
  const { status } = response;
  if (status >= 300) return response;
  const mayBeEmpty = declaredStatuses(id).includes(204);
  if (status === 204) return hasOptionalBody(id, 200) ? { ...response, status: 200, body: undefined } : response;
  if (hasOptionalBody(id, status) && mayBeEmpty) return { ...response, status: 204, body: undefined };
  const body = namedOnly(ruleOf(id, status), response.body);
  return mayBeEmpty && isEmpty(body) ? { ...response, status: 204, body: undefined } : { ...response, body };
}

function namedOnly(rule: Rule | undefined, value: unknown): unknown {
  if (rule === undefined) return value;
  const listIn = rule.schema['x-list-in'];
  if (typeof listIn === 'string' && isObject(value)) return namedOnly(rule, value[listIn]);
  const own = ruleFor(rule, value);
  if (own === undefined) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => namedOnly(ruleOfItems(own), item));
  if (!isObject(value)) return value;
  const properties = propertiesOf(own.schema);
  const required: unknown[] = Array.isArray(own.schema['required']) ? own.schema['required'] : [];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      if (isInferred(own, properties[name])) return [];
      const named = namedOnly(ruleOfField(own, name), field);
      return isEmpty(named) && !required.includes(name) ? [] : [[name, named]];
    }),
  );
}

/** docs/product does not name a field when the field or its referenced schema has the mark `x-inferred`. */
function isInferred({ document }: Rule, property: unknown): boolean {
  return [property, resolve(document, property)].some((one) => isObject(one) && one['x-inferred'] === true);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
