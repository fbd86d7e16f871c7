import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';

/**
 * Writes the calls and the state of the services of a failed test to one file, and names it. Also prints the last calls,
 * because a run on another machine may leave only its text.
 */
export async function attachEvidence(world: MockWorld, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('services.json');
  const journal = await world.journal.list().catch(() => []);
  const evidence = { journal, snapshot: await world.snapshot().catch(String) };
  writeFileSync(path, JSON.stringify(evidence, null, 2));
  await testInfo.attach('services', { path, contentType: 'application/json' });
  const calls = journal
    .slice(-5)
    .map(({ method, url, status, errorCode = '' }) =>
      `  ${method} ${url.split('?')[0]} ${status} ${errorCode}`.trimEnd(),
    );
  const rewind = `  Details of a call rewinds to before it, while the server runs: ${world.origin}/__mock?mock-world=${world.id}#traffic`;
  console.log([`${testInfo.title}: the last calls (all, and the state: ${path})`, ...calls, rewind].join('\n'));
}
