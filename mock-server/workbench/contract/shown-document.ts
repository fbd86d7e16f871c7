import type { NamedDocument } from '../data/documents';
import { isObject, type Json, resolve } from '../../contract/documents';
import { sampleValues } from '../../contract/sample-values';

/**
 * Swagger UI gets all operations in one group with the document's name. So the address of each operation names both:
 * `#/authentication-service/login`.
 */
export function shownDocument({ name, document }: NamedDocument): Json {
  const info = objectIn(document['info']);
  const { securitySchemes: _schemes, ...components } = objectIn(document['components']);
  const { security: _security, ...rest } = document;
  return {
    ...rest,
    components,
    // The first server is the origin of this page.
    servers: serversOf(document).slice(0, 1),
    tags: [{ name, description: textIn(info['summary']) }],
    paths: mapped(objectIn(document['paths']), (item) =>
      mapped(objectIn(item), (entry) => {
        if (Array.isArray(entry)) return filledIn(document, entry);
        return isObject(entry) ? operationOf(name, document, entry) : entry;
      }),
    ),
  };
}

function serversOf(document: Json): unknown[] {
  return Array.isArray(document['servers']) ? document['servers'] : [];
}

/**
 * Swagger UI would show locks that ask for cookies and token. The page sends both itself, so a sentence replaces the
 * locks.
 */
function operationOf(name: string, document: Json, operation: Json): Json {
  const { security = document['security'], ...rest } = operation;
  return {
    ...rest,
    tags: [name],
    description: `${sessionOf(security)}\n\n${textIn(operation['description'])}`,
    ...('requestBody' in operation && { requestBody: bodyOf(document, operation['requestBody']) }),
    responses: mapped(objectIn(operation['responses']), (response) => responseOf(document, response)),
    ...(Array.isArray(operation['parameters']) && { parameters: filledIn(document, operation['parameters']) }),
  };
}

function sessionOf(security: unknown): string {
  const ways = Array.isArray(security) ? security.map(objectIn) : [];
  const withSession = ways.filter((way) => 'session' in way).length;
  if (withSession === 0) return 'It needs no session.';
  return withSession === ways.length ? 'It needs a session.' : 'It takes a session, and works without one.';
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Swagger UI takes the fields of a form from their schemas only, and sends each one. So each field gets a value from
 * the first example that has it.
 */
function bodyOf(document: Json, given: unknown): unknown {
  const body = objectIn(resolve(document, given));
  const content = objectIn(body['content']);
  if (!(FORM in content)) return given;
  const form = objectIn(content[FORM]);
  const examples = Object.values(objectIn(form['examples'])).map((example) => objectIn(objectIn(example)['value']));
  const values: Json = Object.assign({}, ...examples.reverse());
  const schema = objectIn(resolve(document, form['schema']));
  const fields = Object.entries(objectIn(schema['properties'])).map(([name, field]) => [
    name,
    { ...objectIn(resolve(document, field)), example: values[name] },
  ]);
  return {
    ...body,
    content: { ...content, [FORM]: { ...form, schema: { ...schema, properties: Object.fromEntries(fields) } } },
  };
}

/** Every error has the same body, so the list of codes replaces it. */
function responseOf(document: Json, given: unknown): unknown {
  const response = objectIn(resolve(document, given));
  const codes = response['x-error-codes'];
  if (!Array.isArray(codes)) return given;
  const list = codes.map((code) => `- \`${code}\``).join('\n');
  return { description: `${textIn(response['description'])}\n\n${list}` };
}

/** A required parameter gets a value that can be sent, and an optional one none. */
function filledIn(document: Json, parameters: readonly unknown[]): unknown[] {
  return parameters.map((given) => {
    const { example: _example, examples: _examples, ...parameter } = objectIn(resolve(document, given));
    const value = sampleValues[textIn(parameter['name'])];
    return parameter['required'] === true && value !== undefined ? { ...parameter, example: value } : parameter;
  });
}

function mapped(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function objectIn(value: unknown): Json {
  return isObject(value) ? value : {};
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
