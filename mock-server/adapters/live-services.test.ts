import { afterEach, describe, expect, test, vi } from 'vitest';
import { Worlds } from '../world/worlds';
import { type LiveCode, liveCode } from './live-code';
import { LiveServices } from './live-services';
import { textsOnDisk } from './texts-on-disk';

const request = { method: 'GET', url: '/__mock/health', origin: 'http://localhost:4010', headers: {}, body: null };

/** A version of the code that answers each request with its own name. */
const version = (name: string): LiveCode => ({
  ...liveCode,
  answer: () => Promise.resolve({ status: 200, headers: [], body: name }),
});

/** A version that is loading until `finish` gives it. */
function versionToLoad(): { promise: Promise<LiveCode>; finish: (version: LiveCode) => void } {
  let finish: (version: LiveCode) => void = () => undefined;
  const promise = new Promise<LiveCode>((resolve) => (finish = resolve));
  return { promise, finish };
}

async function servicesWith(name: string): Promise<LiveServices> {
  const services = new LiveServices(new Worlds(textsOnDisk));
  await services.replace(() => Promise.resolve(version(name)));
  return services;
}

afterEach(() => vi.useRealTimers());

describe('a call to the running mock server', () => {
  test('waits for the version that is loading, and gets its answer', async () => {
    const services = await servicesWith('first');
    const loading = versionToLoad();
    const replaced = services.replace(() => loading.promise);
    const answer = services.answer(request);
    loading.finish(version('second'));
    expect((await answer)?.body).toBe('second');
    expect(await replaced).toBe(true);
  });

  test('gets the answer of the version before when the next one cannot be loaded', async () => {
    const services = await servicesWith('first');
    const replaced = services.replace(() => Promise.reject(new Error('off')));
    const answer = services.answer(request);
    await expect(replaced).rejects.toThrow('off');
    expect((await answer)?.body).toBe('first');
    expect(await services.replace(() => Promise.resolve(version('third')))).toBe(true);
    expect((await services.answer(request))?.body).toBe('third');
  });

  test('gets the answer of the version before when no file has changed', async () => {
    const services = await servicesWith('first');
    expect(await services.replace(() => Promise.resolve(undefined))).toBe(false);
    expect((await services.answer(request))?.body).toBe('first');
  });

  test('waits a minute at most, and the console says why it has the answer of the version before', async () => {
    vi.useFakeTimers();
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const services = await servicesWith('first');
    const loading = versionToLoad();
    const replaced = services.replace(() => loading.promise);
    const answer = services.answer(request);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await answer)?.body).toBe('first');
    expect(said).toHaveBeenCalledWith(expect.stringContaining('is not loaded after 60 s'));
    loading.finish(version('second'));
    await replaced;
    expect((await services.answer(request))?.body).toBe('second');
    said.mockRestore();
  });
});
