import { expect } from 'vitest';
import { logIn, test, workbench } from './support';

test('every third call of one person fails, and those of another person do not', async ({ world }) => {
  const [ann, ben] = [world.visitor(), world.visitor()];
  await logIn(ann, 'ann.lee');
  await logIn(ben, 'ben.many');
  await world.on('listMyDevices').when({ person: 'ann' }).every(3).status(503);
  const six = async (visitor: typeof ann) => {
    const seen = [];
    for (let times = 0; times < 6; times += 1) seen.push((await visitor.call('listMyDevices')).status);
    return seen;
  };
  expect(await six(ann)).toEqual([200, 200, 503, 200, 200, 503]);
  expect(await six(ben)).toEqual([200, 200, 200, 200, 200, 200]);
});

test('a call that fails now and then fails in the same places for the same seed', async () => {
  const run = async (seed: number) => {
    const world = await workbench.world({ seed });
    await world.on('checkAuthPath').probability(0.5).status(503);
    const visitor = world.visitor();
    let seen = '';
    for (let times = 0; times < 20; times += 1)
      seen += (await visitor.call('checkAuthPath', { body: { username: 'ann.lee' } })).status === 503 ? 'x' : '.';
    await world.drop();
    return seen;
  };
  const [first, again, other] = [await run(7), await run(7), await run(8)];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(first).toMatch(/x/);
  expect(first).toMatch(/\./);
});
