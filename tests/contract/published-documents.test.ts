import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { withErrorCodes } from '../../mock-server/contract/error-codes-in';
import { child, documents, type Json, resolved, responsesOf } from './documents';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The place, codes, schema and examples of every error response of a document. */
function errorsOf(document: Json): { where: string; codes: unknown; schema: Json; examples: Json[] }[] {
  const paths = child(document, 'paths');
  return Object.keys(paths).flatMap((path) =>
    methods.flatMap((method) =>
      responsesOf(document, child(child(paths, path), method))
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => {
          const media = child(child(response, 'content'), 'application/json');
          const examples = child(media, 'examples');
          return {
            where: `${method} ${path} ${status}`,
            codes: response['x-error-codes'],
            schema: child(media, 'schema'),
            examples: Object.keys(examples).map((name) => resolved(document, child(examples, name))),
          };
        }),
    ),
  );
}

describe.each([...documents])('the document of %s for other repositories', (service, document) => {
  const published = withErrorCodes(document);
  const errors = errorsOf(published);

  test('has the codes of each error response as the enum of its code', () => {
    expect(errors.length).toBeGreaterThan(10);
    for (const { where, codes, schema } of errors)
      expect(child(child(schema, 'properties'), 'code')['enum'], where).toEqual(codes);
  });

  test('accepts each example of an error, and refuses a code of another response', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
    addFormats(ajv);
    ajv.addSchema(published, service);
    const checks = new Map<string, ValidateFunction>();
    for (const { where, schema, examples } of errors) {
      // Cached, because operations share most responses, and compiling a schema is slow.
      const text = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${service}#`);
      const check = checks.get(text) ?? ajv.compile(JSON.parse(text));
      checks.set(text, check);
      for (const { value } of examples) {
        expect(check(value), `${where}: ${ajv.errorsText(check.errors)}`).toBe(true);
        expect(check({ ...child({ value }, 'value'), code: 'ANOTHER_CODE' }), where).toBe(false);
      }
    }
  });

  test('says the same as the contract in all else', () => {
    expect(child(published, 'info')).toEqual(child(document, 'info'));
    expect(child(child(published, 'components'), 'schemas')).toEqual(child(child(document, 'components'), 'schemas'));
    for (const path of Object.keys(child(document, 'paths')))
      for (const method of methods) {
        const [before, after] = [document, published].map((one) => child(child(child(one, 'paths'), path), method));
        expect({ ...after, responses: undefined }, path).toEqual({ ...before, responses: undefined });
      }
  });
});
