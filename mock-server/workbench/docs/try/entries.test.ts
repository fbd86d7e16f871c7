import { expect, test } from 'vitest';
import { documents } from '../../../contract/documents';
import { type Operation, operationsOf } from '../contract/operation';
import { type Entries, firstEntries, jsonProblem, problemsIn, requestOf } from './entries';

const all = Object.entries(documents).flatMap(([name, document]) => operationsOf(name, document));

function operation(id: string): Operation {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const nothing: Entries = { parameters: {}, contentType: '', body: '', headers: '', sendsToken: true };

test('the first entries of every operation can be sent', () => {
  for (const one of all) {
    const entries = firstEntries(one);
    expect(problemsIn(one, entries), one.key).toEqual({});
    expect(requestOf(one, entries).url, one.key).not.toContain('{');
    if (one.isBodyRequired) expect(entries.body, one.key).not.toBe('');
    expect(jsonProblem(entries), one.key).toBeUndefined();
  }
});

test('values of the path and the query are encoded, and an empty one of the query is left out', () => {
  const token = operation('loadToken');
  const entries = { ...nothing, parameters: { 'path kind': 'a b', 'path token': 'a/b?', 'query extended': '' } };
  expect(requestOf(token, entries).url).toMatch(/\/a%20b\/a%2Fb%3F$/);
  const asked = { ...entries, parameters: { ...entries.parameters, 'query extended': 'true' } };
  expect(requestOf(token, asked).url).toMatch(/\?extended=true$/);
});

test('a further header counts, also against one of the form', () => {
  const login = operation('login');
  const entries = { ...firstEntries(login), headers: 'X-Mock-World: other\ncontent-type: text/plain\n\n' };
  expect(problemsIn(login, entries)).toEqual({});
  expect(requestOf(login, entries).headers).toEqual({ 'content-type': 'text/plain', 'x-mock-world': 'other' });
});

test('what cannot be sent is said at its field', () => {
  const token = operation('loadToken');
  const entries = {
    ...nothing,
    parameters: { 'path kind': 'registration', 'header X-Trace-Id': '中' },
    headers: 'no header',
  };
  expect(Object.keys(problemsIn(token, entries))).toEqual(['path token', 'header X-Trace-Id', 'headers']);
});

test('a text that is no JSON is said, and is sent all the same', () => {
  const checkAuthPath = operation('checkAuthPath');
  const entries = { ...firstEntries(checkAuthPath), body: '{"username":' };
  expect(jsonProblem(entries)).toBeDefined();
  expect(requestOf(checkAuthPath, entries).body).toBe('{"username":');
});
