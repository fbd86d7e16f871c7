import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMockServer } from '../../mock-server/adapters/node';
import { listScenarios } from '../../mock-server/seed/scenarios';
import { testWorld } from '../../mock-server/testing/client';
import { takeSnapshot } from '../../mock-server/world/snapshot';
import { journeyProblems } from '../../scripts/contract/workflows';
import { changesBetween, fileOf, neutral, recordingOf, rowsOf } from './recording';
import { stories } from './stories';

const { origin: target, worlds, close } = await startMockServer({ port: 0, appOrigin: 'http://app.test' });
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 17) }));
afterAll(close);

test('each journey of openapi/workflows answers and changes what it did before', { timeout: 120_000 }, async () => {
  expect(await journeyProblems({ target }, [])).toEqual([]);
  const walked = worlds.list().filter(({ id }) => id.startsWith('workflow-'));
  for (const world of walked)
    await expect(recordingOf(world).replaceAll(target, 'http://mock.test')).toMatchFileSnapshot(fileOf(world.id));
  const titles = ['scenarios', ...walked.map(({ id }) => id), ...Object.keys(stories)];
  expect(readdirSync('openapi/recorded').sort()).toEqual(titles.map((title) => basename(fileOf(title))).sort());
});

/** A scenario with more differences is told by the first ones and the last one. */
const MOST_DIFFERENCES = 40;

test('each scenario gives the world that it gave before', async () => {
  const usual = await testWorld();
  const rows = rowsOf(takeSnapshot(usual));
  const lines = ['default', ...changesBetween(new Map(), rows)];
  for (const { name } of listScenarios().filter(({ name }) => name !== 'default')) {
    const changes = changesBetween(rows, rowsOf(takeSnapshot(await testWorld(name))));
    lines.push('', `${name}: ${changes.length}`, ...changes.slice(0, MOST_DIFFERENCES), ...changes.slice(-1));
  }
  await expect(neutral(lines.join('\n'), usual.clock.now())).toMatchFileSnapshot(fileOf('scenarios'));
});
