import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => undefined);

it('gives the result of the work, and leaves no timer behind', async () => {
  const late = vi.fn(() => 'late');
  expect(await within(Promise.resolve('done'), 1000, late)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
  expect(late).not.toHaveBeenCalled();
});

it('gives the other result once the time is over, not before', async () => {
  const late = vi.fn(() => 'late');
  const result = within(never, 1000, late);
  await vi.advanceTimersByTimeAsync(999);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('late');
});

it('fails with the error of the work, or with what the end of the time throws', async () => {
  await expect(within(Promise.reject(new Error('broken')), 1000, () => 'late')).rejects.toThrow('broken');
  const result = within(never, 1000, () => {
    throw new Error('too late');
  });
  const refused = expect(result).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
});
