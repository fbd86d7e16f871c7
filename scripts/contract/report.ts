import { mkdirSync, writeFileSync } from 'node:fs';
import { operations } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/route-index';
import { declaredStatuses } from '../../mock-server/contract/validators';
import type { OperationDrift, RequestKind } from './drift';
import { existingServices, type ServiceName } from './services';

/** What a run against a service has found. */
export interface Report {
  target: string;
  rows: readonly OperationDrift[];
  at: Date;
}

export function sumOf(rows: readonly OperationDrift[], target: string): string {
  const drifted = rows.filter(({ drift }) => drift.length > 0).map(({ operationId }) => operationId);
  const names = drifted.length > 0 ? `, all but ${drifted.join(', ')}` : '';
  const sent = rows.reduce((sum, one) => sum + one.sent.valid + one.sent.broken, 0);
  return `${rows.length - drifted.length} of ${rows.length} operations of ${target} keep the contract${names}; ${sent} requests.`;
}

/** "200 x 5, 401 x 1" */
export function statusesOf(statuses: OperationDrift['statuses']): string {
  return Object.entries(statuses)
    .map(([status, times]) => `${status} x ${times}`)
    .join(', ');
}

/** The statuses that the contract declares and that no response had. */
function unseenStatuses({ operationId, statuses }: OperationDrift): number[] {
  return declaredStatuses(operationId).filter((status) => statuses[status] === undefined);
}

/** What a reader must not take for tried, each with its reason. */
export function notTried(rows: readonly OperationDrift[], environment: NodeJS.ProcessEnv): string[] {
  const isSignedIn = environment.CONTRACT_COOKIE !== undefined || environment.CONTRACT_USERNAME !== undefined;
  const reasons = new Set(rows.flatMap(({ heldBack }) => heldBack ?? []));
  const leftOut = operationIds.filter((id) => !rows.some(({ operationId }) => operationId === id));
  const needSession = rows.filter(({ operationId }) => operations[operationId].session !== 'none');
  return [
    ...[...reasons].map((reason) => `${validOf(rows.filter(({ heldBack }) => heldBack === reason))}. ${reason}`),
    ...(leftOut.length > 0 ? [`${leftOut.length} other operations of the contract, because of --only.`] : []),
    ...(!isSignedIn && needSession.length > 0
      ? [`The ${needSession.length} operations that need a session, with one: nobody was signed in.`]
      : []),
    'Journeys of several calls, limits of tries, the end of sessions and tokens, messages, and calls at the same time.',
  ];
}

function validOf(rows: readonly OperationDrift[]): string {
  return `Valid requests to ${rows.map(({ operationId }) => operationId).join(', ')}`;
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
      ...ofService.flatMap((row) => [caseOf(service, row, 'valid'), caseOf(service, row, 'broken')]),
    ),
  );
  const root = tag('testsuites', { name: `Contract of ${target}`, ...countsOf(rows) }, ...suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function countsOf(rows: readonly OperationDrift[]) {
  const failing = rows.map(({ drift }) => new Set(drift.map(({ kind }) => kind)).size);
  return {
    tests: String(2 * rows.length),
    failures: String(failing.reduce((sum, count) => sum + count, 0)),
    skipped: String(rows.filter(({ heldBack }) => heldBack !== undefined).length),
  };
}

function caseOf(service: string, row: OperationDrift, kind: RequestKind): string {
  const { operationId, heldBack, drift, sent, statuses } = row;
  const name = `${operationId}, ${kind} requests`;
  if (kind === 'valid' && heldBack !== undefined)
    return tag('testcase', { classname: service, name }, tag('skipped', { message: heldBack }));
  const found = drift.filter((one) => one.kind === kind);
  const said = [
    `${sent[kind]} requests. Received by both kinds: ${statusesOf(statuses)}.`,
    `Declared and not received: ${unseenStatuses(row).join(', ') || 'none'}.`,
  ];
  return tag(
    'testcase',
    { classname: service, name },
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
