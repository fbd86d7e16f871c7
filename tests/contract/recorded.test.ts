import { beforeAll, expect, test, vi } from 'vitest';
import { listScenarios } from '../../mock-server/seed/scenarios';
import { testWorld } from '../../mock-server/testing/client';
import { takeSnapshot } from '../../mock-server/world/snapshot';
import { changesBetween, fileOf, neutral, rowsOf } from './recording';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 17) }));

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
