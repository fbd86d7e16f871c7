import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { responsesOf, child, describedOperations, documents, objectsIn, resolved, type Json } from './documents';

/**
 * The repository rules for the contract (see docs/decisions/contract-first.md) that Redocly's own rules do not cover.
 */

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const quiet = { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } };

/** Every error code in docs/product/8-errors.md. */
const codesOfSection8 = `
  INCORRECT_CREDS TOO_MANY_ATTEMPTS RECAPTCHA_RESPONSE_TOKEN_MISSING INSUFFICIENT_PERMISSIONS MISSING_SESSION_COOKIE
  ACCOUNT_INACTIVE ASSOCIATE_SUSPENDED
  TOKEN_LOAD_VERIFY_FAILURE TOKEN_EXECUTE_FAILURE INVALID_TOKEN REDIRECT_TO_AIM_REGISTRATION_ERROR
  DUPLICATE_EMAIL DUPLICATE_USERNAME
  TOO_WEAK_PASSWORD PASSWORD_BLACKLISTED PASSWORD_3_SEQUENTIAL_CHARS PASSWORD_3_REPEATED_CHARS
  PASSWORD_PRECONDITION_UNMATCHED LENGTH_RULE INCORRECT_PASSWORD
  FAILED_TO_GET_SETTINGS BLOCK_BY_OBLIGATION BLOCKED_BY_OBLIGATION
  EMAIL_ADDRESS_ALREADY_EXISTS EMAIL_IS_ALREADY_VERIFIED ERROR_VERIFYING_ASSOCIATE CLIENT_NOT_FOUND CLIENT_MISSING_SAML_CONFIGURATION
  EMAIL_ALREADY_EXISTS PHONE_NUMBER_ALREADY_EXISTS DUPE_EMAIL_ERROR DUPE_PHONE_NUMBER_ERROR ADD_ERROR ADD_PHONE_ERROR ADD_EMAIL_ERROR
  INVALID_EMAIL INVALID_PHONE_NUMBER INVALID_CONTACT_INFO_FORMAT MISSING_REQUIRED_QUERY_PARAMS
  USERNAME_EXISTS ERROR_USERNAME_UNAVAILABLE ERROR_MESSAGE UNKNOWN_ERROR
`
  .trim()
  .split(/\s+/);

function codesOf(response: Json): string[] {
  const codes = response['x-error-codes'];
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}

/** Whether a schema allows a type, alone or together with null. */
function isOfType(schema: Json, type: string): boolean {
  return schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
}

/** Returns every object that breaks a rule, as "service pointer". */
function breaches(breaks: (object: Json) => boolean): string[] {
  return [...documents].flatMap(([service, document]) =>
    [...objectsIn(document)]
      .filter(([pointer, object]) => !pointer.includes('/examples/') && breaks(object))
      .map(([pointer]) => `${service} ${pointer}`),
  );
}

test("Redocly's recommended rules pass, with no ignore file", async () => {
  const { stdout, stderr } = await run(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'lint'], quiet);
  expect(`${stdout}${stderr}`).not.toMatch(/warning was generated|ignored/i);
});

test('the generated files match the contract', async () => {
  await expect(
    run(process.execPath, ['--import', 'tsx', 'scripts/contract/generate.ts', '--check'], quiet),
  ).resolves.toBeDefined();
}, 180_000);

test('the contract has every code of docs/product/8-errors.md', () => {
  for (const document of documents.values()) {
    const known = child(child(child(document, 'components'), 'schemas'), 'ErrorCode').enum;
    expect(known).toEqual(expect.arrayContaining(codesOfSection8));
  }
});

test('every string has a maximum length or a list of values', () => {
  const isBounded = (object: Json) => 'enum' in object || 'const' in object || 'maxLength' in object;
  expect(breaches((object) => isOfType(object, 'string') && !isBounded(object))).toEqual([]);
});

test('every integer that can exceed 32 bits has the format int64, for the generators of clients', () => {
  const limit = (object: Json) => (typeof object.maximum === 'number' ? object.maximum : 0);
  expect(
    breaches((object) => isOfType(object, 'integer') && limit(object) >= 2 ** 31 && object.format !== 'int64'),
  ).toEqual([]);
});

test('every integer has a smallest and a largest value', () => {
  const isBounded = (object: Json) => 'enum' in object || ('minimum' in object && 'maximum' in object);
  expect(breaches((object) => isOfType(object, 'integer') && !isBounded(object))).toEqual([]);
});

