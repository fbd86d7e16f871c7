import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { leaveCodeOf } from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';
import { loadWatched } from '../../support/verbs/session';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The user keeps the typed input when something interrupts a form (see docs/decisions/kept-input.md). */
const localization = '/auth/account-settings/localization';
const contacts = '/auth/account-settings/contact-info';
const region = (page: Page) => page.getByRole('combobox', { name: 'Region' });
const reason = (page: Page) => page.getByRole('main').getByText(/^You were logged out/);
const back = (page: Page) => page.getByText('Your entries are still here. They are not saved yet.');

async function chooseCanada(page: Page): Promise<void> {
  await page.goto(localization);
  await region(page).selectOption('CA');
}

/** The server ends every session. No response has reported it yet. */
async function loseSession(world: MockWorld): Promise<void> {
  for (const { id } of await world.state.read('sessions'))
    await world.state.patch('sessions', String(id), { expiresAt: 0 });
}

/** Also waits for the page's idle requests, because their responses too would reveal a lost session. */
async function openUntilIdle(page: Page, open: () => Promise<unknown>): Promise<void> {
  const asked = ['syncSessionTTLFeatureEnabled', 'enableClientRebrand'].map((flag) =>
    page.waitForResponse((response) => response.url().includes(flag)),
  );
  await open();
  await Promise.all(asked);
}

async function signInAgain(page: Page, username = 'ann.lee'): Promise<void> {
  await screen.arrivesAt(page, '/auth/login');
  await signIn.signIn(page, username);
}

test('an obligation that stops a save gives the edit back after it @main', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await chooseCanada(page);
  await world.given.obligation('reviewContactInfo').for('ann');
  await screen.press(page, 'Save');
  await screen.arrivesAt(page, '/auth/review-contact-info');
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await screen.press(page, 'Confirm');
  await screen.arrivesAt(page, localization);
  await expect(region(page)).toHaveValue('CA');
  await expect(back(page)).toBeVisible();
  await screen.press(page, 'Save');
  await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  // Does not wait, because the toast would also disappear by itself.
  expect(await back(page).count(), '"They are not saved yet" goes with the save').toBe(0);
  await page.reload();
  await expect(region(page)).toHaveValue('CA');
  await expect(back(page)).toBeHidden();
});

