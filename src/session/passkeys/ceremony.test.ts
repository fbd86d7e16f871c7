import { afterEach, describe, expect, it, vi } from 'vitest';
import { CeremonyError, runCeremony, endCeremony, whenFree } from './ceremony';

/** A browser's dialog: open until the user answers, or until it is aborted, which takes a moment. */
function dialog() {
  const log: string[] = [];
  const ask = (name: string) => (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      log.push(`${name} begins`);
      signal.addEventListener('abort', () =>
        setTimeout(() => {
          log.push(`${name} ends`);
          reject(new DOMException('', 'OperationError'));
        }),
      );
    });
  return { log, ask };
}

function problemOf(ceremony: Promise<unknown>): Promise<string> {
  return ceremony.then(
    () => 'none',
    (error: unknown) => (error instanceof CeremonyError ? error.problem : 'unexpected'),
  );
}

afterEach(async () => {
  await endCeremony();
  vi.useRealTimers();
});

describe('one ceremony at a time', () => {
  it('ends the one before, waits for its rejection, then begins', async () => {
    const { log, ask } = dialog();
    const first = problemOf(runCeremony(ask('first'), { isQuiet: true }));
    const second = runCeremony(async () => 'chosen');
    expect(await second).toBe('chosen');
    expect(await first).toBe('aborted');
    expect(log).toEqual(['first begins', 'first ends']);
  });

  it('begins in the task of the press when no other is pending', () => {
    const { log, ask } = dialog();
    void problemOf(runCeremony(ask('button')));
    expect(log).toEqual(['button begins']);
  });

  it('gives the last of three the turn', async () => {
    const { log, ask } = dialog();
    const first = problemOf(runCeremony(ask('first')));
    const second = problemOf(runCeremony(ask('second')));
    const third = runCeremony(async () => 'third');
    expect([await first, await second, await third]).toEqual(['aborted', 'aborted', 'third']);
    expect(log).toEqual(['first begins', 'first ends']);
  });

  it('does not wait for ever for an abort that is ignored', async () => {
    vi.useFakeTimers();
    const deaf = problemOf(runCeremony(() => new Promise(() => undefined)));
    const next = runCeremony(async () => 'next');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await next).toBe('next');
    void deaf;
  });
});

describe('an abort', () => {
  it('counts whatever error the browser gives, and also before the beginning', async () => {
    const { log, ask } = dialog();
    const page = new AbortController();
    const pending = problemOf(runCeremony(ask('pending'), { signal: page.signal }));
    page.abort();
    expect(await pending).toBe('aborted');
    expect(await problemOf(runCeremony(ask('late'), { signal: page.signal }))).toBe('aborted');
    expect(log).toEqual(['pending begins', 'pending ends']);
  });

  it('wins over a choice in the same moment', async () => {
    const page = new AbortController();
    const chosen = runCeremony(
      async () => {
        page.abort();
        return 'chosen';
      },
      { signal: page.signal },
    );
    expect(await problemOf(chosen)).toBe('aborted');
  });
});

describe('a signal', () => {
  it('ends a quiet ceremony', async () => {
    const { log, ask } = dialog();
    void problemOf(runCeremony(ask('quiet'), { isQuiet: true }));
    await whenFree();
    expect(log).toEqual(['quiet begins', 'quiet ends']);
  });

  it('waits for one that the user sees', async () => {
    const choice = new Map<string, (name: string) => void>();
    const shown = runCeremony(() => new Promise<string>((resolve) => choice.set('resolve', resolve)));
    const free = whenFree().then(() => 'free');
    expect(await Promise.race([free, Promise.resolve('waiting')])).toBe('waiting');
    choice.get('resolve')?.('chosen');
    expect(await shown).toBe('chosen');
    expect(await free).toBe('free');
  });
});

describe("the browser's refusal", () => {
  it.each([
    ['InvalidStateError', 5000, 'exists'],
    ['NotAllowedError', 5000, 'cancelled'],
    ['NotAllowedError', 0, 'instant'],
    ['NotSupportedError', 5000, 'unsupported'],
  ])('%s after %d ms', async (name, afterMs, problem) => {
    vi.useFakeTimers();
    const refused = problemOf(
      runCeremony(
        () => new Promise((_resolve, reject) => setTimeout(() => reject(new DOMException('', name)), afterMs)),
      ),
    );
    await vi.advanceTimersByTimeAsync(afterMs);
    expect(await refused).toBe(problem);
  });
});
