import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { endsAt, GOOD, logInNow, newPassword, openReset } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** A new history entry as react-router writes it, for a state which no flow leaves. */
const historyEntry = (state: unknown) => ({ usr: state, key: randomUUID(), idx: 0 });

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

test('a trace id can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth/notification');
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
