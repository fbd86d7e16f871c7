import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { html } from '../../mock-server/http/html';
import { operations } from '../../openapi/generated/operations';
import { writeGridPage } from '../support/runner/grid-page';
import { callers } from './callers';
import { faultKinds } from './faults';

export const folder = 'reports/faults';
const cellSchema = z.object({
  operationId: z.string(),
  fault: z.string(),
  problems: z.array(z.string()),
  screenshot: z.string().nullable(),
});

/** The result of one call with one fault. */
export type Cell = z.infer<typeof cellSchema>;

/** Writes the grid of calls and faults as a page, and the figure. Runs after the last cell. */
export default function writeReport(): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const cells = files.map((name) => cellSchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
  const tried = Object.keys(operations).filter((id) => cells.some(({ operationId }) => operationId === id));
  const passed = cells.filter(({ problems }) => problems.length === 0).length;
  const never = Object.entries(callers).flatMap(([id, caller]) =>
    'never' in caller ? [{ name: id, why: caller.never }] : [],
  );
  const sum =
    `${passed} of ${cells.length} cells passed: ${tried.length} calls, ${faultKinds.length} faults. ` +
    `Operations that the app never calls: ${never.length}.`;
  const cellOf = (id: string, name: string) => {
    const cell = cells.find(({ operationId, fault }) => operationId === id && fault === name);
    if (!cell) return html`<td>not in this size</td>`;
    return cell.problems.length === 0
      ? html`<td class="good">passed</td>`
      : html`<td class="bad"><a href="${cell.screenshot ?? ''}">${cell.problems.join('; ')}</a></td>`;
  };
  writeGridPage(folder, {
    title: 'Calls and faults',
    sum,
    rowName: 'Call',
    columns: faultKinds.map(({ name }) => name),
    rows: tried.map((id) => ({ name: id, cells: faultKinds.map(({ name }) => cellOf(id, name)) })),
    leftOut: { title: 'Operations that the app never calls', items: never },
  });
}
