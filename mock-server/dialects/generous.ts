import { isObject } from '../contract/documents';
import type { OperationId } from '../contract/types';
import type { ServiceResponse } from '../wire/service-response';
import type { MockResponse } from '../wire/http';
import { propertiesOf, type Rule, ruleFor, ruleOf, ruleOfField, ruleOfItems } from './schema';

/** No contract has these fields. Every object gets them. */
const MORE_AT_START = { apiVersion: 7, _links: { self: { href: '/somewhere' } } };
const MORE_AT_END = { internalNotes: null, tags: ['a', 'b'] };

/**
 * Rewrites a response into the form of a backend that says more than the product names. Every object has further
 * fields, and its fields in the opposite order. A bare list comes in an object, and the origin of a URL ends in a slash.
 */
export function generously(id: OperationId, response: ServiceResponse): ServiceResponse {
  if (response.body === undefined || response.body === null) return response;
  const rule = ruleOf(id, response.status);
  if (rule === undefined) return response;
  const body = enriched(rule, response.body);
  return { ...response, body: Array.isArray(body) ? { total: body.length, items: body, next: null } : body };
}

/** Writes every header name in lower case, and declares JSON as plain text. */
export function inLowerCase(_id: OperationId, sent: MockResponse): MockResponse {
  return {
    ...sent,
    headers: sent.headers.map(([name, value]): [string, string] => [
      name.toLowerCase(),
      name.toLowerCase() === 'content-type' && value === 'application/json' ? 'text/plain; charset=utf-8' : value,
    ]),
  };
}

function enriched(rule: Rule | undefined, value: unknown): unknown {
  if (typeof value === 'string') return /^https?:\/\/[^/]+$/.test(value) ? `${value}/` : value;
  const own = rule && ruleFor(rule, value);
  if (own === undefined) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => enriched(ruleOfItems(own), item));
  if (!isObject(value)) return value;
  // An object without declared fields is a table of free names, such as texts. A further field would be another entry.
  if (Object.keys(propertiesOf(own.schema)).length === 0) return value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    enriched(ruleOfField(own, name), field),
  ]);
  return { ...MORE_AT_START, ...Object.fromEntries(fields.reverse()), ...MORE_AT_END };
}
