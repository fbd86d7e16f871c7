import { isObject, type Json, resolve } from './documents';

/**
 * A copy for generators outside this repository, which know no `x-error-codes` (see docs/decisions/contract-first.md).
 * In it, `code` of each error response has an enum of the codes in `x-error-codes`. The body stays one plain object,
 * because many generators cannot narrow a field by `allOf`.
 */
export function withErrorCodes(document: Json): Json {
  const components = objectIn(document['components']);
  return {
    ...document,
    paths: mapped(objectIn(document['paths']), (item) =>
      mapped(objectIn(item), (operation) =>
        isObject(operation) && isObject(operation['responses'])
          ? { ...operation, responses: responsesOf(document, operation['responses']) }
          : operation,
      ),
    ),
    components: { ...components, responses: responsesOf(document, objectIn(components['responses'])) },
  };
}

function responsesOf(document: Json, responses: Json): Json {
  return mapped(responses, (response) => {
    if (!isObject(response) || !Array.isArray(response['x-error-codes'])) return response;
    const codes: unknown[] = response['x-error-codes'];
    return {
      ...response,
      content: mapped(objectIn(response['content']), (media) =>
        isObject(media) ? { ...media, schema: narrowed(document, media['schema'], codes) } : media,
      ),
    };
  });
}

/** The envelope with only these codes. */
function narrowed(document: Json, schema: unknown, codes: unknown[]): unknown {
  const envelope = resolve(document, schema);
  if (!isObject(envelope)) return schema;
  const properties = objectIn(envelope['properties']);
  const description = 'What went wrong. Treat any other code as an unknown error.';
  return { ...envelope, properties: { ...properties, code: { type: 'string', enum: codes, description } } };
}

function mapped(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function objectIn(value: unknown): Json {
  return isObject(value) ? value : {};
}
