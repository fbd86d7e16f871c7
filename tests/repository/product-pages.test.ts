import { describe, expect, test } from 'vitest';
import english from '../../locales/en/results.json';
import { operations } from '../../openapi/generated/operations';
import { RESULT_KINDS } from '../../src/navigation/result-kinds';
import { child, documents, objectsIn } from '../contract/documents';
import { sentencesOf } from '../support/product-sentences';

/**
 * docs/product and the contract use the same names of calls, fields, results and toasts. A name that changes on one
 * side fails here.
 */
const CALLS = 'docs/product/7-calls.md';
const ENTITIES = 'docs/product/3-entities.md';
const ERRORS = 'docs/product/8-errors.md';
const REST = '/api/identity-orchestrator/v0';

const bases: Readonly<Record<string, string>> = {
  '7. Authentication service': '/api/authentication-service/v0',
  '7. Identity orchestrator': REST,
  '7. Identity orchestrator v1': '/api/identity-orchestrator/v1',
  '7. UI gateway': '/api/ui-gateway/v0',
  '7. Account security': '/api/account-security/v0',
};

const described = new Set(Object.values(operations).map(({ base, method, path }) => `${method} ${base}${path}`));

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** The calls in a table row: each method with each path, without the query. */
function callsOf(heading: string, [first = '', second = '']: string[]): string[] {
  const base = bases[heading];
  if (base === undefined) return quoted(second).map((call) => call.replace(' ', ` ${REST}`).replace(/\?.*/, ''));
  const methods = first === 'page' ? ['GET'] : first.split(', ');
  return quoted(second).flatMap((path) => {
    const whole = path.startsWith('/api/') ? path : `${base}${path.replace(/\?.*/, '')}`;
    return methods.map((method) => `${method} ${whole}`);
  });
}

/** All names of properties, parameters and headers in the contract. */
const names = new Set(
  [...documents.values()].flatMap((document) =>
    [...objectsIn(document)].flatMap(([, value]) => [
      ...Object.keys(child(value, 'properties')),
      ...(typeof value.name === 'string' && typeof value.in === 'string' ? [value.name] : []),
    ]),
  ),
);

/**
 * Names in docs/product/3-entities.md that no service knows: fields of forms and of the app's own state. `person` and
 * `idmContactInfo` join two responses: the user's contacts, and those of the system of record.
 */
const ofTheApp = [
  'person',
  'idmContactInfo',
  'isEmailVerified',
  'registrationCode',
  'isAuthenticated',
  'isAuthenticatedByNexo',
  'companyName',
  'associateFirstName',
  'skipToCreateAccount',
  'termsAccepted',
  'countryCode',
  'associateDisplayName',
  'emailAddress',
];

describe('docs/product/7-calls.md', () => {
  const rows = sentencesOf(CALLS).filter(({ cells }) => cells.length > 1);

  test.each(rows.map(({ heading, text, cells }) => [heading, text, cells] as const))(
    '%s: the contract has %s',
    (heading, _text, cells) => {
      const calls = callsOf(heading, [...cells]);
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.filter((call) => !described.has(call))).toEqual([]);
    },
  );

  test.each(rows.map(({ text, cells }) => [text, cells[2] ?? ''] as const))(
    '%s: the contract has each field of its payload and answer',
    (_text, fields) => {
      const words = quoted(fields).flatMap((word) => word.match(/[a-zA-Z_][\w-]*/g) ?? []);
      const values = new Set(['emailVerification', 'enableCheckAuthPathPost', 'true', 'false']);
      expect(words.filter((word) => !names.has(word) && !values.has(word))).toEqual([]);
    },
  );

  test('names each call of the contract', () => {
    const onPage = new Set(rows.flatMap(({ heading, cells }) => callsOf(heading, cells)));
    const replaced = ['PUT /persons/me/phone-numbers', 'PUT /persons/me/email-addresses'];
    const ours = [...replaced, 'PUT /sessions/current/impersonation/end'].map((call) => call.replace(' ', ` ${REST}`));
    // The page names this call in a sentence below the table, because the app never makes it.
    ours.push('POST /api/ui-gateway/v0/security-reports');
    expect([...described].filter((call) => !onPage.has(call)).sort()).toEqual(ours.sort());
  });

  test('gives each base path of the contract', () => {
    const [words] = sentencesOf(CALLS).filter(({ text }) => text.startsWith('The base paths'));
    const found = Object.values(operations).map(({ base }) => base);
    expect([...new Set(found)].sort()).toEqual(Object.values(bases).sort());
    expect(quoted(words?.text ?? '').length).toBe(4);
  });
});

describe('docs/product/3-entities.md', () => {
  const fields = sentencesOf(ENTITIES)
    .filter(
      ({ heading, text }) =>
        !/^3\. Entities|Feature flags|Toast|Form fields/.test(heading) && !/^The kinds /.test(text),
    )
    .flatMap(({ heading, text }) =>
      quoted(text)
        .filter((word) => /^[a-z{]/.test(word))
        .flatMap((word) => word.match(/[a-zA-Z_]\w*/g) ?? [])
        .map((word) => [heading, word] as const),
    );

  test.each(fields)('%s: the contract or a form of the app has %s', (_heading, field) => {
    expect(names.has(field) || ofTheApp.includes(field) || values.has(field)).toBe(true);
  });

  const values = new Set(['dob', 'associate', 'redirect', 'command', 'openapi', 'x', 'inferred']);
});

describe('docs/product/8-errors.md', () => {
  const ofHeading = (heading: string) =>
    sentencesOf(ERRORS)
      .filter((sentence) => sentence.heading === `8. ${heading}`)
      .flatMap(({ text }) => quoted(text))
      .filter((word) => /^[A-Z][A-Z_0-9]+$/.test(word));

  test.each(ofHeading('Result kinds'))('the app has the result %s', (kind) => {
    expect(kind === 'VERIFY_CONTACT_INFO' ? [kind] : Object.keys(RESULT_KINDS)).toContain(kind);
  });

  test.each(ofHeading('Toast keys'))('the app has the toast %s', (key) => {
    expect(Object.keys(english.toasts)).toContain(key);
  });
});
