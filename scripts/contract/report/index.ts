import { mkdirSync, writeFileSync } from 'node:fs';
import type { Report } from './contents';
import { junitOf } from './junit';

export { notTried, statusesOf, sumOf } from './contents';

/**
 * Writes the report that a backend team can hand in, as JUnit.
 * @returns the file
 */
export function writeReport(report: Report): string {
  mkdirSync('reports/contract', { recursive: true });
  const file = 'reports/contract/junit.xml';
  writeFileSync(file, junitOf(report));
  return file;
}
