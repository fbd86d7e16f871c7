import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { withErrorCodes } from '../../mock-server/contract/error-codes-in';
import { operations } from '../../openapi/generated/operations';
import { child, describedOperations, documents, type Json, resolved, responsesOf } from './documents';

/**
 * The calls that the product names: base, method, path. The product decides these rows, so never change one to make the
 * contract pass.
 */
const specified: Readonly<Record<string, readonly string[]>> = {
  '/api/authentication-service/v0': [
    'POST /login',
    'POST /logout',
    'POST /logout-all-sessions',
    'GET /check',
    'POST /check-auth-path',
    'GET /username/{username}/check-auth-path',
    'GET /check-obligations',
    'POST /saml/as-sp/clients/identity-providers/search',
    'GET /landing-products',
    'GET /landing',
    'GET /clients/{id}',
  ],
  '/api/identity-orchestrator/v0': [
    'GET /tokens/{kind}/{token}',
    'POST /tokens/execute',
    'POST /tokens/validate',
    'DELETE /tokens/{kind}/{token}',
    'POST /tokens/codeEmailVerification',
    'POST /tokens/createPerson',
    'POST /tokens/emailVerification',
    'POST /persons',
    'POST /persons/sso',
    'POST /credentials/forgot',
    'POST /credentials/forgotUsername',
    'POST /self-registration/send-email',
    'POST /clients/{clientId}/associates/{associateId}/verify',
    'GET /clients/{clientId}/associates/{associateId}/registration-settings',
    'GET /clients/{clientId}/associates/{associateId}/attributes',
    'GET /clients/{clientId}/associates/{associateId}',
    'GET /persons/me',
    'PUT /persons/me',
    'GET /persons/me/devices',
    'DELETE /devices/{id}/authenticationTokens',
    'POST /persons/me/credentials',
    'POST /persons/me/basic-credentials',
    'POST /persons/me/tokens',
    'GET /settings/{group}',
    'GET /associates/me/clientInfo',
    'GET /persons/me/associates',
    'PUT /sessions/current/impersonation/start',
    'GET /sessions/impersonation/{id}',
    'GET /persons/email-addresses/check',
    'GET /persons/me/contact-info',
    'PUT /persons/me/contact-info',
    'GET /associates/me/contact-info-sor',
    'DELETE /persons/me/phone-numbers',
    'DELETE /persons/me/email-addresses',
    'GET /feature-settings/idm/features/{flag}',
    'POST /feature-settings/idm/features/{flag}',
    'POST /clm/getPrefixMatch/clientName',
    'GET /persons/me/check-username-obligation',
    'POST /persons/me/update-username',
    'POST /persons/me/review-username',
    'GET /persons/me/settings-options/languages',
    'GET /persons/me/settings-options/regions',
    'GET /persons/me/settings-options/timezones',
    'GET /persons/me/settings',
    'POST /persons/me/settings',
  ],
  '/api/identity-orchestrator/v1': [
    'PUT /sessions/me/associates',
    'POST /provisionAllClientAccess',
    'GET /username/{username}/username-availability-check',
    'GET /resources/identity-ui-client',
  ],
  '/api/ui-gateway/v0': [
    'GET /prolong-session',
    'POST /logging/log',
    'POST /logging/batch-log',
    'GET /legal-agreements',
    'POST /persons/me/legal-agreements',
  ],
};

const named = new Set(Object.entries(specified).flatMap(([base, calls]) => calls.map((call) => `${base} ${call}`)));

// A whole document of additions has the mark once.
const described = describedOperations.map(
  ({ call, document, operation }) => [call, [operation, child(document, 'info')].some(isInferred)] as const,
);

function isInferred(part: Json): boolean {
  return part['x-inferred'] === true;
}

test.each([...named])('the contract describes %s, which the product names', (call) => {
  expect(described.map(([one]) => one)).toContain(call);
});

test.each(described)('%s has the mark x-inferred only if the product does not name it', (call, isMarked) => {
  expect(isMarked).toBe(!named.has(call));
});

test('every request of the app except GET requires the CSRF token, and no GET does', () => {
  // A browser sends these reports by itself, and cannot add a header.
  const ofBrowsers = ['reportViolations'];
  const wrong = Object.entries(operations).filter(
    ([id, row]) => row.csrf !== (row.method !== 'GET' && !ofBrowsers.includes(id)),
  );
  expect(wrong.map(([id]) => id)).toEqual([]);
});

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
