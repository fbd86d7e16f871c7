import { expect, test } from 'vitest';
import { documents, isObject, type Json, lookUp, refKeys } from '../../contract/documents';
import { controlDocument } from '../../control/document';
import { operationsOf } from '../data/listed-operations';
import { shownDocument } from './shown-document';

const all = [...Object.entries(documents), ['mock-control', controlDocument] as const].map(([name, document]) => ({
  name,
  document,
}));

test('every reference of a shown document leads somewhere', () => {
  for (const named of all) {
    const shown = shownDocument(named);
    for (const keys of referencesIn(shown)) expect(lookUp(shown, keys), keys.join('/')).toBeDefined();
  }
});

test('the form of login is filled with its first example, and from a later one what that leaves out', () => {
  const shown = shownDocument({ name: 'authentication-service', document: documents['authentication-service'] });
  const form = ['paths', '/login', 'post', 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema'];
  const exampleOf = (field: string) => lookUp(shown, [...form, 'properties', field, 'example']);
  expect(['username', 'password', 'recaptchaToken'].map(exampleOf)).toEqual([
    'ann.lee',
    'Sunny-Harbor-42',
    'captcha-ok',
  ]);
});

test('the list names every operation with its summary', () => {
  for (const named of all) for (const { key, summary } of operationsOf(named)) expect(summary, key).not.toBe('');
});

function referencesIn(value: unknown): string[][] {
  const own = refKeys(value);
  const inside = Array.isArray(value) ? value : isObject(value) ? Object.values<Json[string]>(value) : [];
  return [...(own ? [own] : []), ...inside.flatMap(referencesIn)];
}