test.describe('a session that is lost in the middle of a form', () => {
  test('is explained at sign-in, and the edit is there after it', async ({ page, signInAs, world }) => {
    await signInAs('ann');
    await openUntilIdle(page, () => chooseCanada(page));
    await loseSession(world);
    await screen.press(page, 'Save');
    await screen.arrivesAt(page, '/auth/login');
    await expect(reason(page)).toHaveText('You were logged out because your session ended.');
    await signInAgain(page);
    await screen.arrivesAt(page, localization);
    await expect(region(page)).toHaveValue('CA');
    await expect(back(page)).toBeVisible();
  });

  test('leaves nothing in storage at sign-in, and nothing for another user', async ({ page, signInAs, world }) => {
    await signInAs('ann');
    await openUntilIdle(page, () => page.goto(contacts));
    await screen.press(page, 'Add Contact');
    await page.getByRole('textbox', { name: 'Email address' }).fill('ann.half@example.com');
    await loseSession(world);
    await screen.press(page, 'Save');
    await screen.arrivesAt(page, '/auth/login');
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(stored).not.toContain('ann.half');
    await signInAgain(page, 'mona.mobile');
    await screen.arrivesAt(page, contacts);
    await expect(page.getByRole('button', { name: 'Edit mona@company.example' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await screen.press(page, 'Add Contact');
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
  });

  test('opens the contact dialog again with what was typed', async ({ page, signInAs, world }) => {
    // Without account security, a contact needs no step-up.
    await world.given.flag('enableAccountSecurity', false);
    await signInAs('ann');
    await openUntilIdle(page, () => page.goto(contacts));
    await screen.press(page, 'Add Contact');
    await page.getByRole('textbox', { name: 'Email address' }).fill('ann.half@example.com');
    await loseSession(world);
    await screen.press(page, 'Save');
    await signInAgain(page);
    await screen.arrivesAt(page, contacts);
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann.half@example.com');
    await expect(back(page)).toBeVisible();
    await screen.press(page, 'Save');
    await leaveCodeOf(page, 'ann.half@example.com');
    await expect(page.getByRole('button', { name: 'Edit ann.half@example.com' })).toBeVisible();
    // Does not wait, because the toast would also disappear by itself.
    expect(await back(page).count(), '"They are not saved yet" goes with the save').toBe(0);
  });
});

test('the end of the countdown is explained at sign-in, and the edit is there after it', async ({
  page,
  clock,
  signInAs,
}) => {
  await clock.install();
  await signInAs('ann');
  await loadWatched(page, () => chooseCanada(page));
  await clock.advance({ minutes: 13 });
  await clock.advance({ seconds: 118 });
  await screen.arrivesAt(page, '/auth/login');
  await expect(reason(page)).toHaveText('You were logged out because you were inactive for a while.');
  await signInAgain(page);
  await screen.arrivesAt(page, localization);
  await expect(region(page)).toHaveValue('CA');
});

test('the inactivity that one tab notices is explained in all', async ({ page, context, clock, signInAs }) => {
  await clock.install();
  await signInAs('ann');
  const hidden = await context.newPage();
  // A browser delays the timers of a hidden tab, so the other tab notices the end first.
  await hidden.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await hidden.goto(localization);
  await expect(region(hidden)).toHaveValue('US');
  await loadWatched(page, localization);
  await clock.advance({ minutes: 13 });
  await clock.advance({ seconds: 118 });
  for (const tab of [page, hidden]) {
    await screen.arrivesAt(tab, '/auth/login');
    await expect(reason(tab)).toHaveText('You were logged out because you were inactive for a while.');
  }
});

test('a sign-out in another tab is explained at sign-in, and the edit is there after it', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('ann');
  await chooseCanada(page);
  const other = await context.newPage();
  await other.goto('/auth/logout');
  await screen.arrivesAt(page, '/auth/login');
  await expect(reason(page)).toHaveText('You were logged out because you logged out in another tab.');
  await signInAgain(page);
  await screen.arrivesAt(page, localization);
  await expect(region(page)).toHaveValue('CA');
});

test('a sign-out in this tab drops the edit, and sign-in gives no reason', async ({ page, signInAs }) => {
  await signInAs('ann');
  await chooseCanada(page);
  await screen.press(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await screen.arrivesAt(page, '/auth/login');
  await expect(reason(page)).toBeHidden();
  await signIn.signIn(page, 'ann.lee');
  await expect(screen.heading(page, /^Welcome|^Hello/)).toBeVisible();
  await page.goto(localization);
  await expect(region(page)).toHaveValue('US');
});

test('a failed save keeps the edit in its form and offers to try again', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await chooseCanada(page);
  await world.on('saveRegionalSettings').status(503);
  await screen.press(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(region(page)).toHaveValue('CA');
  await world.faults.clear();
  await screen.press(page, 'Try again');
  await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await screen.keepsFocus(page);
});

test.describe('without a network', () => {
  // The browser's own message for a file that it cannot load ahead.
  test.use({ allow: { consoleErrors: [/ERR_INTERNET_DISCONNECTED/] } });

  test('another tab asks first, and the form stays', async ({ page, signInAs, context }) => {
    await signInAs('ann');
    await chooseCanada(page);
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await screen.tab(page, 'Devices').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(region(page)).toHaveValue('CA');
    await context.setOffline(false);
    await screen.press(page, 'Save');
    await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  });
});

test.describe('a network that is lost while the page still loads', () => {
  test.use({ allow: { consoleErrors: [/Failed to load resource/] } });

  test('leaves the form, and the rest of the page loads when the network is back', async ({ page, signInAs }) => {
    const rest = '**/SignedIn-*.js';
    let lose: () => void = () => undefined;
    const isLost = new Promise<void>((resolve) => (lose = resolve));
    await page.route(rest, async (route) => {
      await isLost;
      await route.abort('internetdisconnected');
    });
    const asked = page.waitForRequest(/\/SignedIn-[^/]+\.js$/);
    await signInAs('ann');
    await chooseCanada(page);
    await asked;
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => /\/SignedIn-/.test(request.url()));
    lose();
    await failed;
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await expect(region(page)).toHaveValue('CA');
    await page.unroute(rest);
    const loaded = page.waitForResponse(/\/SignedIn-[^/]+\.js$/);
    await page.context().setOffline(false);
    expect((await loaded).status()).toBe(200);
    await expect(region(page)).toHaveValue('CA');
  });
});
