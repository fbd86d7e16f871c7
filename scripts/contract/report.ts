import { mkdirSync, writeFileSync } from 'node:fs';
import { operations } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/route-index';
import { declaredStatuses } from '../../mock-server/contract/validators';
import { type OperationDrift, REFUSED_SESSION, type RequestKind, statusesOf } from './drift';
import { existingServices, type ServiceName } from './services';

/** What a run against a service has found. */
export interface Report {
  target: string;
  rows: readonly OperationDrift[];
  at: Date;
}

export type Verdict = 'ok' | 'DRIFT' | 'not tried';

/** An operation keeps the contract only when a valid request got a success, and nothing violated the contract. */
export function verdictOf({ drift, notTried }: OperationDrift): Verdict {
  return drift.length > 0 ? 'DRIFT' : notTried === undefined ? 'ok' : 'not tried';
}

/** "27 keep the contract, 70 not tried, 1 drift (getMe); 665 requests to http://localhost:4010." */
export function sumOf(rows: readonly OperationDrift[], target: string): string {
  const of = (verdict: Verdict) => rows.filter((row) => verdictOf(row) === verdict);
  const drifting = of('DRIFT').map(({ operationId }) => operationId);
  const names = drifting.length > 0 ? ` (${drifting.join(', ')})` : '';
  const sent = rows.reduce((sum, one) => sum + one.sent.valid + one.sent.broken, 0);
  return `${of('ok').length} keep the contract, ${of('not tried').length} not tried, ${drifting.length} drift${names}; ${sent} requests to ${target}.`;
}

/** 1 for drift. 2 when no operation was tried, or when the session that was given is refused. */
export function exitCodeOf(rows: readonly OperationDrift[]): 0 | 1 | 2 {
  const verdicts = rows.map(verdictOf);
  if (verdicts.includes('DRIFT')) return 1;
  const isRefused = rows.some(({ notTried }) => notTried === REFUSED_SESSION);
  return isRefused || !verdicts.includes('ok') ? 2 : 0;
}

/** The statuses that the contract declares and that no response had. */
function unseenStatuses({ operationId, statuses: { valid, broken } }: OperationDrift): number[] {
  return declaredStatuses(operationId).filter((status) => valid[status] === undefined && broken[status] === undefined);
}

/** The keywords and rules that each operation was tried with. */
export const TRIED =
  'Tried: type, required, enum, const, length, pattern, format, range, number of items and unknown fields of requests; JSON, media type and size; ' +
  'session, CSRF token, product access, obligation, role, step-up; Expected-Person-Id, Idempotency-Key, pages, the end of sessions; ' +
  'status, code, body, media type, headers, cookies and trace id of responses.';

/** What a reader must not take for tried, each with its reason. */
export function notTried(rows: readonly OperationDrift[]): string[] {
  const reasons = new Set(rows.flatMap((row) => row.notTried ?? []));
  const leftOut = operationIds.length - rows.length;
  return [
    ...[...reasons].map((reason) => `${namesOf(rows.filter((row) => row.notTried === reason))}. ${reason}`),
    ...(leftOut > 0 ? [`${leftOut} other operations of the contract, because of --only.`] : []),
    'Limits of tries, the end of tokens, and what a write leaves (--workflows does); an impersonator, passkeys, messages, time, and calls at the same time.',
  ];
}

function namesOf(rows: readonly OperationDrift[]): string {
  return rows.map(({ operationId }) => operationId).join(', ');
}

/** The rows of each service that has some. */
function byService(rows: readonly OperationDrift[]): [service: ServiceName, rows: OperationDrift[]][] {
  return existingServices()
    .map((service): [ServiceName, OperationDrift[]] => [
      service,
      rows.filter(({ operationId }) => operations[operationId].service === service),
    ])
    .filter(([, found]) => found.length > 0);
}

/** A suite for each service. Each operation has a case of its valid requests and one of its broken ones. */
export function junitOf({ target, rows, at }: Report): string {
  const suites = byService(rows).map(([service, ofService]) =>
    tag(
      'testsuite',
      { name: service, hostname: new URL(target).host, timestamp: at.toISOString(), ...countsOf(ofService) },
      ...ofService.flatMap((row) => kinds.map((kind) => caseOf(service, row, kind))),
    ),
  );
  const root = tag('testsuites', { name: `Contract of ${target}`, ...countsOf(rows) }, ...suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

const kinds = ['valid', 'broken'] as const;

function countsOf(rows: readonly OperationDrift[]) {
  const results = rows.flatMap((row) => kinds.map((kind) => resultOf(row, kind)));
  return {
    tests: String(results.length),
    failures: String(results.filter(({ found }) => found.length > 0).length),
    skipped: String(results.filter(({ skipped }) => skipped !== undefined).length),
  };
}

/** A kind with drift is never skipped. */
function resultOf({ drift, notTried, sent }: OperationDrift, kind: RequestKind) {
  const found = drift.filter((one) => one.kind === kind);
  const isTried = found.length > 0 || (kind === 'valid' ? notTried === undefined : sent.broken > 0);
  return { found, skipped: isTried ? undefined : (notTried ?? 'None was sent.') };
}

function caseOf(service: string, row: OperationDrift, kind: RequestKind): string {
  const { operationId, sent, statuses } = row;
  const attributes = { classname: service, name: `${operationId}, ${kind} requests` };
  const { found, skipped } = resultOf(row, kind);
  if (skipped !== undefined) return tag('testcase', attributes, tag('skipped', { message: skipped }));
  const said = [
    `${sent[kind]} requests. Received: ${statusesOf(statuses[kind])}.`,
    `Declared and received by neither kind: ${unseenStatuses(row).join(', ') || 'none'}.`,
  ];
  return tag(
    'testcase',
    attributes,
    ...(found.length > 0
      ? [
          tag(
            'failure',
            { message: found[0]?.problem ?? '', type: 'contract' },
            inXml(found.map(({ problem, curl }) => `${problem}\n${curl}`).join('\n\n')),
          ),
        ]
      : []),
    tag('system-out', {}, inXml(said.join('\n'))),
  );
}

/** Its contents are elements, or text of `inXml`. */
function tag(name: string, attributes: Readonly<Record<string, string>>, ...contents: string[]): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${inXml(value)}"`);
  return `<${name}${written.join('')}>${contents.join('\n')}</${name}>`;
}

/** XML has no place for most control characters, which a broken request may contain: each becomes a question mark. */
function inXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '?')
    .replaceAll(/["&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Writes the report that a backend team can hand in, as JUnit.
 * @returns the file
 */
export function writeReport(report: Report): string {
  mkdirSync('reports/contract', { recursive: true });
  const file = 'reports/contract/junit.xml';
  writeFileSync(file, junitOf(report));
  return file;
}
