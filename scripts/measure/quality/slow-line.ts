import { PERSONA_PASSWORD } from '../../../mock-server/seed/make';
import { asVisitor, type MeasuredApp } from './app';
import { MOST_OF_BEFORE, median, type Row } from './row';
import { watchScreens } from './watch-screens';

/** Time until a response begins, ms. */
const LATENCY_MS = 400;
const BYTES_PER_SECOND = 50 * 1024;
/** How long the user looks at the painted form before the tap, ms. The page's script may still be loading then. */
const WAITS_MS = [0, 250, 500, 1000, 1500, 2000];
const HOME = /Ann/;

/**
 * Signs in on a slow line with an empty cache, from the address to the product. The user fills in the form as soon as
 * it is painted, and taps Next once. The tap comes at another moment each time. The user sends the password with Enter
 * at once. A tap or a key that does not count leads nowhere, which fails. The page itself says when it has painted the
 * product, because Playwright looks only every 500 ms.
 */
export async function measure(app: MeasuredApp): Promise<Row[]> {
  const times: number[] = [];
  for (const waitMs of WAITS_MS) {
    await asVisitor(app, async ({ page, context }) => {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND,
      });
      const watch = await watchScreens(page);
      const from = Date.now();
      await page.goto('/auth/login', { waitUntil: 'commit' });
      await page.getByLabel('Username', { exact: true }).fill('ann.lee');
      await page.waitForTimeout(waitMs);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      const password = page.getByLabel('Password', { exact: true });
      await password.fill(PERSONA_PASSWORD);
      await password.press('Enter');
      await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
      await page.waitForLoadState('networkidle');
      const home = watch.screens.find(({ shows }) => HOME.test(shows));
      if (home === undefined) throw new Error('The page never said that it had painted the product.');
      const taken = home.at - from;
      console.log(`  tap ${String(waitMs).padStart(4)} ms after the paint: ${(taken / 1000).toFixed(2)} s`);
      times.push(taken);
    });
  }
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  const longest = Math.max(...times);
  return [
    {
      property: `Sign-in on a line of ${LATENCY_MS} ms and 50 KB/s, empty cache, ${times.length} moments of the tap`,
      figure: `median ${seconds(median(times))}, at most ${seconds(longest)}`,
      limit: '',
      ok: times.length === WAITS_MS.length,
      beside: { ms: median(times), most: MOST_OF_BEFORE },
      command: 'npm run quality -- --only slow-line',
    },
  ];
}
