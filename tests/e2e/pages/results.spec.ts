import type { Page } from '@playwright/test';
import { RESULT_KINDS } from '../../../src/lib/results/result-kinds';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * Result pages (see docs/product/2-screens.md#result-pages and docs/product/8-errors.md#result-kinds). The table
 * repeats the product's, so that it checks the app's own table.
 */
type Row = readonly [
  kind: string,
  status: 'success' | 'error' | 'info',
  title: string,
  message: string,
  wayOn: string,
  href: string,
];

const login = ['Go to login', '/auth/login'] as const;
const loginNow = ['Log in', '/auth/login'] as const;
const onward = ['Continue', '/auth/choose-product'] as const;

const kinds: readonly Row[] = [
  [
    'FAILURE',
    'error',
    '404: Page Not Found',
    'Sorry, the requested page could not be found. It may have been deleted or moved.',
    ...login,
  ],
  ['FAILURE_LINK', 'error', 'This link is no longer valid', 'contact your HR department for a new link', ...login],
  [
    'FAILURE_LINK_VERIFY_EMAIL',
    'error',
    'This link is no longer valid',
    'The link to verify your email address has expired',
    ...login,
  ],
  [
    'FAILURE_LINK_RESET_PASS',
    'error',
    'This link is no longer valid',
    'The link to reset your password has expired',
    'Try again',
    '/auth/forgot-password/request',
  ],
  [
    'FAILURE_SAML_INCORRECT_APP_ID',
    'error',
    "We couldn't open this application",
    'The single sign-on settings for this application are not right.',
    'Continue',
    '/authn/landing',
  ],
  ['FAILURE_UNAUTHORIZED', 'error', '401: Unauthorized', 'contact your HR department or service support', ...login],
  ['FAILURE_RECOVER_ATTEMPT', 'error', 'Too many attempts', 'Please try again later.', ...login],
  [
    'FAILURE_REDIRECT_TO_AIM',
    'info',
    'Continue on the registration portal',
    'Registration code: A1B2-C3',
    'Go to the registration portal',
    'https://registration.example/portal',
  ],
  ['FAILURE_UNSUPPORTED', 'error', 'Something went wrong', 'We hit a snag', ...login],
  ['FAILURE_INCOMPLETE_PROFILE', 'error', 'Your profile is incomplete', 'contact your HR department', ...login],
  ['FAILURE_SSO_LOGIN_REQUEST', 'error', "Single sign-on didn't work", 'Please try again.', ...login],
  [
    'FAILURE_UNDETERMINED_NEXO_SESSION',
    'error',
    "We couldn't log you out completely",
    'close all browser windows',
    ...login,
  ],
  [
    'BAD_REGISTRATION_TOKEN',
    'error',
    "This registration link can't be used",
    'already registered, or the link has expired. Links are valid for 15 days.',
    ...login,
  ],
  [
    'FAILURE_VERIFY_CONTACT_INFO',
    'error',
    "We couldn't verify your contact information",
    'Please try again.',
    ...onward,
  ],
  ['FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS', 'error', 'Too many attempts', 'Please try again later.', ...onward],
  [
    'FAILURE_VERIFY_CONTACT_INFO_DUPLICATE_EMAIL',
    'error',
    'This email address is already in use',
    'Shared email addresses cannot be used for account security.',
    ...onward,
  ],
  [
    'FAILURE_VERIFY_CONTACT_INFO_INVALID_FORMAT',
    'error',
    "We couldn't read your contact information",
    'The format of the contact info value is invalid',
    ...onward,
  ],
  ['SUCCESS_VERIFY_EMAIL', 'success', 'Email address verified', 'Your email address is verified.', ...onward],
  ['SUCCESS_FORGOT_PASS_REQUEST', 'success', 'Check your email', 'a link to reset your password', ...login],
  ['SUCCESS_FORGOT_USERNAME_REQUEST', 'success', 'Check your email', "we'll send you your username", ...login],
  ['SUCCESS_SELF_REGISTRATION_REQUEST', 'success', 'Check your email', 'a link to register', ...login],
  ['SUCCESS_FORGOT_PASS_RESET', 'success', 'Password changed', 'You can log in with it now.', ...loginNow],
  ['SUCCESS_CREATE_ACCOUNT', 'success', 'Account created', 'You can log in now.', ...loginNow],
  ['SUCCESS_ACCOUNT_ALREADY_CREATED', 'info', 'You already have an account', 'You can log in with it.', ...loginNow],
  ['SUCCESS_VERIFY_CONTACT_EMAIL', 'success', 'Email address verified', 'Your email address is verified.', ...onward],
  ['SUCCESS_VERIFY_CONTACT_PHONE', 'success', 'Phone number verified', 'Your phone number is verified.', ...onward],
  ['SUCCESS_VERIFY_CONTACT_ALREADY_VERIFIED', 'success', 'Already verified', 'There is nothing left to do.', ...onward],
];

/** Opens a page whose history entry holds a result in its navigation state, as a flow leaves it. */
async function showResult(
  page: Page,
  result: unknown,
  path = '/auth/notification?redirectUrl=%2Fauth%2Fchoose-product',
): Promise<void> {
  await page.addInitScript(
    ([left, at]) => {
      if (location.pathname + location.search === at)
        history.replaceState({ usr: { result: left }, key: 'result', idx: 0 }, '');
    },
    [result, path] as const,
  );
  await page.goto(path);
}

/** Navigates to a result within the page, as a flow does, and checks the whole page. */
async function expectResult(page: Page, [kind, status, title, message, wayOn, href]: Row): Promise<void> {
  await page.evaluate(
    (result) => {
      history.pushState(
        { usr: { result }, key: result.kind, idx: history.length },
        '',
        '/auth/notification?redirectUrl=%2Fauth%2Fchoose-product',
      );
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    { kind, ...(kind === 'FAILURE_REDIRECT_TO_AIM' && { registrationCode: 'A1B2-C3' }) },
  );
  await expect(screen.heading(page, title)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(message);
  await expect(page.locator('.ui-result__icon')).toHaveClass(new RegExp(`--${status}$`));
  await expect(page).toHaveTitle(`${status === 'error' ? 'Error: ' : ''}${title} - Lifion`);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link', { name: wayOn })).toHaveAttribute('href', href);
  await expectAccessible(page, [320, 1024]);
}

test('the table has every kind of the app and no other', () => {
  expect(kinds.map(([kind]) => kind).sort()).toEqual(Object.keys(RESULT_KINDS).sort());
});

test.describe('each result kind has its title, message, status and continuation', () => {
  const families: readonly [family: string, pattern: RegExp][] = [
    ['failures', /^(?!FAILURE_VERIFY).*(?:FAILURE|BAD)/],
    ['successes', /^(?!SUCCESS_VERIFY_CONTACT)SUCCESS/],
    ['contact verification', /_VERIFY_CONTACT_/],
  ];
  for (const [family, pattern] of families) {
    test(family, async ({ page }) => {
      await page.goto('/auth/notification');
      for (const row of kinds.filter(([kind]) => pattern.test(kind)))
        await test.step(row[0], () => expectResult(page, row));
    });
  }

  test('each kind belongs to one of these families', () => {
    expect(kinds.filter(([kind]) => families.filter(([, pattern]) => pattern.test(kind)).length !== 1)).toEqual([]);
  });
});

test('an unknown result of any shape shows the unsupported-failure page', async ({ page }) => {
  for (const result of [{ kind: 'NEW_KIND' }, { kind: '__proto__' }, { kind: 7 }, {}, []]) {
    await showResult(page, result);
    await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
  }
});

test('a value that is no result leaves the route unchanged', async ({ page }) => {
  await showResult(page, 'FAILURE_LINK', '/auth/forgot-username/request');
  await expect(screen.heading(page, 'Forgot your username?')).toBeVisible();
});

test('a result replaces the route, survives a reload, and ends with the next navigation', async ({ page }) => {
  await showResult(page, { kind: 'SUCCESS_FORGOT_PASS_RESET' }, '/auth/forgot-username/request');
  await expect(screen.heading(page, 'Password changed')).toBeVisible();
  await page.reload();
  await expect(screen.heading(page, 'Password changed')).toBeVisible();
  await screen.follow(page, 'Log in');
  await expect(screen.heading(page, 'Log in')).toBeVisible();
  await page.goBack();
  await expect(screen.heading(page, 'Password changed')).toBeVisible();
});

test('a result page has its heading at every paint from the first', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.defineProperty(window, '__headings', { value: seen });
    // Runs before each paint: records what a user could see once the card shows.
    const look = () => {
      const card = document.querySelector('main .ui-card');
      if (card !== null && card.checkVisibility({ visibilityProperty: true }) && card.childElementCount > 0)
        seen.push(document.querySelector('main h1')?.textContent ?? 'none');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await showResult(page, { kind: 'FAILURE_UNSUPPORTED' });
  await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const seen: unknown = await page.evaluate(() => Reflect.get(window, '__headings'));
  expect(new Set(Array.isArray(seen) ? seen : [])).toEqual(new Set(['Something went wrong']));
});

test.describe('continue links', () => {
  const targets: [parameter: string, target: string, href: string][] = [
    ['redirectUrl', '/auth/account-settings/devices', '/auth/account-settings/devices'],
    ['returnUrl', '/auth/choose-product?a=1', '/auth/choose-product?a=1'],
    ['redirectUrl', 'https://evil.example/x', '/authn/landing'],
    ['returnUrl', '//evil.example', '/evil.example'],
    ['redirectUrl', 'javascript:alert(1)', '/authn/landing'],
    ['returnUrl', '/%2f%2fevil.example', '/authn/landing'],
  ];
  for (const [parameter, target, href] of targets) {
    test(`${parameter}=${target} leads to ${href}`, async ({ page }) => {
      await showResult(
        page,
        { kind: 'SUCCESS_VERIFY_CONTACT_EMAIL' },
        `/auth/notification?${parameter}=${encodeURIComponent(target)}`,
      );
      await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', href);
    });
  }

  test('an absolute address of our own origin becomes a relative path', async ({ page, baseURL }) => {
    await showResult(
      page,
      { kind: 'SUCCESS_VERIFY_CONTACT_EMAIL' },
      `/auth/notification?returnUrl=${encodeURIComponent(`${baseURL}/auth/choose-product`)}`,
    );
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/auth/choose-product');
  });

  test('a missing redirectUrl and cancelUrl lead to the landing page', async ({ page }) => {
    await showResult(page, { kind: 'SUCCESS_VERIFY_EMAIL' }, '/auth/notification');
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/authn/landing');
  });
});

test('the trace id shows with a button that copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showResult(page, { kind: 'FAILURE_UNSUPPORTED', traceId: '0123456789abcdef0123456789abcdef' });
  await expect(page.getByText('0123456789abcdef0123456789abcdef')).toBeVisible();
  await screen.press(page, 'Copy trace ID');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('0123456789abcdef0123456789abcdef');
  await expectAccessible(page, [320, 1024]);
});

test.describe('in the mobile web view', () => {
  /** The seven of contact verification, and some of the others. */
  const events: readonly [kind: string, event: string | null][] = [
    ...kinds
      .filter(([kind]) => /^(?:SUCCESS|FAILURE)_VERIFY_CONTACT/.test(kind))
      .map(([kind]): [string, string] => [kind, `contact-verify-${kind.startsWith('S') ? 'success' : 'error'}`]),
    ['SUCCESS_VERIFY_EMAIL', null],
    ['FAILURE_LINK', null],
  ];

  test('the continue action sends an event for contact-verify success or error instead of a link, and for no other kind', async ({
    page,
  }) => {
    const told: unknown[] = [];
    await page.exposeFunction('__told', (text: string) => void told.push(JSON.parse(text)));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'ReactNativeWebView', {
        value: { postMessage: (text: string) => void Reflect.get(window, '__told')?.(text) },
      });
    });
    for (const [kind, event] of events) {
      await showResult(page, { kind });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const action = page.getByRole('button', { name: 'Continue' });
      await expect(action).toHaveCount(event === null ? 0 : 1);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(event === null ? 1 : 0);
      if (event === null) continue;
      await action.click();
      await expect.poll(() => told.at(-1)).toEqual({ type: event });
    }
    expect(told).toHaveLength(7);
  });
});

