import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

test('error and notice routes show what their link may say, and two ways on', async ({ page, world }) => {
  await page.goto('/auth/unauthorized-error?traceId=%3Cb%3Eclick%20here%3C%2Fb%3E');
  await expect(screen.heading(page, 'You don’t have permission to see this page')).toBeVisible();
  await expect(page.getByText('click here')).toBeHidden();

  await page.goto('/auth/unauthorized-error?traceId=4f1c2a90-trace');
  await expect(screen.heading(page, 'You don’t have permission to see this page')).toBeVisible();
  await expect(page).toHaveTitle('Error: You don’t have permission to see this page – Lifion');
  await expect(page.getByText('4f1c2a90-trace')).toBeHidden();
  await page.getByText('Details for support').click();
  await expect(page.getByText('4f1c2a90-trace')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/auth/logout');
  await screen.follow(page, 'Back to login');
  await screen.arrivesAt(page, '/auth/login');

  await test.step('/auth/outage logs of its link a code, but no wording and no trace id', async () => {
    await page.goto('/auth/outage?error=paid%20by%20ann@example.com&traceId=0af7651916cd43dd8448eb211c80319c');
    await expect(screen.heading(page, 'We’ll be right back')).toBeVisible();
    const logged = async () =>
      JSON.stringify((await world.journal.list({ operationId: 'batchLog' })).map(({ requestBody }) => requestBody));
    await expect.poll(logged).toContain('The link names no code');
    expect(await logged()).not.toMatch(/paid|ann@|0af7651916cd43dd8448eb211c80319c/);
  });
});

test('every other address goes to login, and one above a request page to it', async ({ page }) => {
  for (const [path, end] of [
    ['/auth', '/auth/login'],
    ['/auth/no/such/page', '/auth/login'],
    ['/auth/%61dmin', '/auth/login'],
    ['/auth/forgot-password/anything/else', '/auth/forgot-password/request'],
    ['/auth/forgot-username/', '/auth/forgot-username/request'],
  ] as const) {
    await page.goto(path);
    await screen.arrivesAt(page, end);
  }
});

test.describe('a hosted pre-production domain', () => {
  test.use({ allow: { origins: ['https://login.production.example'] } });

  test.beforeEach(async ({ context, baseURL }) => {
    const { host } = new URL(baseURL ?? '');
    await context.route('**/auth/config.json', async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), 'X-Trace-Id': 'config' } });
      await route.fulfill({
        response,
        json: { ...(await response.json()), productionHosts: { [host]: 'login.production.example' } },
      });
    });
    await context.route('https://login.production.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Production</title><link rel="icon" href="data:,">' }),
    );
  });

  test('sends users without a session to the equivalent production host', async ({ page }) => {
    await page.goto('/auth/account-settings/devices?from=mail');
    await expect
      .poll(() => page.url())
      .toBe('https://login.production.example/auth/account-settings/devices?from=mail');
  });
});

test.describe('a hostile redirect target', () => {
  /** login.target.test.ts has the table of hostile targets. */
  test('does not leave the site from the sign-in of a signed-in user', async ({ page, context, signInAs, baseURL }) => {
    const left: string[] = [];
    const origin = new URL(baseURL ?? '').origin;
    context.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).origin !== origin) left.push(request.url());
    });
    await signInAs('ann');
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => left.push(`script ran: ${dialog.message()}`)));
    const address = `/auth/login?redirectUrl=${encodeURIComponent('javascript:alert(1)')}`;
    // The app may leave before the page has loaded, so do not wait for the load event.
    await page.goto(address, { waitUntil: 'commit' });
    const refused = screen.heading(page, 'This page cannot be opened');
    await expect
      .poll(async () => !page.url().endsWith(address) || (await refused.isVisible()), { message: 'was dealt with' })
      .toBe(true);
    expect(new URL(page.url()).origin).toBe(origin);
    expect(left).toEqual([]);
  });
});

test.describe('the terms page', () => {
  test('shows all topics of docs/product, a table of contents with links, and a way back to login', async ({
    page,
  }) => {
    await page.goto('/auth/legal');
    await expect(screen.heading(page, 'Terms of Service')).toBeVisible();
    await expect(page.getByText('These terms apply in Canada and the United States only.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'On this page',
      'Site overview',
      'Employee and administrator users',
      'Registration and password',
      'Compliance with laws',
      'Privacy',
      'Security',
      'Copyright and trademarks',
      'No tampering',
      'Non-transferable use',
      'Offensive use',
      'Your representations',
      'Third-party links',
      'No warranties',
      'Limitation of liability',
      'Termination',
      'Changes',
      'Data transmission',
      'Consent to the use of data',
      'Copyright claims',
      'Governing law',
      'Third-party beneficiaries',
    ]);
    await expect(
      page.getByText('your acceptance of these terms binds that organization as well as you.'),
    ).toBeVisible();
    await expect(page.getByText('hosted in the United States.', { exact: false })).toBeVisible();
    await expect(page.getByText('New Jersey', { exact: false })).toBeVisible();
    await expect(page.getByText('Ontario', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Governing law' }).click();
    await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport();
    await screen.follow(page, 'Back to login');
    await screen.arrivesAt(page, '/auth/login');
  });
});
