import type { ServiceName } from '../contract/services';
import type { Name } from './names';

export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export interface Planned {
  readonly name: Name;
  readonly method: Method;
  readonly service: ServiceName;
  readonly path: string;
  readonly parameters: readonly string[];
  readonly tag: string;
  /** An open obligation does not block the operation, so it declares no 412. */
  readonly isUnblocked: boolean;
  /** The operation fulfils this obligation. */
  readonly meets: Name | undefined;
}

const common = './components/common.yaml#/components';
const traceId = `X-Trace-Id: { $ref: '${common}/headers/TraceIdOfResponse' }`;

/** Returns YAML. The operation requires a session, and declares every response that the contract rules require. */
export function operationEntry({ name, method, path, parameters, tag, isUnblocked }: Planned): string {
  const changes = method !== 'GET';
  const takesBody = method === 'POST' || method === 'PUT';
  return [
    `${method.toLowerCase()}:`,
    `  operationId: ${name.camel}`,
    `  tags: [${tag}]`,
    `  summary: ${name.sentence}`,
    `  description: What ${method} ${path} is for, for those who build the service behind it.`,
    `  security: [{ session: []${changes ? ', csrf: []' : ''} }]`,
    '  parameters:',
    ...parameters.flatMap((parameter) => [
      `    - name: ${parameter}`,
      '      in: path',
      '      required: true',
      `      description: What the ${parameter} in the path names.`,
      `      schema: { $ref: '${common}/schemas/Identifier' }`,
    ]),
    "    - $ref: './components/parameters.yaml#/components/parameters/TraceIdOfRequest'",
    "    - $ref: './components/parameters.yaml#/components/parameters/TraceParent'",
    ...(takesBody ? requestBody(name) : []),
    '  responses:',
    ...(changes ? doneResponse : listResponse(name)),
    ...errors(changes ? 'Forbidden' : 'NoPermission', takesBody, isUnblocked),
  ].join('\n');
}

/** Returns YAML for the body or the response; undefined without one. */
export function schemaEntry({ name, method }: Planned): string | undefined {
  if (method === 'DELETE') return undefined;
  const object = ['  type: object', '  additionalProperties: false'];
  const named = `name: { description: The name that the page shows., $ref: '${common}/schemas/DisplayName' }`;
  if (method !== 'GET')
    return [`${schemaOf(name, method)}:`, ...object, '  required: [name]', '  properties:', `    ${named}`].join('\n');
  return [
    `${schemaOf(name, method)}:`,
    ...object,
    '  required: [items]',
    '  properties:',
    '    items:',
    '      description: What the page lists.',
    '      type: array',
    '      maxItems: 200',
    '      items:',
    ...object.map((line) => `      ${line}`),
    '        required: [id, name]',
    '        properties:',
    `          id: { description: The id of the item., $ref: '${common}/schemas/Identifier' }`,
    `          ${named}`,
  ].join('\n');
}

export function schemaOf(name: Name, method: Method): string {
  return `${name.pascal}${method === 'GET' ? 'Response' : 'Request'}`;
}

function requestBody(name: Name): string[] {
  return [
    '  requestBody:',
    '    required: true',
    '    content:',
    '      application/json:',
    `        schema: { $ref: '#/components/schemas/${schemaOf(name, 'POST')}' }`,
    '        examples:',
    '          usual: { value: { name: First item } }',
  ];
}

const doneResponse = ["    '204':", '      description: It is done.', '      headers:', `        ${traceId}`];

function listResponse(name: Name): string[] {
  return [
    "    '200':",
    '      description: The items.',
    '      headers:',
    `        ${traceId}`,
    '      content:',
    '        application/json:',
    `          schema: { $ref: '#/components/schemas/${schemaOf(name, 'GET')}' }`,
    '          examples:',
    '            usual: { value: { items: [{ id: item-1, name: First item }] } }',
    '            none: { value: { items: [] } }',
  ];
}

function errors(forbidden: string, takesBody: boolean, isUnblocked: boolean): string[] {
  const responses: readonly (readonly [status: number, name: string])[] = [
    [400, 'Malformed'],
    [401, 'Unauthenticated'],
    [403, forbidden],
    ...(isUnblocked ? [] : ([[412, 'ObligationRequired']] as const)),
    ...(takesBody
      ? ([
          [413, 'PayloadTooLarge'],
          [415, 'UnsupportedMediaType'],
        ] as const)
      : []),
    [500, 'ServerError'],
    [503, 'ServiceUnavailable'],
  ];
  return responses.map(
    ([status, name]) => `    '${status}': { $ref: './components/errors.yaml#/components/responses/${name}' }`,
  );
}
