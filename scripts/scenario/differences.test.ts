import { expect, it } from 'vitest';
import { createMock } from '../../mock-server';
import { differences } from './differences';

it('another dialect is a difference of the world, and of one operation', async () => {
  const world = await createMock().world();
  await world.clock.freeze();
  const before = await world.snapshot();
  expect(differences(before, await world.snapshot())).toEqual([]);
  await world.scenario('other-dialect');
  expect(differences(before, await world.snapshot())).toEqual(['dialect: "contract" -> "literal"']);
  await world.reset();
  await world.scenario('other-dialect', { dialect: 'older', operation: 'login' });
  expect(differences(before, await world.snapshot())).toContain('dialectByOperation: nothing -> {"login":"older"}');
});
