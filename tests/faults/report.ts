import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { html } from '../../mock-server/http/html';
import { operations } from '../../openapi/generated/operations';
import { writeGridPage } from '../support/runner/grid-page';
import { type LastResult, LastResults, notesOf } from '../support/runner/last-results';
import { callers } from './callers';
import { faultKinds } from './faults';

const folder = 'reports/faults';

/** Writes the grid of calls and faults as a page, and its cells for `npm run quality`. */
export default class FaultsReport extends LastResults {
  constructor() {
    super('faults');
  }

  protected override write(results: readonly LastResult[]): void {
    const cells = results.map(cellOf);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/cells.json`, JSON.stringify(cells, null, 2));
    writePage(cells);
  }
}

interface Cell {
  readonly operationId: string;
  readonly fault: string;
  readonly problems: readonly string[];
  readonly screenshot: string | undefined;
}

function cellOf(last: LastResult): Cell {
  const [, operationId = '', title = ''] = last.titles;
  const problems = notesOf(last, 'problem');
  const screenshot = last.result.attachments.find(({ name }) => name === 'page')?.path;
  return {
    operationId,
    fault: title.replace('meets ', ''),
    problems: last.hasPassed || problems.length > 0 ? problems : ['it did not come to an end'],
    screenshot: screenshot && relative(folder, screenshot),
  };
}

function writePage(cells: readonly Cell[]): void {
  const tried = Object.keys(operations).filter((id) => cells.some(({ operationId }) => operationId === id));
  const passed = cells.filter(({ problems }) => problems.length === 0).length;
  const never = Object.entries(callers).flatMap(([id, caller]) =>
    'never' in caller ? [{ name: id, why: caller.never }] : [],
  );
  const sum =
    `${passed} of ${cells.length} cells passed: ${tried.length} calls, ${faultKinds.length} faults. ` +
    `Operations that the app never calls: ${never.length}.`;
  const shown = (id: string, name: string) => {
    const cell = cells.find(({ operationId, fault }) => operationId === id && fault === name);
    if (!cell) return html`<td>not in this run</td>`;
    return cell.problems.length === 0
      ? html`<td class="good">passed</td>`
      : html`<td class="bad"><a href="${cell.screenshot ?? ''}">${cell.problems.join('; ')}</a></td>`;
  };
  writeGridPage(folder, {
    title: 'Calls and faults',
    sum,
    rowName: 'Call',
    columns: faultKinds.map(({ name }) => name),
    rows: tried.map((id) => ({ name: id, cells: faultKinds.map(({ name }) => shown(id, name)) })),
    leftOut: { title: 'Operations that the app never calls', items: never },
  });
}
