import { expect, test } from 'vitest';
import { NOBODY, type OperationDrift, REFUSED_SESSION } from '../../scripts/contract/drift';
import { exitCodeOf, junitOf, notTried, type Report, sumOf } from '../../scripts/contract/report';

const nothing = { drift: [], notes: [], refusals: new Set<string>() };
const kept: OperationDrift = {
  ...nothing,
  operationId: 'checkAuthentication',
  sent: { valid: 5, broken: 5 },
  statuses: { valid: { 200: 5 }, broken: { 400: 5 } },
};
const heldBack: OperationDrift = {
  ...nothing,
  operationId: 'login',
  sent: { valid: 0, broken: 5 },
  notTried: 'They would end the session.',
  statuses: { valid: {}, broken: { 200: 5 } },
  drift: [
    { kind: 'broken', problem: 'it answered 200 and not 4xx', curl: "curl -i 'http://x/' --data-raw '\u0001<b>'" },
  ],
};
const refused: OperationDrift = {
  ...nothing,
  operationId: 'logout',
  sent: { valid: 5, broken: 0 },
  notTried: 'No valid request got a success: 403 x 5.',
  statuses: { valid: { 403: 5 }, broken: {} },
};
const report: Report = {
  target: 'http://localhost:4010',
  rows: [kept, heldBack, refused],
  at: new Date('2026-01-02T03:04:05Z'),
};

test('JUnit has a case for each kind of request: passed, failed with its command, or skipped with its reason', () => {
  const xml = junitOf(report);
  expect(xml).toContain('tests="6" failures="1" skipped="3"><testsuite');
  const cases = [...xml.matchAll(/<testcase .*? name="(.*?)">(?:<(?:failure|skipped) .*?>([^<]*))?/g)];
  expect(cases.map(([, name, text]) => [name, text])).toEqual([
    ['checkAuthentication, valid requests', undefined],
    ['checkAuthentication, broken requests', undefined],
    ['login, valid requests', ''],
    ['login, broken requests', "it answered 200 and not 4xx\ncurl -i 'http://x/' --data-raw '?&#60;b&#62;'"],
    ['logout, valid requests', ''],
    ['logout, broken requests', ''],
  ]);
  expect(xml).toContain('<skipped message="They would end the session.">');
  expect(xml.match(/<skipped message="No valid request got a success: 403 x 5.">/g)).toHaveLength(2);
  expect(xml).toMatch(/Declared and received by neither kind: .*\b429\b/);
});

test('a run sums up what it found, and says what was not tried', () => {
  const { rows, target } = report;
  expect(sumOf(rows, target)).toBe(
    '1 keep the contract, 1 not tried, 1 drift (login); 20 requests to http://localhost:4010.',
  );
  const said = notTried(rows).join('\n');
  expect(said).toContain('login. They would end the session.');
  expect(said).toContain('logout. No valid request got a success: 403 x 5.');
  expect(said).toContain('other operations of the contract, because of --only.');
});

test.each([
  ['all that was tried keeps the contract', [kept, refused], 0],
  ['something drifts', [kept, heldBack], 1],
  ['nothing was tried', [refused], 2],
  ['there is no operation', [], 2],
  ['nobody is signed in', [kept, { ...refused, notTried: NOBODY }], 2],
  ['the session is refused', [kept, { ...refused, notTried: REFUSED_SESSION }], 2],
])('where %s the exit code says so', (_, rows, code) => {
  expect(exitCodeOf(rows)).toBe(code);
});
