import { expect, test } from 'vitest';
import type { Source } from '../../data/control';
import { operationIds } from '../../data/operations';
import { operationText, sourceSentences } from './source-words';

const two = [
  { operationId: 'login', recordedCalls: 3 },
  { operationId: 'logout', recordedCalls: 1 },
];
const all = operationIds.map((operationId) => ({ operationId, recordedCalls: 0 }));
const others = operationIds.length - two.length;
const target: Source = { kind: 'target', origin: 'https://services.example', file: null, operations: two };

test('the source of responses is described in sentences', () => {
  expect(sourceSentences({ kind: 'mock', origin: null, file: null, operations: [] })).toEqual([
    'The mock server answers every operation itself.',
  ]);
  expect(sourceSentences({ ...target, operations: all })).toEqual([
    'The service at https://services.example answers every operation.',
  ]);
  expect(sourceSentences({ ...target, file: 'visit.har' })).toEqual([
    'The service at https://services.example answers 2 operations.',
    `The mock server answers the other ${others}.`,
    'What it answers is recorded in visit.har, with masked secrets.',
  ]);
  expect(sourceSentences({ ...target, kind: 'recording', origin: null, file: 'visit.har' })).toEqual([
    'The recording visit.har answers 2 operations, when a call fits a recorded one.',
    'The mock server answers every call that fits none.',
  ]);
});

test('an operation says whether it is passed on, and how many of its calls are recorded', () => {
  expect(operationText(target, 0)).toBe('passed on');
  expect(operationText({ ...target, file: 'visit.har' }, 1)).toBe('passed on, one recorded call');
  expect(operationText({ ...target, kind: 'recording', file: 'visit.har' }, 1234)).toBe('1,234 recorded calls');
});
