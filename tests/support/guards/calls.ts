import { expect, type Page, type Request } from '@playwright/test';

/**
 * Knows the calls that a page has under way. A clock is moved between calls, not during one: what was sent before and
 * is answered after would slide a session from the later time on.
 */
export function watchCalls(page: Page): { settled(): Promise<void>; begun(): Promise<void> } {
  const underWay = new Set<Request>();
  const ends = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') underWay.add(request);
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  /** After what the page has to do with the last answer, which may be another call. */
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
    /**
     * A call waits for its answer, and the page has drawn that it does: what counts from then on has begun to count.
     */
    begun: async () => {
      await expect
        .poll(() => underWay.size, { message: 'a call is under way before the clock moves', intervals: [20, 50, 100] })
        .toBeGreaterThan(0);
      await isQuiet();
      await isQuiet();
    },
  };
}

/** By a message: a page's timers may stand still. */
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
