import { expect, test } from 'vitest';
import { logIn, workbench } from './support';

const WORLDS = 50;
const EACH = 4;

test('200 people with names of their own log in side by side in 50 worlds, and no world knows those of another', async () => {
  const worlds = await Promise.all(
    Array.from({ length: WORLDS }, async (_, number) => {
      const world = await workbench.world({ id: `import-${number}` });
      const names = Array.from({ length: EACH }, (_unused, row) => `person-${number}-${row}`);
      const made = [];
      for (const username of names)
        made.push(...(await world.people.create({ clients: ['200'], particular: { username, lastName: 'Jones' } })));
      expect(made.map(({ username }) => username)).toEqual(names);
      return { world, made };
    }),
  );
  const outcomes = await Promise.all(
    worlds.flatMap(({ world, made }) =>
      made.map(({ username, password }) => logIn(world.visitor(), username ?? '', password ?? '')),
    ),
  );
  expect(outcomes).toHaveLength(WORLDS * EACH);
  expect(new Set(outcomes)).toEqual(new Set(['200']));
  const [first] = worlds;
  expect(await logIn(first?.world.visitor() ?? workbench.open('none').visitor(), 'person-1-0')).toMatch(/^401/);
  await Promise.all(worlds.map(({ world }) => world.drop()));
});
