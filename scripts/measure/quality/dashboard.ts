import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { asVisitor, type MeasuredApp } from './app';
import { median, type Row } from './row';

/** The dashboard keeps no more calls in its journal. */
const CALLS = 10_000;
const LIMIT_MS = 1000;
const ROUNDS = 5;

/**
 * Measures two times. One is from the navigation to the first rows, one from a key in the search field to the matching
 * rows.
 */
export async function measure(app: MeasuredApp): Promise<Row[]> {
  const opened: number[] = [];
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await asVisitor(app, async ({ page, world }) => {
      await world.visitor().call('login', { body: { username: 'ann.lee', password: 'wrong' } });
      const [call] = await world.journal.list({ operationId: 'login' });
      const calls = Array.from({ length: CALLS }, (_, index) => ({
        ...call,
        id: index + 1,
        traceId: `trace-of-call-${index + 1}.`,
      }));
      // The mock server keeps only 500 calls, and a response through a test would come more slowly.
      const journal = await startJournal(JSON.stringify(calls));
      await page.route('**/__mock/journal*', (route) => {
        const isLater = new URL(route.request().url()).searchParams.has('after');
        return isLater ? route.fulfill({ json: [] }) : route.continue({ url: journal.url });
      });
      await page.goto('/__mock#traffic', { waitUntil: 'commit' });
      opened.push(await untilRows(page, 50));
      const field = page.getByLabel('Find a call');
      await field.fill('trace-of-call-7');
      await untilRows(page, 50);
      const from = await page.evaluate(() => performance.now());
      await field.press('.');
      found.push((await untilRows(page, 1)) - from);
      journal.close();
    });
  }
  const row = (what: string, times: readonly number[]): Row => ({
    property: `Dashboard with ${CALLS.toLocaleString('en-GB')} calls in its journal: ${what}`,
    figure: `median ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`,
    limit: `<= ${LIMIT_MS} ms`,
    ok: times.length === ROUNDS && Math.max(...times) <= LIMIT_MS,
    command: 'npm run quality -- --only dashboard',
  });
  return [row('from the address to its rows', opened), row('from a key in the search field to what fits', found)];
}

/** @returns the time of the frame that shows the rows, in ms since the navigation */
async function untilRows(page: Page, rows: number): Promise<number> {
  await page.waitForFunction((count) => document.querySelectorAll('.wb-row').length === count, rows);
  return page.evaluate(() => performance.now());
}

async function startJournal(json: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(json);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
