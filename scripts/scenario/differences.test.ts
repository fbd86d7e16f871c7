import { expect, it } from 'vitest';
import { createMock } from '../../mock-server';
import { differences } from './differences';

it('another voice is a difference of the world, and of one operation', async () => {
  const world = await createMock().world();
  await world.clock.freeze();
  const before = await world.snapshot();
  expect(differences(before, await world.snapshot())).toEqual([]);
  await world.scenario('other-voice');
  expect(differences(before, await world.snapshot())).toEqual(['voice: "contract" -> "literal"']);
  await world.reset();
  await world.scenario('other-voice', { voice: 'older', operation: 'login' });
  expect(differences(before, await world.snapshot())).toContain('voiceByOperation: nothing -> {"login":"older"}');
});
