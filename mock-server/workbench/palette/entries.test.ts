import { expect, test } from 'vitest';
import { everything, groupsFor } from './entries';

const ben = {
  ...{ id: 'ben', username: 'ben.many', password: 'Sunny-Harbor-42', firstName: 'Ben', lastName: 'Adeyemi' },
  ...{ emails: ['ben@example.com'], phones: [], description: 'Several clients.' },
};
const source = {
  people: [ben],
  scenarios: [{ name: 'locked-out', description: 'Five wrong passwords.' }],
  operations: [
    { key: 'authentication-service/login', id: 'login', summary: 'Sign in', text: 'TOO_MANY_ATTEMPTS', responses: [] },
  ],
  collections: {
    devices: [{ deviceId: 'phone/1', personId: 'ben' }],
    groups: Array.from({ length: 20 }, (_, at) => ({ name: `pay-${at}`, url: 'https://pay.example/' })),
  },
};
const groups = everything(source);
const found = (search: string) =>
  groupsFor(search, groups).map(({ name, entries }) => `${name}: ${entries.map(({ value }) => value).join(' ')}`);

test('without a search there are the views alone', () => {
  expect(groupsFor(' ', groups).map(({ name }) => name)).toEqual(['Views']);
});

test('each kind is found by its words, codes and summaries', () => {
  expect(found('ben@example.com')).toEqual(['People: ben']);
  expect(found('wrong passwords')).toEqual(['Scenarios: locked-out']);
  expect(found('too_many')).toEqual(['Operations: authentication-service/login']);
  expect(found('records')).toEqual(['Views: records']);
  expect(found('phone/1')).toEqual(['Records: devices/phone%2F1']);
});

test('the group with the name that fits best comes first', () => {
  const lou = { ...ben, id: 'lou', username: 'lou', description: 'The account is locked out.' };
  expect(groupsFor('locked out', everything({ ...source, people: [lou] })).map(({ name }) => name)).toEqual([
    'Scenarios',
    'People',
  ]);
});

test('a group has at most six entries, those whose name fits best', () => {
  expect(found('pay-1')).toEqual([
    'Records: groups/pay-1 groups/pay-10 groups/pay-11 groups/pay-12 groups/pay-13 groups/pay-14',
  ]);
});
