import { expect, test } from 'vitest';
import { World } from './world';

/** Resolves after the microtasks that wait. */
const later = () => new Promise((resolve) => setImmediate(resolve));

test('the tasks of a world run one after the other', async () => {
  const world = new World('one');
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await later();
    steps.push(`${name} ends`);
  };
  const first = world.serially(task('a'));
  const second = world.serially(task('b'));
  await first;
  await Promise.all([second, world.serially(task('c'))]);
  await world.serially(task('d'));
  expect(steps).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a task that a running task starts waits for its end', async () => {
  const world = new World('one');
  const steps: string[] = [];
  let inner: Promise<void> | undefined;
  await world.serially(async () => {
    inner = world.serially(async () => void steps.push('inner'));
    await later();
    steps.push('outer');
  });
  await inner;
  expect(steps).toEqual(['outer', 'inner']);
});

test('a failed task does not stop the next one', async () => {
  const world = new World('one');
  const failed = world.serially(() => Promise.reject(new Error('broken')));
  const next = world.serially(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await world.serially(async () => 'done too')).toBe('done too');
});
