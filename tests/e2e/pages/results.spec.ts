import type { Page } from '@playwright/test';
import { RESULT_KINDS } from '../../../src/navigation/result-kinds';
import { expectAccessible } from '../../support/guards/axe';
import { historyEntry } from '../../support/verbs/history';
import { endsAt, GOOD, logInNow, newPassword, openReset } from '../../support/verbs/password-recovery';
import { insideMobileApp } from '../../support/verbs/mobile-app';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** The routes of result pages. result-kinds.spec.ts checks each kind. */

/** Navigates to a result within the page, as a flow does. */
async function showResult(
  page: Page,
  result: unknown,
  path = '/auth/notification?redirectUrl=%2Fauth%2Fchoose-product',
): Promise<void> {
  await page.evaluate(
    ([entry, at]) => {
      history.pushState(entry, '', at);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [historyEntry({ result }), path] as const,
  );
}

test('an unknown result of any shape shows the unsupported-failure page, and a trace id with a button that copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth/notification');
  for (const result of [{ kind: 'NEW_KIND' }, { kind: '__proto__' }, { kind: 7 }, {}, []]) {
    await showResult(page, { kind: 'FAILURE_LINK' });
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
    await showResult(page, result);
    await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
  }
  await showResult(page, { kind: 'FAILURE_UNSUPPORTED', traceId: '0123456789abcdef0123456789abcdef' });
  await page.getByText('Details for support').click();
  await expect(page.getByText('0123456789abcdef0123456789abcdef')).toBeVisible();
  await screen.press(page, 'Copy trace ID');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('0123456789abcdef0123456789abcdef');
  await expectAccessible(page);
});

test('a result replaces the route, survives a reload, and ends with the next navigation', async ({ page }) => {
  await page.goto('/auth/forgot-username/request');
  await showResult(page, { kind: 'SUCCESS_FORGOT_PASS_RESET' }, '/auth/forgot-username/request');
  await expect(screen.heading(page, 'Password changed')).toBeVisible();
  await page.reload();
  await expect(screen.heading(page, 'Password changed')).toBeVisible();
  await screen.follow(page, 'Log in');
  await expect(screen.heading(page, 'Log in')).toBeVisible();
  await page.goBack();
  await expect(screen.heading(page, 'Password changed')).toBeVisible();
});

test.describe('in the mobile web view', () => {
  /** The seven kinds of contact verification, and some others. */
  const events: readonly [kind: string, event: string | null][] = [
    ...Object.keys(RESULT_KINDS)
      .filter((kind) => /^(?:SUCCESS|FAILURE)_VERIFY_CONTACT/.test(kind))
      .map((kind): [string, string] => [kind, `contact-verify-${kind.startsWith('S') ? 'success' : 'error'}`]),
    ['SUCCESS_VERIFY_EMAIL', null],
    ['FAILURE_LINK', null],
  ];

  test('the continue action sends an event for contact-verify success or error instead of a link, and for no other kind', async ({
    page,
  }) => {
    const told = await insideMobileApp(page);
    await page.goto('/auth/notification');
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

test.describe('/auth/a', () => {
  test('is the root for signed-out users and offers each way in, and shows an error at /auth/a/error', async ({
    page,
  }) => {
    await page.goto('/auth/a');
    await expect(screen.heading(page, 'Welcome to Lifion')).toBeVisible();
    await expectAccessible(page);
    for (const [name, path] of [
      ['Log in', '/auth/login'],
      ['Log in with single sign-on', '/auth/sso-login/request'],
      ['Create an account', '/auth/self-registration/request'],
      ['Forgot your username?', '/auth/forgot-username/request'],
      ['Forgot your password?', '/auth/forgot-password/request'],
    ] as const)
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await screen.arrivesAt(page, '/auth/login');

    for (const [query, title] of [
      ['?error=%3Cimg%20src=x%3E', 'Something went wrong'],
      ['?error=BAD_REGISTRATION_TOKEN', 'This registration link can’t be used'],
    ] as const) {
      await page.goto(`/auth/a/error${query}`);
      await expect(screen.heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/auth/login');
    }
    await expect(
      page.getByText('You have already registered, or the link has expired. Links are valid for 15 days.'),
    ).toBeVisible();
  });
});

test.describe('a success whose page is lost', () => {
  test.use({ allow: { consoleErrors: [/Failed to load resource/, /A part of the page could not be loaded/] } });

  test('says that it is done, without a reload, and shows its page when that loads', async ({ page, world }) => {
    await openReset(page);
    await newPassword(page).fill(GOOD);
    await page.route('**/ResultPage-*.js', (route) => route.fulfill({ status: 404 }));
    const documents: string[] = [];
    page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Done')).toBeFocused();
    await expect(page.getByText('You don’t need to do this again.')).toBeVisible();
    await expect(page).toHaveTitle('Notification – Lifion');
    await expectAccessible(page);
    expect(documents).toEqual([]);
    await world.verify({ call: { operationId: 'executeToken' }, times: 1 });
    await page.unrouteAll();
    await screen.button(page, 'Try again').click();
    await endsAt(page, 'Password changed', logInNow);
  });
});
