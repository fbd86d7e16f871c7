import { mkdirSync, writeFileSync } from 'node:fs';
import { engineNames } from '../../../scripts/engines/find-engines';
import { type Cell, grid } from '../../../scripts/engines/grid';
import { type LastResult, LastResults, notesOf } from '../../support/runner/last-results';

const folder = 'reports/engines';

/** Prints the table of flows and engines, and writes it to reports/engines. */
export default class GridReporter extends LastResults {
  constructor() {
    super('engine-');
  }

  protected override write(results: readonly LastResult[]): void {
    const versions: Record<string, string> = {};
    const cells = results.map((last): Cell => {
      const engine = last.project.replace(this.prefix, '');
      const [version] = notesOf(last, 'version');
      if (version !== undefined) versions[engine] = version.split('.').slice(0, 2).join('.');
      const [, ...titles] = last.titles;
      const flow = titles.filter((title) => title !== '').join(', ');
      return { flow, engine, hasPassed: last.hasPassed, seconds: last.result.duration / 1000 };
    });
    const engines = engineNames.filter((name) => cells.some(({ engine }) => engine === name));
    const lines = grid(cells, engines, versions);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/grid.txt`, `${lines.join('\n')}\n`);
    // `npm run quality` reads the result of the last run.
    writeFileSync(`${folder}/grid.json`, JSON.stringify({ engines: versions, cells }, null, 2));
    console.log(`\n${lines.join('\n')}\n`);
  }
}
