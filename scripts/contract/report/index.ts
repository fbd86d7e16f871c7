import { mkdirSync, writeFileSync } from 'node:fs';
import type { Report } from './contents';
import { junitOf } from './junit';
import { reportPage } from './page';

export { statusesOf, sumOf } from './contents';

const folder = 'reports/contract';

/**
 * Writes the report that a backend team can hand in: a page, JUnit for a build server, and the rows as JSON.
 * @returns the files
 */
export function writeReport(report: Report): string[] {
  mkdirSync(folder, { recursive: true });
  const files = {
    'index.html': reportPage(report, process.env),
    'junit.xml': junitOf(report),
    'report.json': JSON.stringify(report.rows, null, 2),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  return Object.keys(files).map((name) => `${folder}/${name}`);
}
