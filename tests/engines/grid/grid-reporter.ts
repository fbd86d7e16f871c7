import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Cell, grid } from '../../../scripts/engines/grid';

/** Where the result of the last run is, for `npm run quality`. */
export const gridFile = 'reports/engines/grid.json';

/** Prints the table of flows and engines at the end of a run, and writes it to reports/engines. */
export default class GridReporter implements Reporter {
  private readonly cells = new Map<string, Cell>();
  private readonly versions: Record<string, string> = {};
  private engines: string[] = [];

  onBegin(config: FullConfig): void {
    this.engines = config.projects.map(({ name }) => name);
  }

  onTestEnd(test: TestCase, { duration, annotations }: TestResult): void {
    const [, engine = '', , ...titles] = test.titlePath();
    const version = annotations.find(({ type }) => type === 'version')?.description;
    if (version !== undefined) this.versions[engine] = version.split('.').slice(0, 2).join('.');
    const flow = titles.filter((title) => title !== '').join(', ');
    // A second try replaces the first.
    this.cells.set(`${engine}: ${flow}`, {
      flow,
      engine,
      hasPassed: test.outcome() !== 'unexpected',
      seconds: duration / 1000,
    });
  }

  onEnd(): void {
    const cells = [...this.cells.values()];
    if (cells.length === 0) return;
    const engines = this.engines.filter((name) => cells.some(({ engine }) => engine === name));
    const lines = grid(cells, engines, this.versions);
    mkdirSync('reports/engines', { recursive: true });
    writeFileSync('reports/engines/grid.txt', `${lines.join('\n')}\n`);
    writeFileSync(gridFile, JSON.stringify({ engines: this.versions, cells }, null, 2));
    console.log(`\n${lines.join('\n')}\n`);
  }
}
