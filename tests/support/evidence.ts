import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';

/**
 * Attaches the calls and the state of the services to the report of a failed test. Also prints the refused calls,
 * because a run on another machine may leave only its text.
 */
export async function attachEvidence(world: MockWorld, testInfo: TestInfo): Promise<void> {
  const evidence = {
    journal: () => world.journal.list(),
    snapshot: () => world.snapshot(),
    har: () => world.journal.har(),
  };
  for (const [name, read] of Object.entries(evidence)) {
    const file = testInfo.outputPath(name === 'har' ? 'calls.har' : `${name}.json`);
    writeFileSync(file, JSON.stringify(await read().catch(String), null, 2));
    await testInfo.attach(name, { path: file, contentType: 'application/json' });
  }
  for (const { method, url, status, errorCode } of await world.journal.list().catch(() => []))
    if (status >= 400) console.log(`${testInfo.title}: ${method} ${url.split('?')[0]} ${status} ${errorCode ?? ''}`);
}
