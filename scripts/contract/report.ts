import { mkdirSync, writeFileSync } from 'node:fs';
import { operations } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/routes';
import { declaredStatuses } from '../../mock-server/contract/validators';
import { NOBODY, type OperationDrift, REFUSED_SESSION, type RequestKind, statusesOf } from './drift';
import { reasons } from './fuzz/judge';
import { services } from './services';

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
  const count = (verdict: Verdict) => rows.filter((row) => verdictOf(row) === verdict).length;
  const drifting = namesOf(rows, (row) => verdictOf(row) === 'DRIFT');
  const sent = rows.reduce((sum, one) => sum + one.sent.valid + one.sent.broken, 0);
  return `${count('ok')} keep the contract, ${count('not tried')} not tried, ${count('DRIFT')} drift${drifting && ` (${drifting})`}; ${sent} requests to ${target}.`;
}

/** 1 for drift. 2 when no operation was tried, or without a session that the service takes. */
export function exitCodeOf(rows: readonly OperationDrift[]): 0 | 1 | 2 {
  const verdicts = rows.map(verdictOf);
  if (verdicts.includes('DRIFT')) return 1;
  const isRefused = rows.some(({ notTried }) => notTried === REFUSED_SESSION || notTried === NOBODY);
  return isRefused || !verdicts.includes('ok') ? 2 : 0;
}

/** What a reader must not take for tried, each with its reason. */
export function notTried(rows: readonly OperationDrift[]): string[] {
  const told = new Set(rows.flatMap((row) => row.notTried ?? []));
  const leftOut = operationIds.length - rows.length;
  const unasked = reasons.filter((reason) => !rows.some((row) => row.refusals.has(reason)));
  return [
    ...[...told].map((reason) => `${namesOf(rows, ({ notTried }) => notTried === reason)}. ${reason}`),
    ...(leftOut > 0 ? [`${leftOut} other operations of the contract, because of --only.`] : []),
    ...(unasked.length > 0
      ? [`Refusals for ${unasked.join(', ')}: see --writes, --mail-command and the people of --values.`]
      : []),
    'Limits of tries, the end of tokens and sessions, and what a write leaves (--workflows does); an impersonator, passkeys, messages, time, and calls at the same time.',
  ];
}

function namesOf(rows: readonly OperationDrift[], which: (row: OperationDrift) => boolean): string {
  const ids = rows.filter(which).map(({ operationId }) => operationId);
  return ids.join(', ');
}

/** A suite for each service. Each operation has a case of its valid requests and one of its broken ones. */
export function junitOf({ target, rows, at }: Report): string {
  const cases = rows.flatMap((row) => [caseOf(row, 'valid'), caseOf(row, 'broken')]);
  const counts = (of: typeof cases) => ({
    tests: String(of.length),
    failures: String(of.filter(({ result }) => result === 'failed').length),
    skipped: String(of.filter(({ result }) => result === 'skipped').length),
  });
  const suites = services.flatMap((name) => {
    const own = cases.filter(({ service }) => service === name);
    const attributes = { name, hostname: new URL(target).host, timestamp: at.toISOString(), ...counts(own) };
    return own.length === 0 ? [] : [tag('testsuite', attributes, ...own.map(({ xml }) => xml))];
  });
  const root = tag('testsuites', { name: `Contract of ${target}`, ...counts(cases) }, ...suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** A kind with drift is never skipped. */
function caseOf({ operationId, drift, notTried, sent, statuses }: OperationDrift, kind: RequestKind) {
  const { service } = operations[operationId];
  const written = (result: 'passed' | 'failed' | 'skipped', ...contents: string[]) => {
    const attributes = { classname: service, name: `${operationId}, ${kind} requests` };
    return { service, result, xml: tag('testcase', attributes, ...contents) };
  };
  const found = drift.filter((one) => one.kind === kind);
  const isTried = kind === 'valid' ? notTried === undefined : sent.broken > 0;
  if (found.length === 0 && !isTried)
    return written('skipped', tag('skipped', { message: notTried ?? 'None was sent.' }));
  const { valid, broken } = statuses;
  const unseen = declaredStatuses(operationId).filter((status) => !(status in valid || status in broken));
  const said = tag(
    'system-out',
    {},
    `${sent[kind]} requests. Received: ${inXml(statusesOf(statuses[kind]))}.`,
    `Declared and received by neither kind: ${unseen.join(', ') || 'none'}.`,
  );
  const [first] = found;
  if (!first) return written('passed', said);
  const text = found.map(({ problem, curl }) => `${problem}\n${curl}`).join('\n\n');
  return written('failed', tag('failure', { message: first.problem, type: 'contract' }, inXml(text)), said);
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

/** What a backend team can hand in. */
export const reportFile = 'reports/contract/junit.xml';

export function writeReport(report: Report): void {
  mkdirSync('reports/contract', { recursive: true });
  writeFileSync(reportFile, junitOf(report));
}
