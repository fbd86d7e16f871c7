import type { OperationDrift, RequestKind } from '../drift';
import { byService, type Report, statusesOf, unseenStatuses } from './contents';

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
