import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import type { OperationDrift } from '../drift';
import type { Report } from './contents';
import { junitOf } from './junit';
import { reportPage } from './page';

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
  ...{ seed: 1, cases: 5, writes: false },
};

test('JUnit has a case for each kind of request: passed, failed with its command, or skipped with its reason', () => {
  const root = new DOMParser({ onError: (_, message) => expect.fail(message) }).parseFromString(
    junitOf(report),
    'text/xml',
  ).documentElement;
  const counts = ['tests', 'failures', 'skipped'].map((name) => root?.getAttribute(name));
  expect(counts).toEqual(['4', '1', '1']);
  const cases = [...(root?.getElementsByTagName('testcase') ?? [])].map((one) => [
    one.getAttribute('name'),
    one.getElementsByTagName('failure').item(0)?.textContent ??
      one.getElementsByTagName('skipped').item(0)?.getAttribute('message'),
  ]);
  expect(cases).toEqual([
    ['checkAuthentication, valid requests', undefined],
    ['checkAuthentication, broken requests', undefined],
    ['login, valid requests', 'They would end the session.'],
    ['login, broken requests', "it answered 200 and not 4xx\ncurl -i 'http://x/' --data-raw '?<b>'"],
  ]);
  expect(root?.textContent).toMatch(/Declared and not received: .*\b429\b/);
});

test('the page says what was not tried, and shows each violation with the command that repeats it', () => {
  const page = reportPage(report, {});
  expect(page).toContain('1 of 2 operations of http://localhost:4010 keep the contract; 15 requests.');
  expect(page).toContain('Valid requests to login. They would end the session.');
  expect(page).toContain('nobody was signed in');
  expect(page).toContain('other operations of the contract, because of --only.');
  expect(page).toContain('--data-raw &#39;\u0001&lt;b&gt;&#39;');
  const signedIn = reportPage(report, { CONTRACT_COOKIE: 'session=secret' });
  expect(signedIn).not.toContain('nobody');
  expect(signedIn).not.toContain('secret');
});
