import { delay, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { authentication } from '../clients';
import { configureApi } from '../configure';
import { check, checked, json, respondTo, standInForServices, thrownBy } from '../testing/services';
import { unwrap } from '../response/unwrap';

standInForServices();

/** Removes AbortSignal.any, which Chrome 107, Firefox 115 and Safari 16 do not have. */
function withoutNewSignals(): void {
  vi.stubGlobal(
    'AbortSignal',
    class extends AbortSignal {
      static override any(): never {
        throw new TypeError('AbortSignal.any is not a function');
      }
    },
  );
}

describe('a request in the oldest supported browser, which has no AbortSignal.any', () => {
  it('succeeds', async () => {
    withoutNewSignals();
    respondTo('get', '/check', json(checked));
    await expect(check()).resolves.toEqual(checked);
  });

  it('ends after the time limit', async () => {
    withoutNewSignals();
    configureApi({ timeoutMs: 20 });
    respondTo('get', '/check', async () => (await delay(2_000), HttpResponse.json(checked)));
    expect(await thrownBy(check)).toMatchObject({ kind: 'timeout' });
  });

  it('ends when the screen aborts it, while it waits and before it is sent', async () => {
    withoutNewSignals();
    const giveUp = new AbortController();
    respondTo('get', '/check', async () => (giveUp.abort(), await delay(2_000), HttpResponse.json(checked)));
    const call = () => unwrap(authentication.GET('/check', { signal: giveUp.signal }));
    expect(await thrownBy(call)).toMatchObject({ kind: 'aborted' });
    expect(await thrownBy(call)).toMatchObject({ kind: 'aborted' });
  });
});

describe('an error of our own code', () => {
  it('is not reported as a network failure', async () => {
    // The response arrives, and our own code then throws: no connection was lost.
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Object.freeze(new Response('{}')));
    const error = await thrownBy(check);
    expect(error.kind).not.toBe('network');
    expect(error.cause).toMatchObject({ message: expect.stringContaining('not extensible') });
  });
});
