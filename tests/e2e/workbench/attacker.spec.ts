import { createServer, type Server } from 'node:http';
import { expect, test } from '../../support/test';
import { enter } from '../../../mock-server/client/browser';

/** A hostile page on another port of this machine, as a developer's browser could run it. */
let attacker: Server;
let evil = '';
test.beforeAll(async () => {
  attacker = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Evil</title>'),
  );
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
  const address = attacker.address();
  evil = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
});
test.afterAll(() => void attacker.close());

/** What the attacker tries, at every path of the mock server. */
const targets = [
  ['GET', '/__mock/personas'],
  ['GET', '/__mock/outbox'],
  ['POST', '/__mock/reset'],
  ['DELETE', '/__mock/faults'],
  ['GET', '/api/authentication-service/v0/check'],
  ['POST', '/api/authentication-service/v0/login'],
  ['GET', '/outside/nexo/login'],
  ['POST', '/outside/nexo/login'],
] as const;

test('a page of another origin reads nothing and changes nothing', async ({ browser, baseURL, world }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(evil);
  // The raw responses of the server, which the browser hides from the page and from Playwright.
  const statuses: number[] = [];
  const devtools = await context.newCDPSession(page);
  devtools.on('Network.responseReceivedExtraInfo', ({ statusCode }) => void statuses.push(statusCode));
  await devtools.send('Network.enable');
  // The first is another origin of the same site. The second is another site.
  for (const host of ['localhost', '127.0.0.1'].map((name) => `${name}:${new URL(baseURL ?? '').port}`)) {
    for (const [method, path] of targets) {
      const url = `http://${host}${path}?mock-world=${world.id}`;
      const seen = await page.evaluate(
        async ([url, method]) => {
          const init = { method, headers: { 'Content-Type': 'text/plain' }, ...(method === 'POST' && { body: '{}' }) };
          const read = await fetch(url, init).then(
            (response) => response.text(),
            () => null,
          );
          // Without CORS, the browser sends the request but hides the response.
          const sent = method === 'DELETE' ? null : await fetch(url, { ...init, mode: 'no-cors' }).catch(() => null);
          return { read, opaque: sent === null || sent.type === 'opaque' };
        },
        [url, method] as const,
      );
      expect(seen, `${method} ${path}`).toEqual({ read: null, opaque: true });
    }
  }
  await expect.poll(() => statuses.length).toBeGreaterThan(2 * targets.length);
  expect([...new Set(statuses)]).toEqual([403]);
  expect(await world.journal.list()).toEqual([]);
  await context.close();
});

test('a form of another origin changes nothing, and a link moves no browser into another world', async ({
  browser,
  baseURL,
  world,
}) => {
  const context = await browser.newContext();
  await enter(context, world);
  const page = await context.newPage();
  await page.goto(evil);
  const arrived = page.waitForResponse((response) => response.url().startsWith(baseURL ?? ''));
  await page.evaluate(
    (action) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action });
      document.body.append(form);
      form.submit();
    },
    `${baseURL ?? ''}/__mock/reset`,
  );
  expect((await arrived).status()).toBe(403);
  await page.waitForURL('**/__mock/reset');

  for (const path of ['/auth/login', '/__mock']) {
    await page.goto(evil);
    await page.evaluate((to) => location.assign(to), `${baseURL ?? ''}${path}?mock-world=of-the-attacker`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const cookies = await context.cookies(baseURL);
    expect(cookies.find(({ name }) => name === 'mock-world')?.value, path).toBe(world.id);
  }
  await expect(page.getByText(`World ${world.id}`)).toBeVisible();
  await context.close();
});
