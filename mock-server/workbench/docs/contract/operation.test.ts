import { expect, test } from 'vitest';
import { operations as rows } from '../../../../openapi/generated/operations';
import { documents } from '../../../contract/documents';
import { controlDocument } from '../../../control/document';
import { isOperationFound } from './found';
import { type Operation, operationsOf } from './operation';

const services = Object.entries(documents).flatMap(([name, document]) => operationsOf(name, document));
const control = operationsOf('mock-control', controlDocument);

function operation(key: string): Operation {
  const found = [...services, ...control].find((one) => one.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
}

test('every operation of the contract is read, with its address and its security', () => {
  const read = services.map(({ id, method, path, session, csrf }) => [id, { method, path, session, csrf }]);
  const expected = Object.entries(rows).map(([id, { method, base, path, session, csrf }]) => [
    id,
    { method, path: `${base}${path}`, session, csrf },
  ]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(expected));
});

test('every operation says what it does, and every response too', () => {
  for (const { key, summary, responses } of [...services, ...control]) {
    expect(summary, key).not.toBe('');
    for (const { status, description } of responses) expect(description, `${key} ${status}`).not.toBe('');
  }
});

test('the error codes of a response are those of the contract', () => {
  const { responses } = operation('authentication-service/login');
  expect(responses.find(({ status }) => status === '401')?.codes).toEqual(rows.login.errorCodes['401']);
});

test('a parameter of the path item counts for each of its operations', () => {
  expect(operation('mock-control/patchRecord').parameters.map(({ name, place }) => [name, place])).toEqual([
    ['collection', 'path'],
    ['id', 'path'],
  ]);
});

test('the search finds names, addresses, texts, fields and error codes', () => {
  const login = operation('authentication-service/login');
  for (const search of ['login', 'POST authentication', 'INCORRECT_CREDS', 'password', 'retry-after'])
    expect(isOperationFound(search, login), search).toBe(true);
  expect(isOperationFound('no such words', login)).toBe(false);
});
