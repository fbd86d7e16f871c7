// The types for another project. The compiler refuses this file when one of them is missing.
import { connect, type MockWorld } from 'sign-in-workbench';
import { expect, test } from 'sign-in-workbench/playwright';
import { createWorkbench } from 'sign-in-workbench/msw';

const world: MockWorld = connect('http://localhost:4010').open('types');
await world.visitor().call('login', { body: { username: 'ann.lee', password: 'wrong' } });
// @ts-expect-error: there is no such operation
await world.visitor().call('logUp');
// @ts-expect-error: the operation requires a user name
await world.visitor().call('login', { body: {} });
const { now }: { now: number } = await world.reset();
// @ts-expect-error: a text is no time
const text: string = now;

const { handlers } = createWorkbench();
// @ts-expect-error: the handlers are a list
export const handler = handlers.login;

test('a fixture', async ({ outbox, clock }) => {
  await clock.advance({ minutes: 5 });
  // @ts-expect-error: a duration has no months
  await clock.advance({ months: 5 });
  // @ts-expect-error: a message has no sender
  expect((await outbox.waitFor()).from).toBe('');
});

export { text };
