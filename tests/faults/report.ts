import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { html } from '../../mock-server/http/html';
import { operations } from '../../openapi/generated/operations';
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
    'never' in caller ? [{ id, why: caller.never }] : [],
  );
  const sum =
    `${passed} of ${cells.length} cells passed: ${tried.length} calls, ${faultKinds.length} faults. ` +
    `Operations that the app never calls: ${never.length}.`;
  const row = (id: string) =>
    html`<tr>
      <th scope="row">${id}</th>
      ${faultKinds.map(({ name }) => {
        const cell = cells.find(({ operationId, fault }) => operationId === id && fault === name);
        if (!cell) return html`<td>not in this size</td>`;
        return cell.problems.length === 0
          ? html`<td class="good">passed</td>`
          : html`<td class="bad"><a href="${cell.screenshot ?? ''}">${cell.problems.join('; ')}</a></td>`;
      })}
    </tr>`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Fault matrix</title>
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <main>
          <h1>Fault matrix</h1>
          <p>${sum}</p>
          <div class="scroll" role="region" aria-label="Calls and faults" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">Call</th>
                  ${faultKinds.map(({ name }) => html`<th scope="col">${name}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${tried.map(row)}
              </tbody>
            </table>
          </div>
          <h2>Operations that the app never calls</h2>
          <ul>
            ${never.map(({ id, why }) => html`<li>${id}: ${why}</li>`)}
          </ul>
        </main>
      </body>
    </html>`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, page.text);
  writeFileSync(`${folder}/report.css`, style);
  console.log(`${sum} See ${folder}/index.html.`);
}

const style = `:root { color-scheme: light dark; } body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; } th, td { border: 1px solid #8888; padding: .25rem .5rem; text-align: start; vertical-align: top; }
.good { background: light-dark(#e3f4e5, #12351a); } .bad { background: light-dark(#fde3e1, #4a1512); }`;
