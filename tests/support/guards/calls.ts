import { expect, type Page, type Request } from '@playwright/test';

/**
 * Tracks the pending calls of a page. A test may move a clock only between calls. Else a late response extends the
 * session from the later time.
 */
export function watchCalls(page: Page): { settled(): Promise<void>; begun(): Promise<void> } {
  const underWay = new Set<Request>();
  const ends = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') underWay.add(request);
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  /** The last response may start another call, so wait until the page has handled it. */
  const isQuiet = async () => {
    await page.evaluate(nextTask);
    return underWay.size === 0;
  };
  return {
    settled: () =>
      expect
        .poll(async () => (await isQuiet()) && (await isQuiet()), {
          message: 'no call is under way before the clock moves',
          intervals: [20, 50, 100],
        })
        .toBe(true),
    /** Resolves once a call is pending and the page has drawn its busy state, so its timers have started. */
    begun: async () => {
      await expect
        .poll(() => underWay.size, { message: 'a call is under way before the clock moves', intervals: [20, 50, 100] })
        .toBeGreaterThan(0);
      await isQuiet();
      await isQuiet();
    },
  };
}

/** Waits by a message, because a test may have stopped the page's timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
