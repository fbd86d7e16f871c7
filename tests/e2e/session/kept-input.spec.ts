import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { loadWatched } from '../../support/verbs/session';
import { signInPage as signIn } from '../../support/verbs/sign-in';

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
  await expect(page.getByText('Thank you. Your contact info is confirmed.')).toBeVisible();
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
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(localization);
  await expect(reason(page)).toHaveText('You were logged out because you were inactive for a while.');
  await signInAgain(page);
  await screen.arrivesAt(page, localization);
  await expect(region(page)).toHaveValue('CA');
});
