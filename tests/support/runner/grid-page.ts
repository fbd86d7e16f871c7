import { mkdirSync, writeFileSync } from 'node:fs';
import { html, type Html } from '../../../mock-server/http/html';

/** The results of a test matrix, as a page. */
export interface GridPage {
  readonly title: string;
  /** What passed, in one or two sentences. */
  readonly sum: string;
  /** The header of the first column. */
  readonly rowName: string;
  readonly columns: readonly string[];
  /** One `<td>` per column. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly Html[] }[];
  /** What the matrix does not test, and why. */
  readonly leftOut: { readonly title: string; readonly items: readonly { name: string; why: string }[] };
}

export function writeGridPage(folder: string, { title, sum, rowName, columns, rows, leftOut }: GridPage): void {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${sum}</p>
          <div class="scroll" role="region" aria-label="${title}" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">${rowName}</th>
                  ${columns.map((name) => html`<th scope="col">${name}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  ({ name, cells }) =>
                    html`<tr>
                      <th scope="row">${name}</th>
                      ${cells}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
          <h2>${leftOut.title}</h2>
          <ul>
            ${leftOut.items.map(({ name, why }) => html`<li>${name}: ${why}</li>`)}
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
table { border-collapse: collapse; }
th, td { border: 1px solid #8888; padding: .25rem .5rem; text-align: start; vertical-align: top; }
.good { background: light-dark(#e3f4e5, #12351a); } .bad { background: light-dark(#fde3e1, #4a1512); }`;
