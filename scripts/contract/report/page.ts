import { operations } from '../../../openapi/generated/operations';
import { html, type Html } from '../../../mock-server/http/html';
import type { OperationDrift } from '../drift';
import { byService, notTried, type Report, signedInBy, statusesOf, sumOf, unseenStatuses } from './contents';

/** One file without others beside it, so that it can be handed in. */
export function reportPage(report: Report, environment: NodeJS.ProcessEnv): string {
  const { target, rows, at, seed, cases, writes } = report;
  const signedIn = signedInBy(environment);
  const facts: readonly (readonly [string, string])[] = [
    ['Service', target],
    ['Time', at.toISOString()],
    ['Signed in', signedIn ?? 'nobody'],
    ['Requests', `${cases} valid and ${cases} broken ones for each operation, seed ${seed}`],
    ['Changes of data', writes ? 'allowed (--writes)' : 'not allowed'],
  ];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Contract report of ${target}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>Contract report</h1>
          <p>${sumOf(rows, target)}</p>
          <dl>
            ${facts.map(
              ([name, value]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${value}</dd>
                </div>`,
            )}
          </dl>
          <h2>Violations</h2>
          ${violations(rows)}
          <h2>Not tried</h2>
          <ul>
            ${notTried(report, { signedIn }).map((line) => html`<li>${line}</li>`)}
          </ul>
          ${byService(rows).map(([service, ofService]) => table(service, ofService))}
        </main>
      </body>
    </html>`.text;
}

function violations(rows: readonly OperationDrift[]): Html {
  const drifting = rows.filter(({ drift }) => drift.length > 0);
  if (drifting.length === 0) return html`<p>None was found.</p>`;
  return html`${drifting.map(
    ({ operationId, drift }) =>
      html`<h3>${operationId}</h3>
        <ul>
          ${drift.map(
            ({ kind, problem, curl }) =>
              html`<li>
                ${problem} (${kind} request)
                <pre>${curl}</pre>
              </li>`,
          )}
        </ul>`,
  )}`;
}

function table(service: string, rows: readonly OperationDrift[]): Html {
  return html`<h2>${service}</h2>
    <table aria-label="${service}">
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => {
          const { method, path } = operations[row.operationId];
          const cells = [
            row.drift.length === 0 ? 'kept' : `not kept, ${row.drift.length} times`,
            `${row.sent.valid} and ${row.sent.broken}`,
            statusesOf(row.statuses),
            unseenStatuses(row).join(', ') || 'none',
          ];
          return html`<tr class="${row.drift.length === 0 ? 'good' : 'bad'}">
            <th scope="row">${row.operationId}<span>${method} ${path}</span></th>
            ${cells.map((cell, index) => html`<td data-label="${columns[index + 1]}">${cell}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>`;
}

const columns = ['Operation', 'Contract', 'Valid and broken requests', 'Received', 'Declared and not received'];

const style = html`<style>
  :root {
    color-scheme: light dark;
  }
  body {
    margin: 1.5rem auto;
    padding-inline: 1rem;
    max-width: 75rem;
    font:
      1rem/1.5 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
  }
  dt {
    flex: 0 0 9rem;
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  pre {
    padding: 0.5rem;
    background: light-dark(#f2f2f2, #262626);
    white-space: pre-wrap;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.25rem 0.5rem;
    border-block-end: 1px solid light-dark(#bbb, #555);
    text-align: start;
    vertical-align: top;
  }
  th span {
    display: block;
    font-weight: 400;
  }
  .bad td:nth-child(2) {
    color: light-dark(#a5120b, #ff9d94);
    font-weight: 600;
  }
  @media (width < 45rem) {
    thead {
      display: none;
    }
    tr,
    th,
    td {
      display: block;
      border: 0;
    }
    tr {
      padding-block: 0.5rem;
      border-block-end: 1px solid light-dark(#bbb, #555);
    }
    td::before {
      content: attr(data-label) ': ';
    }
  }
</style>`;
