import { describe, expect, test } from 'vitest';
import { documents, isObject } from '../../mock-server/contract/documents';
import { changesSinceBaseline } from '../../scripts/contract/breaking/baseline';
import { breakingChanges } from '../../scripts/contract/breaking/compare';

test('the contract keeps everything that the released contract had', () => {
  // After a deliberate change, inform the owners of the service. Then run "npm run contract -- --set-baseline", and
  // commit with the reason.
  expect(changesSinceBaseline()).toEqual([]);
});

test.each(Object.entries(documents))('%s differs from itself in nothing', (_service, document) => {
  expect(breakingChanges(document, document)).toEqual([]);
});

const contract: Record<string, unknown> = {
  servers: [{ url: '/api/v0' }],
  paths: {
    '/things': {
      post: {
        operationId: 'makeThing',
        security: [{ csrf: [] }],
        parameters: [{ name: 'page', in: 'query', required: false, schema: { type: 'integer', maximum: 50 } }],
        requestBody: {
          required: false,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string', minLength: 1, maxLength: 40 },
                  kind: { enum: ['small', 'large'] },
                  tags: { type: 'array', items: { type: 'string' } },
                },
              },
            },
            'application/x-www-form-urlencoded': { schema: { type: 'object' } },
          },
        },
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          '422': { 'x-error-codes': ['LENGTH_RULE', 'INVALID_TOKEN'] },
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'state'],
        properties: {
          id: { type: 'string' },
          state: { enum: ['open', 'done'] },
          level: { type: ['integer', 'string'], maximum: 4, maxLength: 10 },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        },
      },
    },
  },
};

/** Returns the contract with another value at `place`. `undefined` removes the value there. */
function changed(place: readonly string[], next: unknown, value: unknown = contract): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (String(i) === key ? changed(rest, next, item) : item));
  const { [key]: old, ...others } = isObject(value) ? value : {};
  const made = changed(rest, next, old);
  return made === undefined ? others : { ...others, [key]: made };
}

const operation = ['paths', '/things', 'post'];
const request = [...operation, 'requestBody', 'content'];
const body = [...request, 'application/json', 'schema'];
const thing = ['components', 'schemas', 'Thing'];

