import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteLeaving } from '../navigation/navigation';
import { openLog, type LogEntry } from '../api/logging';
import { ChunkError } from '../navigation/lost-chunk';
import { loadPart } from './part';

const logTo = (send: (entries: LogEntry[]) => Promise<unknown>) =>
  openLog(send, () => '/auth', { sampleRate: 1, maxPerPage: 20 });
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part of the app', () => {
  let reload: ReturnType<typeof vi.fn<() => void>>;
  let items: Map<string, string>;

  beforeEach(() => {
    vi.useFakeTimers();
    reload = vi.fn<() => void>();
    items = new Map();
    const sessionStorage = {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => items.set(name, value),
    };
    vi.stubGlobal('window', { sessionStorage });
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { onLine: true });
    logTo(async () => undefined);
  });
  afterEach(() => {
    noteLeaving({ defaultPrevented: true });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Waits until the page loads again, which it has not done before. */
  async function reloadsAfter(ms: number): Promise<void> {
    if (ms > 0) await vi.advanceTimersByTimeAsync(ms - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(ms > 0 ? 1 : 0);
    expect(reload).toHaveBeenCalledTimes(1);
  }

  it('is returned when it arrives, without a reload', async () => {
    expect(await loadPart(async () => 'part')).toBe('part');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page after the first failure and throws after the second', async () => {
    void loadPart(lost);
    await reloadsAfter(0);
    // The page says after the reload why it came.
    expect([...items.values()].join()).toContain('"PAGE_RELOADED"');
    await expect(loadPart(lost)).rejects.toThrow(ChunkError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page once the loss is in the log', async () => {
    const batches: LogEntry[][] = [];
    let arrive: (value: unknown) => void = () => undefined;
    logTo((entries) => {
      batches.push(entries);
      return new Promise((resolve) => (arrive = resolve));
    });
    void loadPart(lost);
    await vi.advanceTimersByTimeAsync(0);
    expect(batches.flat().at(-1)).toMatchObject({
      event: 'chunk-lost',
      message: 'Failed to fetch dynamically imported module',
    });
    arrive(undefined);
    await reloadsAfter(0);
  });

  it('waits a second at most for the log', async () => {
    logTo(() => new Promise(() => undefined));
    void loadPart(lost);
    await reloadsAfter(1000);
  });

  it('does not reload again when it fails after another part has loaded', async () => {
    void loadPart(lost);
    await vi.advanceTimersByTimeAsync(0);
    await loadPart(async () => 'screen');
    await expect(loadPart(lost)).rejects.toThrow(ChunkError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('fails after 120 seconds', async () => {
    void loadPart(() => new Promise(() => undefined));
    await reloadsAfter(120_000);
  });

  it('does not reload a page that leaves, because Safari would then stay on it', async () => {
    noteLeaving();
    void loadPart(lost);
    await reloadsAfter(120_000);
  });

  it('reloads a page that began to leave and was held by unsaved changes', async () => {
    noteLeaving({ defaultPrevented: true });
    void loadPart(lost);
    await reloadsAfter(0);
  });

  it('throws without a reload when the browser is offline or storage is forbidden', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(loadPart(lost)).rejects.toThrow(ChunkError);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', {});
    await expect(loadPart(lost)).rejects.toThrow(ChunkError);
    expect(reload).not.toHaveBeenCalled();
  });
});
