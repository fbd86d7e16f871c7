import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { Guard, nothingAllowed } from '../../support/guards/guard';
import { Secrets } from '../../support/guards/secrets';

/**
 * Opens a page under a separate guard, because these tests cause faults on purpose. The guard inside `test` would fail
 * them.
 */
async function guarded(
  context: BrowserContext,
  page: Page,
  origin: string,
): Promise<{ guard: Guard; secrets: Secrets }> {
  const secrets = new Secrets();
  await secrets.watch(context);
  const guard = new Guard(origin, nothingAllowed, secrets);
  await guard.watch(context);
  await context.route('**/plain.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><head><title>Plain</title><link rel="icon" href="data:,"></head><body></body></html>',
    }),
  );
  await page.goto('/plain.html');
  return { guard, secrets };
}

/** A guard is only useful if it detects faults. Here each fault happens that it must find. */
test.describe('the guard finds', () => {
  const misdeeds: [name: string, misdeed: () => void | Promise<unknown>, finding: RegExp][] = [
    ['a console error', () => console.error('something broke'), /console error: something broke/],
    [
      'an uncaught error',
      () => void setTimeout(() => Promise.reject(new Error('nobody caught me'))),
      /uncaught in the page: .*nobody caught me/,
    ],
    [
      'a request to another origin',
      () => fetch('https://evil.example/x').catch(() => undefined),
      /request to another origin: GET https:\/\/evil\.example\/x/,
    ],
    [
      'a change without a CSRF token',
      () => fetch('/api/authentication-service/v0/logout', { method: 'POST' }),
      /no CSRF token on POST \/api\/authentication-service\/v0\/logout/,
    ],
    ['a request without a trace id', () => fetch('/api/authentication-service/v0/check'), /no trace id on GET/],
    [
      'a storage key that is not in the table',
      () => localStorage.setItem('surprise', '1'),
      /localStorage "surprise" is not in the table/,
    ],
    [
      'a cookie that is not in the table',
      () => void (document.cookie = 'surprise=1'),
      /cookie "surprise" is not in the table/,
    ],
  ];

  for (const [name, misdeed, finding] of misdeeds) {
    test(name, async ({ context, page, baseURL }) => {
      const { guard, secrets } = await guarded(context, page, baseURL ?? '');
      await page.evaluate(misdeed);
      await expect.poll(async () => [...guard.findings, ...(await secrets.inspect(page))].join('\n')).toMatch(finding);
    });
  }

  const leaks: [where: string, leak: (secret: string) => void][] = [
    ['storage', (secret) => sessionStorage.setItem('switch-details', JSON.stringify({ username: secret }))],
    ['the console', (secret) => console.info(`signing in with ${secret}`)],
    ['an address', (secret) => history.replaceState(null, '', `?p=${encodeURIComponent(secret)}`)],
    ['a request address', (secret) => void fetch(`/auth/legal?p=${encodeURIComponent(secret)}`)],
  ];

  for (const [where, leak] of leaks) {
    test(`a typed password in ${where}`, async ({ context, page, baseURL }) => {
      const { secrets } = await guarded(context, page, baseURL ?? '');
      const secret = 'Tr&ub4dor/ü 1!';
      await page.evaluate(() =>
        document.body.insertAdjacentHTML('beforeend', '<label>Canary <input type="password"></label>'),
      );
      await page.getByLabel('Canary').fill(secret);
      await page.getByLabel('Canary').blur();
      await page.evaluate(leak, secret);
      await expect
        .poll(async () => {
          await secrets.inspect(page);
          return secrets.leaks().join('\n');
        })
        .toContain(`is in ${where}`);
    });
  }
});

test('axe judges a page only after its style sheet has loaded', async ({ context, page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/late.css', async (route) => {
    await released;
    await route.fulfill({
      contentType: 'text/css',
      body: 'body { font: 16px/1.5 sans-serif } a { display: inline-block; min-height: 44px; min-width: 44px }',
    });
  });
  const links = ['Sign in', 'Sign out', 'Help']
    .map((name) => `<li><a href="/${name.at(-1)}">${name}</a></li>`)
    .join('');
  await context.route('**/late.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Late</title>
<link rel="stylesheet" href="/late.css"></head><body><main><h1>Late</h1><ul>${links}</ul></main></body></html>`,
    }),
  );
  await page.goto('/late.html', { waitUntil: 'commit' });
  const judged = expectAccessible(page, [320]);
  // More round trips than axe needs to judge the current page.
  for (let trip = 0; trip < 50; trip++) await page.evaluate(() => document.readyState);
  release();
  await judged;
});
