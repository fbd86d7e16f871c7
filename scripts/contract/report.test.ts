import { expect, test } from 'vitest';
import type { OperationDrift } from './drift';
import { notTried, type Report, sumOf } from './report';
import { junitOf } from './report';

const kept: OperationDrift = {
  operationId: 'checkAuthentication',
  sent: { valid: 5, broken: 5 },
  statuses: { 200: 5, 400: 5 },
  drift: [],
};
const heldBack: OperationDrift = {
  operationId: 'login',
  sent: { valid: 0, broken: 5 },
  heldBack: 'They would end the session.',
  statuses: { 200: 5 },
  drift: [
    { kind: 'broken', problem: 'it answered 200 and not 4xx', curl: "curl -i 'http://x/' --data-raw '\u0001<b>'" },
  ],
};
const report: Report = {
  target: 'http://localhost:4010',
  rows: [kept, heldBack],
  at: new Date('2026-01-02T03:04:05Z'),
};

test('JUnit has a case for each kind of request: passed, failed with its command, or skipped with its reason', () => {
  const xml = junitOf(report);
  expect(xml).toContain('tests="4" failures="1" skipped="1"><testsuite');
  const cases = [...xml.matchAll(/<testcase .*? name="(.*?)">(?:<(?:failure|skipped) .*?>([^<]*))?/g)];
  expect(cases.map(([, name, text]) => [name, text])).toEqual([
    ['checkAuthentication, valid requests', undefined],
    ['checkAuthentication, broken requests', undefined],
    ['login, valid requests', ''],
    ['login, broken requests', "it answered 200 and not 4xx\ncurl -i 'http://x/' --data-raw '?&#60;b&#62;'"],
  ]);
  expect(xml).toContain('<skipped message="They would end the session.">');
  expect(xml).toMatch(/Declared and not received: .*\b429\b/);
});

test('a run sums up what it found, and says what was not tried', () => {
  const { rows, target } = report;
  expect(sumOf(rows, target)).toBe(
    '1 of 2 operations of http://localhost:4010 keep the contract, all but login; 15 requests.',
  );
  const said = notTried(rows, {}).join('\n');
  expect(said).toContain('Valid requests to login. They would end the session.');
  expect(said).toContain('nobody was signed in');
  expect(said).toContain('other operations of the contract, because of --only.');
  expect(notTried(rows, { CONTRACT_COOKIE: 'session=secret' }).join('\n')).not.toMatch(/nobody|secret/);
});
