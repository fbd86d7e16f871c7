import { isObject, type Json, resolve } from '../../../contract/documents';
import { type SchemaNode, treeOf } from './schema-tree';

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  place: 'path' | 'query' | 'header';
  isRequired: boolean;
  description: string;
  schema: SchemaNode;
}

/** A body of one content type. */
export interface Content {
  type: string;
  schema: SchemaNode | undefined;
  /** In the order of the contract. */
  examples: { name: string; summary: string; value: unknown }[];
}

/** A response that the contract declares. */
export interface DeclaredResponse {
  status: string;
  description: string;
  headers: { name: string; description: string }[];
  /** The error codes that it may carry; empty for other responses. */
  codes: readonly string[];
  contents: Content[];
}

/** An operation of one of the documents, with every reference followed. */
export interface Operation {
  /** Unique over all documents: "authentication-service/login". */
  key: string;
  id: string;
  method: string;
  /** From the root of the origin, with `{parameters}`. */
  path: string;
  summary: string;
  description: string;
  isDeprecated: boolean;
  session: 'none' | 'optional' | 'required';
  /** Whether the request needs the CSRF header. */
  csrf: boolean;
  parameters: Parameter[];
  isBodyRequired: boolean;
  /** The request body in each content type; empty when the operation takes none. */
  bodies: Content[];
  responses: DeclaredResponse[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Reads the operations of a bundled OpenAPI 3.1 document, in its order.
 * @param name the name of the document, such as "authentication-service"
 */
export function operationsOf(name: string, document: Json): Operation[] {
  return Object.entries(objectIn(document['paths'])).flatMap(([path, item]) => {
    const shared = objectIn(item);
    return methods
      .filter((method) => isObject(shared[method]))
      .map((method) => read({ name, document, path, method, shared, operation: objectIn(shared[method]) }));
  });
}

/** The title of a document. */
export function titleOf(document: Json): string {
  return textIn(objectIn(document['info'])['title']);
}

interface Place {
  name: string;
  document: Json;
  path: string;
  method: string;
  shared: Json;
  operation: Json;
}

function read({ name, document, path, method, shared, operation }: Place): Operation {
  const id = textIn(operation['operationId']);
  const body = objectIn(resolve(document, operation['requestBody']));
  const base = textIn(objectIn(listIn(document['servers'])[0])['url']).replace(/\/$/, '');
  return {
    key: `${name}/${id}`,
    id,
    method: method.toUpperCase(),
    path: `${base}${path}`,
    summary: textIn(operation['summary']),
    description: textIn(operation['description']),
    isDeprecated: operation['deprecated'] === true,
    ...securityOf(listIn(operation['security'] ?? document['security'])),
    parameters: [...listIn(shared['parameters']), ...listIn(operation['parameters'])].flatMap((entry) =>
      parameterOf(document, objectIn(resolve(document, entry))),
    ),
    isBodyRequired: body['required'] === true,
    bodies: contentsOf(document, body),
    responses: Object.entries(objectIn(operation['responses'])).map(([status, entry]) =>
      responseOf(document, status, objectIn(resolve(document, entry))),
    ),
  };
}

function securityOf(ways: unknown[]): Pick<Operation, 'session' | 'csrf'> {
  const having = (scheme: string) => ways.filter((way) => isObject(way) && scheme in way).length;
  const sessions = having('session');
  return {
    session: sessions === 0 ? 'none' : sessions === ways.length ? 'required' : 'optional',
    csrf: having('csrf') > 0,
  };
}

function parameterOf(document: Json, entry: Json): Parameter[] {
  const place = entry['in'];
  if (place !== 'path' && place !== 'query' && place !== 'header') return [];
  return [
    {
      name: textIn(entry['name']),
      place,
      isRequired: entry['required'] === true,
      description: textIn(entry['description']),
      schema: treeOf(document, entry['schema']),
    },
  ];
}

function responseOf(document: Json, status: string, response: Json): DeclaredResponse {
  return {
    status,
    description: textIn(response['description']),
    headers: Object.entries(objectIn(response['headers'])).map(([name, header]) => ({
      name,
      description: textIn(objectIn(resolve(document, header))['description']),
    })),
    codes: listIn(response['x-error-codes']).map(String),
    contents: contentsOf(document, response),
  };
}

function contentsOf(document: Json, holder: Json): Content[] {
  return Object.entries(objectIn(holder['content'])).map(([type, entry]) => {
    const { schema, examples } = objectIn(entry);
    return {
      type,
      schema: schema === undefined ? undefined : treeOf(document, schema),
      examples: Object.entries(objectIn(examples)).map(([name, example]) => {
        const { summary, value } = objectIn(resolve(document, example));
        return { name, summary: textIn(summary), value };
      }),
    };
  });
}

function objectIn(value: unknown): Json {
  return isObject(value) ? value : {};
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
