import { mkdirSync, writeFileSync } from 'node:fs';
import { type Cell, grid } from '../../../scripts/engines/grid';
import { type LastResult, LastResults, notesOf } from '../../support/runner/last-results';

/** A table of tests by projects: the rest of a project's name, after the prefix, is its column. */
export class ProjectGrid extends LastResults {
  /** @param columns all of them, in their order */
  constructor(
    prefix: string,
    private readonly folder: string,
    private readonly columns: readonly string[],
  ) {
    super(prefix);
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
    const engines = this.columns.filter((name) => cells.some(({ engine }) => engine === name));
    const lines = grid(cells, engines, versions);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(`${this.folder}/grid.txt`, `${lines.join('\n')}\n`);
    // `npm run quality` reads the result of the last run.
    writeFileSync(`${this.folder}/grid.json`, JSON.stringify({ engines: versions, cells }, null, 2));
    console.log(`\n${lines.join('\n')}\n`);
  }
}
