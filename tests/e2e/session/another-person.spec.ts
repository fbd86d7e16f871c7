import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/**
 * The browser's session becomes another person's while a page shows the first one (see docs/decisions/person.md). The
 * page writes nothing into the other account, and reloads to show it.
 */
const contacts = '/auth/account-settings/contact-info';
const TYPED = 'ann.private@example.org';
const note = (page: Page) => page.getByRole('alertdialog', { name: 'You are now logged in as Dana' });
const address = (page: Page) => page.getByRole('textbox', { name: 'Email address' });

async function showsContacts(page: Page): Promise<void> {
  await page.goto(contacts);
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ann', { exact: true })).toBeVisible();
  await responded(page);
}

/** Waits for all responses to Ann. A later one would bring her session back. */
async function responded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** Ann is in the middle of adding a contact, which needs no step-up without account security. */
async function typesContact(page: Page, world: MockWorld): Promise<void> {
  await world.given.flag('enableAccountSecurity', false);
  await showsContacts(page);
  await screen.press(page, 'Add Contact');
  await address(page).fill(TYPED);
}

async function isDanasPage(page: Page): Promise<void> {
  await expect(note(page)).toContainText('What was entered here before was not saved.');
  await expect(page.getByText('ann@example.com')).toHaveCount(0);
  await note(page).getByRole('button', { name: 'OK' }).click();
  await expect(note(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit dana@example.com' })).toBeVisible();
  await screen.keepsFocus(page);
  await screen.press(page, 'Add Contact');
  await expect(address(page)).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state])),
  ).not.toContain(TYPED);
}

async function addressesOf(world: MockWorld, id: string): Promise<string> {
  return JSON.stringify((await world.state.read('persons')).find((person) => person['id'] === id)?.['emails']);
}

test('a sign-in through an identity provider in another tab shows the other account, and Ann writes nothing into it @main', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  await signInAs('ann');
  await typesContact(page, world);
  const other = await context.newPage();
  await other.goto('/outside/sso/x?returnUrl=%2Fauth%2Flogin');
  await other.getByLabel('Username or e-mail address').fill('dana.devices');
  await screen.press(other, 'Sign in');
  await expect(screen.heading(other, 'Welcome, Dana')).toBeVisible();
  // A user of single sign-on has no settings, so this tab opens the page of the other one.
  await expect(note(page)).toContainText('What was entered here before was not saved.');
  await note(page).getByRole('button', { name: 'OK' }).click();
  await expect(screen.heading(page, 'Welcome, Dana')).toBeVisible();
  await expect(page.getByText('ann@example.com')).toHaveCount(0);
  await expect(note(other)).toHaveCount(0);
  expect(await world.journal.list({ operationId: 'addEmailAddress' })).toEqual([]);
});

test('a page that has not noticed the other account yet is refused, and says why', async ({
  page,
  world,
  signInAs,
}) => {
  await signInAs('ann');
  await typesContact(page, world);
  await signInAs('dana');
  await screen.press(page, 'Save');
  await isDanasPage(page);
  for (const id of ['ann', 'dana']) expect(await addressesOf(world, id)).not.toContain(TYPED);
  const saves = await world.journal.list({ operationId: 'addEmailAddress' });
  expect(saves.map(({ errorCode }) => errorCode)).toEqual(['SESSION_OF_ANOTHER_PERSON']);
});

/**
 * Simulates a page that returns from the back/forward cache (see docs/decisions/figures.md#flow-cases). A browser may
 * keep a page in memory and restore it on Back. Browsers under test switch that cache off, so the test dispatches the
 * event of a restore.
 */
async function comesBack(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
}

test('a page from the cache shows nothing of the previous user', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await signInAs('mona');
  await comesBack(page);
  await expect(page.getByRole('link', { name: 'Verify mona@company.example' })).toBeVisible();
  await expect(page.getByText('ann@example.com')).toHaveCount(0);
});

test('a page whose sign-in is undone leads to sign-in, also when another person has signed in since', async ({
  page,
  world,
  signInAs,
}) => {
  const before = await world.snapshot();
  await signInAs('ann');
  await showsContacts(page);
  await world.restore(before);
  await world.signIn('dana');
  await page.reload();
  await screen.arrivesAt(page, '/auth/login');
});
