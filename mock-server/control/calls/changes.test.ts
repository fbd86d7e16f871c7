import { expect, test } from 'vitest';
import { createMock } from '../../index';

const ORIGIN = 'http://app.test';

/** Asks for the changes of the world `watched`, as its dashboard does. */
function watch() {
  const mock = createMock({ origin: ORIGIN });
  const ask = async (): Promise<{ journal: string | null; count: number }> =>
    (await mock.fetch(new Request(`${ORIGIN}/__mock/changes`, { headers: { 'X-Mock-World': 'watched' } }))).json();
  return { mock, ask };
}

test('a call, a message and a control call count as changes, and reading does not', async () => {
  const { mock, ask } = watch();
  const world = await mock.world({ id: 'watched' });
  let before = await ask();
  for (const act of [
    () => world.visitor().call('checkAuthentication'),
    () => world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } }),
    () => world.clock.advance({ minutes: 1 }),
  ]) {
    await act();
    const after = await ask();
    expect(after.count).toBeGreaterThan(before.count);
    expect(after.journal).toBe(before.journal);
    before = after;
  }
  await world.journal.list();
  expect(await ask()).toEqual(before);
});

test('the journal has another name when it starts again', async () => {
  const { mock, ask } = watch();
  const world = await mock.world({ id: 'watched' });
  const names = [(await ask()).journal];
  for (const act of [() => world.journal.clear(), () => world.reset(), () => mock.world({ id: 'watched' })]) {
    await act();
    names.push((await ask()).journal);
  }
  expect(new Set(names).size).toBe(4);
});

test('asking makes no world', async () => {
  const { mock, ask } = watch();
  expect(await ask()).toEqual({ journal: null, count: 0 });
  expect(mock.worlds.has('watched')).toBe(false);
});
