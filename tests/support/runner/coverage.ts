import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { connect } from '../../../mock-server/client';

/**
 * Writes how much of the contract the whole run has reached to reports/coverage.json, and records the figure. Runs
 * after the last browser test. A part of the tests (E2E_PART) would replace the figure of all.
 */
export default async function reportCoverage(config: FullConfig): Promise<void> {
  if (process.env.E2E_PART) return;
  const coverage = await connect(config.projects.find(({ name }) => name === 'app')?.use.baseURL ?? '').coverage();
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/coverage.json', JSON.stringify(coverage, null, 2));
  console.log(
    `Contract reached: ${coverage.operationsReached} of ${coverage.operations} operations, ` +
      `${coverage.reached} of ${coverage.declared} pairs of status and code (reports/coverage.json).`,
  );
}