const breaking: [name: string, place: string[], value: unknown, told: RegExp][] = [
  ['an operation that is gone', operation, undefined, /the operation is gone/],
  ['a path that is gone', ['paths', '/things'], undefined, /the operation is gone/],
  ['another base path', ['servers', '0', 'url'], '/api/v1', /base path \/api\/v0 is now \/api\/v1/],
  ['another operationId', [...operation, 'operationId'], 'createThing', /operationId makeThing is now createThing/],
  [
    'a session that is now needed',
    [...operation, 'security'],
    [{ csrf: [], session: [] }],
    /comes with csrf is not let in/,
  ],
  ['a parameter that is gone', [...operation, 'parameters'], [], /query parameter page is gone/],
  [
    'a parameter that is now required',
    [...operation, 'parameters', '0', 'required'],
    true,
    /query parameter page is now required/,
  ],
  [
    'a new parameter that is required',
    [...operation, 'parameters', '0'],
    { name: 'size', in: 'query', required: true, schema: {} },
    /query parameter size is new and required/,
  ],
  ['a lower limit', [...operation, 'parameters', '0', 'schema', 'maximum'], 10, /maximum 10 and had 50/],
  ['a body that is now required', [...operation, 'requestBody', 'required'], true, /a body is now required/],
  [
    'a content type that is not taken any more',
    [...request, 'application/x-www-form-urlencoded'],
    undefined,
    /not taken as application\/x-www-form-urlencoded/,
  ],
  [
    'a field of the request that is now required',
    [...body, 'required'],
    ['name', 'kind'],
    /body\/kind is now required/,
  ],
  ['a field of the request that is gone', [...body, 'properties', 'tags'], undefined, /body\/tags is gone/],
  ['a shorter text', [...body, 'properties', 'name', 'maxLength'], 20, /maxLength 20 and had 40/],
  ['a longer least length', [...body, 'properties', 'name', 'minLength'], 5, /minLength 5 and had 1/],
  ['a pattern', [...body, 'properties', 'name', 'pattern'], '^a', /another pattern/],
  ['another type', [...body, 'properties', 'name', 'type'], 'integer', /body\/name is integer and was string/],
  ['a value that is not taken any more', [...body, 'properties', 'kind', 'enum'], ['small'], /does not take "large"/],
  [
    'another type of the items',
    [...body, 'properties', 'tags', 'items', 'type'],
    'number',
    /body\/tags\/items is number and was string/,
  ],
  ['a good status that is gone', [...operation, 'responses', '200'], undefined, /status 200 is gone/],
  ['a new good status', [...operation, 'responses', '202'], {}, /status 202 is new/],
  [
    'an error code that is gone',
    [...operation, 'responses', '422', 'x-error-codes'],
    ['LENGTH_RULE'],
    /code INVALID_TOKEN at 422 is gone/,
  ],
  [
    'a response in another type',
    [...operation, 'responses', '200', 'content'],
    { 'text/html': {} },
    /not given as application\/json/,
  ],
  ['a field of the response that is gone', [...thing, 'properties', 'state'], undefined, /response 200\/state is gone/],
  [
    'a field of the response that may be left out',
    [...thing, 'required'],
    ['id'],
    /response 200\/state may now be left out/,
  ],
  [
    'a field of the response that may be null',
    [...thing, 'properties', 'id', 'type'],
    ['string', 'null'],
    /response 200\/id is string or null and was string/,
  ],
  [
    'a choice with a further type',
    [...thing, 'properties', 'level'],
    { oneOf: [{ type: 'integer', maximum: 4 }, { type: 'string', maxLength: 10 }, { type: 'boolean' }] },
    /response 200\/level is integer or string or boolean and was integer or string/,
  ],
  [
    'a value of the response that callers do not know',
    [...thing, 'properties', 'state', 'enum'],
    ['open', 'done', 'lost'],
    /response 200\/state may now be "lost"/,
  ],
];

describe('the check reports a breaking change', () => {
  test.each(breaking)('%s', (_name, place, value, told) => {
    const after = changed(place, value);
    expect(
      breakingChanges(contract, isObject(after) ? after : {})
        .map(({ what }) => what)
        .join('\n'),
    ).toMatch(told);
  });
});

const kept: [name: string, place: string[], value: unknown][] = [
  ['a new operation', ['paths', '/others'], { get: { operationId: 'other', responses: {} } }],
  [
    'a new parameter that may be left out',
    [...operation, 'parameters', '1'],
    { name: 'size', in: 'query', schema: {} },
  ],
  ['a new field of the request that may be left out', [...body, 'properties', 'note'], { type: 'string' }],
  ['a longer text', [...body, 'properties', 'name', 'maxLength'], 80],
  ['another value that is taken', [...body, 'properties', 'kind', 'enum'], ['small', 'large', 'huge']],
  ['a new field of the response', [...thing, 'properties', 'note'], { type: 'string' }],
  [
    'a new error code',
    [...operation, 'responses', '422', 'x-error-codes'],
    ['LENGTH_RULE', 'INVALID_TOKEN', 'INVALID_EMAIL'],
  ],
  [
    'a choice of types in place of a list of types',
    [...thing, 'properties', 'level'],
    {
      oneOf: [
        { type: 'integer', maximum: 4 },
        { type: 'string', maxLength: 10 },
      ],
    },
  ],
  ['a way in without CSRF token', [...operation, 'security'], [{ csrf: [] }, {}]],
];

describe('the check accepts a change that breaks no client', () => {
  test.each(kept)('%s', (_name, place, value) => {
    const after = changed(place, value);
    expect(breakingChanges(contract, isObject(after) ? after : {})).toEqual([]);
  });
});