test.describe('notice routes', () => {
  test('/auth/notification without a result shows an empty notice and leads to login', async ({ page }) => {
    await page.goto('/auth/notification');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await screen.follow(page, 'Back to login');
    await screen.arrivesAt(page, '/auth/login');
  });

  for (const path of ['/auth/unauthorized-notification', '/auth/unauthorized-error']) {
    test(`${path} is the 403 page with the trace id of the query and a link to login`, async ({ page }) => {
      await page.goto(`${path}?traceId=abc-123`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('abc-123')).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
      await expectAccessible(page, [320, 1024]);
      await page.goto(`${path}?traceId=${encodeURIComponent('<b>x</b>')}`);
      await expect(page.getByText('Trace ID')).toBeHidden();
      await screen.follow(page, 'Back to login');
      await screen.arrivesAt(page, '/auth/login');
    });
  }
});

test.describe('/auth/a', () => {
  test('is the root for signed-out users and offers each way in', async ({ page }) => {
    for (const [name, path] of [
      ['Log in', '/auth/login'],
      ['Log in with single sign-on', '/auth/sso-login/request'],
      ['Create an account', '/auth/self-registration/request'],
      ['Forgot your username?', '/auth/forgot-username/request'],
      ['Forgot your password?', '/auth/forgot-password/request'],
    ] as const) {
      await page.goto('/auth/a');
      await expect(screen.heading(page, 'Welcome to Lifion')).toBeVisible();
      await page.getByRole('link', { name, exact: true }).click();
      await screen.arrivesAt(page, path);
    }
    await page.goto('/auth/a');
    await expect(screen.heading(page, 'Welcome to Lifion')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows a bad registration token or an unsupported error at /auth/a/error', async ({ page }) => {
    for (const [query, title] of [
      ['', 'Something went wrong'],
      ['?error=BAD_REGISTRATION_TOKEN', "This registration link can't be used"],
      ['?error=INVALID_TOKEN', "This registration link can't be used"],
      ['?error=%3Cimg%20src=x%3E', 'Something went wrong'],
    ] as const) {
      await page.goto(`/auth/a/error${query}`);
      await expect(screen.heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/auth/login');
    }
    await page.goto('/auth/a/error?error=BAD_REGISTRATION_TOKEN');
    await expect(
      page.getByText('You have already registered, or the link has expired. Links are valid for 15 days.'),
    ).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });
});