test('no name belongs to components of two kinds, so that a generator of clients renames none', () => {
  const shared = [...documents].flatMap(([service, document]) => {
    const names = Object.values(child(document, 'components')).flatMap((kind) => Object.keys(Object(kind)));
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${service} ${name}`);
  });
  expect(shared).toEqual([]);
});

test('no schema hides a class of JavaScript', () => {
  const names = [...documents.values()].flatMap((one) => Object.keys(child(child(one, 'components'), 'schemas')));
  expect(names.filter((name) => name in globalThis && name !== 'Date')).toEqual([]);
});

test('every list has a maximum length', () => {
  expect(breaches((object) => isOfType(object, 'array') && !('maxItems' in object))).toEqual([]);
});

test('every object is closed or declares the type of its additional fields', () => {
  const isOpen = (object: Json) => !('additionalProperties' in object) && !('unevaluatedProperties' in object);
  expect(breaches((object) => isOfType(object, 'object') && isOpen(object))).toEqual([]);
});

/** Many fields use these schemas, so their description says nothing about one of those fields. */
const generalSchemas = `
  Identifier Token OneTimeCode DateTime Date EpochMilliseconds Url DisplayName LevelOfAssurance Base64Url LongBase64Url ReportedText
`
  .trim()
  .split(/\s+/);

/** A field or parameter needs its own description, or that of a schema with a single purpose. */
function isDescribed(document: Json, object: Json): boolean {
  if (isProse(object.description)) return true;
  const name = typeof object.$ref === 'string' ? object.$ref.split('/').at(-1) : undefined;
  return name !== undefined && !generalSchemas.includes(name) && isProse(resolved(document, object).description);
}

function isProse(text: unknown): boolean {
  return typeof text === 'string' && text.trim().length > 10;
}

test('every field has more than ten letters of description, its own or of the schema with one purpose that it uses', () => {
  const without = [...documents].flatMap(([service, document]) =>
    [...objectsIn(document)]
      .filter(([pointer]) => !pointer.includes('/examples/'))
      .flatMap(([pointer, object]) => {
        const fields = child(object, 'properties');
        return Object.keys(fields)
          .filter((name) => !isDescribed(document, child(fields, name)))
          .map((name) => `${service} ${pointer}/properties/${name}`);
      }),
  );
  expect(without).toEqual([]);
});

test('every parameter and every header has more than ten letters of description', () => {
  const isParameter = (object: Json) => typeof object.in === 'string' && typeof object.name === 'string';
  expect(breaches((object) => isParameter(object) && !isProse(object.description))).toEqual([]);
  const headers = [...documents].flatMap(([service, document]) => {
    const shared = child(child(document, 'components'), 'headers');
    return Object.keys(shared)
      .filter((name) => !isProse(child(shared, name).description))
      .map((name) => `${service} ${name}`);
  });
  expect(headers).toEqual([]);
});

test('each field that the product does not show has a reason in its description', () => {
  expect(
    breaches(
      (object) =>
        'x-inferred' in object &&
        !(typeof object['x-inferred-because'] === 'string' && object['x-inferred-because'].length > 20),
    ),
  ).toEqual([]);
});

/** Whether something deprecated lacks the date of its end. */
function hasNoEnd(object: Json): boolean {
  return object.deprecated === true && !/^\d{4}-\d{2}-\d{2}$/.test(String(object['x-sunset']));
}

test('what is deprecated has the date of its end in x-sunset', () => {
  expect(hasNoEnd({ deprecated: true })).toBe(true);
  expect(hasNoEnd({ deprecated: true, 'x-sunset': '2027-06-30' })).toBe(false);
  expect(breaches(hasNoEnd)).toEqual([]);
});

test('each service says who answers for it, under which licence, and where it is', () => {
  for (const [service, document] of documents) {
    expect(Object.keys(child(document, 'info')), service).toEqual(expect.arrayContaining(['contact', 'license']));
    expect(JSON.stringify(document.servers), service).toContain('{origin}/api/');
  }
});

describe.each(describedOperations)('$id', ({ document, operation }) => {
  test('the operation has more than ten letters of description besides its summary', () => {
    expect(isProse(operation.description)).toBe(true);
  });

  test('every response carries the trace id', () => {
    const without = responsesOf(document, operation).filter(
      ([, response]) => !('X-Trace-Id' in child(response, 'headers')),
    );
    expect(without.map(([status]) => status)).toEqual([]);
  });

  test('takes the trace id in its two headers, or in none', () => {
    const names = JSON.stringify(operation.parameters ?? []);
    expect(names.includes('TraceParent')).toBe(names.includes('TraceId'));
  });

  test('every error response has one example per code, named after the code', () => {
    for (const [status, response] of responsesOf(document, operation)) {
      if (Number(status) < 400) continue;
      const examples = child(child(child(response, 'content'), 'application/json'), 'examples');
      expect(Object.keys(examples), status).toEqual(codesOf(response));
      for (const code of codesOf(response))
        expect(child(resolved(document, child(examples, code)), 'value').code, status).toBe(code);
    }
  });

  test('every response with a body has an example', () => {
    for (const [status, response] of responsesOf(document, operation)) {
      const content = child(response, 'content');
      for (const type of Object.keys(content))
        expect(Object.keys(child(child(content, type), 'examples')), `${status} ${type}`).not.toEqual([]);
    }
  });

  test('the operation declares the malformed request and the server failure', () => {
    const statuses = responsesOf(document, operation).map(([status]) => status);
    expect(statuses).toEqual(expect.arrayContaining(['400', '500', '503']));
  });
});

test.each([...documents])('every schema of %s compiles for validation at run time', (service, document) => {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: service, components: document.components });
  for (const name of Object.keys(child(child(document, 'components'), 'schemas'))) {
    expect(() => ajv.compile({ $ref: `${service}#/components/schemas/${name}` }), name).not.toThrow();
  }
});
