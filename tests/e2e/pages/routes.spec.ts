import { expectAccessible } from '../../support/guards/axe';
import { someHostileRedirects } from '../../support/guards/hostile-redirects';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const pages: readonly [path: string, heading: string, action: RegExp][] = [
  ['/auth/unauthorized-notification', 'You don’t have permission to see this page', /Back to login/],
  ['/auth/archived', 'This company is archived', /Log out/],
  ['/auth/outage', 'We’ll be right back', /Try again/],
];

test.describe('error and notice routes', () => {
  for (const [path, heading, action] of pages) {
    test(`${path} shows its page, the trace id of the query, and one way on`, async ({ page }) => {
      await page.goto(`${path}?traceId=4f1c2a90-trace`);
      await expect(screen.heading(page, heading)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^(?:Error: )?${heading} – Lifion$`));
      await expect(page.getByText('4f1c2a90-trace')).toBeHidden();
      await page.getByText('Details for support').click();
      await expect(page.getByText('4f1c2a90-trace')).toBeVisible();
      await expectAccessible(page, [320, 1024]);
      const onward = page.getByRole('link', { name: action });
      await expect(onward).toBeVisible();
      await onward.click();
      await screen.arrivesAt(page, '/auth/login');
    });
  }

  test('an invalid trace id is not shown @main', async ({ page }) => {
    await page.goto('/auth/unauthorized-error?traceId=%3Cb%3Eclick%20here%3C%2Fb%3E');
    await expect(screen.heading(page, 'You don’t have permission to see this page')).toBeVisible();
    await expect(page.getByText('click here')).toBeHidden();
  });

  test('/auth/saml-error logs the error of its query', async ({ page, world }) => {
    await page.goto('/auth/saml-error?error=SAML_RESPONSE_EXPIRED');
    await expect(screen.heading(page, 'We’ll be right back')).toBeVisible();
    await expect
      .poll(async () =>
        JSON.stringify((await world.journal.list({ operationId: 'batchLog' })).map(({ requestBody }) => requestBody)),
      )
      .toContain('SAML_RESPONSE_EXPIRED');
  });

  test('/auth/outage logs of its link a code, but no wording and no trace id', async ({ page, world }) => {
    await page.goto('/auth/outage?error=paid%20by%20ann@example.com&traceId=0af7651916cd43dd8448eb211c80319c');
    await expect(screen.heading(page, 'We’ll be right back')).toBeVisible();
    const logged = async () =>
      JSON.stringify((await world.journal.list({ operationId: 'batchLog' })).map(({ requestBody }) => requestBody));
    await expect.poll(logged).toContain('The link names no code');
    expect(await logged()).not.toMatch(/paid|ann@|0af7651916cd43dd8448eb211c80319c/);
  });
});

test.describe('every other address', () => {
  test('goes to login', async ({ page }) => {
    for (const path of ['/auth', '/auth/', '/auth/no/such/page', '/auth/forgot-nothing', '/auth/%61dmin']) {
      await page.goto(path);
      await screen.arrivesAt(page, '/auth/login');
    }
  });

  test('/auth/user leads to the account settings, by way of login', async ({ page, signInAs }) => {
    await page.goto('/auth/user');
    await screen.arrivesAt(page, '/auth/login');
    await signInAs('ann');
    await page.goto('/auth/user');
    await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
  });
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

  test('passes on the token of a link, which the page there needs', async ({ page }) => {
    await page.goto('/auth/account-linking?token=invite-no-check&from=mail');
    await expect
      .poll(() => page.url())
      .toBe('https://login.production.example/auth/account-linking?from=mail&token=invite-no-check');
  });
});

test.describe('users of a single-sign-on provider', () => {
  const closed = [
    '/auth/account-settings/devices',
    '/auth/choose-product',
    '/auth/forgot-password/request',
    '/auth/impersonation?impersonationId=impersonation-good',
  ];
  test('pages that are closed to single sign-on do not exist for them: they see login', async ({ page, signInAs }) => {
    for (const path of closed) {
      await page.goto('about:blank');
      await signInAs('ann', { method: 'SSO' });
      await page.goto(path);
      await expect.poll(() => new URL(page.url()).pathname).not.toBe(path.split('?')[0]);
    }
  });

  test('read the terms that an obligation asks them to accept', async ({ page, signInAs, world }) => {
    await world.given.obligation('createBasicCredentials').for('ann');
    await signInAs('ann', { method: 'SSO' });
    await page.goto('/auth/user/create-credential');
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
    const terms = await opened;
    await expect(screen.heading(terms, 'Terms of Service')).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeVisible();
  });
});

/** Each route reads a redirect target from its query. `go` is the button that then leads there. */
const readers: readonly { name: string; person?: string; open: (target: string) => string; go?: string }[] = [
  {
    name: 'sign-in of a signed-in user',
    person: 'ann',
    open: (target) => `/auth/login?redirectUrl=${target}`,
  },
  {
    name: 'impersonation, cancelled',
    person: 'oscar',
    open: (target) => `/auth/impersonation?impersonationId=impersonation-good&returnUrl=${target}`,
    go: 'Cancel',
  },
  { name: 'impersonation without an id', person: 'oscar', open: (target) => `/auth/impersonation?returnUrl=${target}` },
  {
    name: 'marketplace',
    person: 'ann',
    open: (target) =>
      `/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=${encodeURIComponent('NS_SSO_TESTING~')}${target}`,
  },
];

test.describe('hostile redirect targets', () => {
  // A target on our origin may name a missing page. Then the product, not the app, responds with 404.
  test.use({ allow: { consoleErrors: [/status of 404/] } });

  for (const { name, person, open, go } of readers) {
    test(`${name}: none leaves the site`, async ({ context, signInAs, baseURL }) => {
      test.setTimeout(120_000);
      const left: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      context.on('request', (request) => {
        if (request.isNavigationRequest() && new URL(request.url()).origin !== origin) left.push(request.url());
      });
      if (person !== undefined) await signInAs(person);
      for (const target of someHostileRedirects) {
        // A new page per target, so that no target affects the next.
        const page = await context.newPage();
        page.on('dialog', (dialog) => void dialog.dismiss().then(() => left.push(`script ran: ${dialog.message()}`)));
        const address = open(encodeURIComponent(target));
        // The app may leave before the page has loaded, so do not wait for the load event.
        await page.goto(address, { waitUntil: 'commit' });
        if (go !== undefined) await screen.press(page, go);
        const refused = screen.heading(page, 'This page cannot be opened');
        await expect
          .poll(async () => !page.url().endsWith(address) || (await refused.isVisible()), {
            message: `${JSON.stringify(target)} was dealt with`,
          })
          .toBe(true);
        expect(new URL(page.url()).origin, JSON.stringify(target)).toBe(origin);
        expect(left, JSON.stringify(target)).toEqual([]);
        await page.close();
      }
    });
  }
});

test('the footer links to the privacy statement, the terms and the supported browsers, each in a new tab', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Privacy Policy', 'https://privacy.example/statement'],
    ['Terms of Service', '/auth/legal'],
    ['Supported browsers', 'https://support.example/browsers'],
  ] as const) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer).toContainText(`2000-${new Date().getFullYear()}`);
});
