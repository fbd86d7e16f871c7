import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent } from '../../support/verbs/step-up';

const open = '/auth/account-settings/security';
const answer = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();

/** The changes that ask for a step-up: how each begins, and the dialog that comes back after it. */
const changes = [
  {
    resume: 'app',
    dialog: 'Set up an authenticator app',
    begin: (page: Page) => screen.press(page, 'Replace authenticator app'),
  },
  {
    resume: 'remove-app',
    dialog: 'Remove the authenticator app?',
    begin: async (page: Page) => {
      await screen.press(page, 'Remove authenticator app');
      await answer(page, 'Remove');
    },
  },
  {
    resume: 'delete-passkey',
    dialog: /^Delete/,
    begin: async (page: Page) => {
      const deletes = page.getByRole('button', { name: /^Delete / });
      await deletes.first().click();
      await answer(page, 'Delete');
    },
  },
] as const;

for (const { resume, dialog, begin } of changes)
  test(`the change "${resume}" goes on after its step-up, and not again after a reload or Back`, async ({
    page,
    signInAs,
    world,
  }) => {
    await plugInAuthenticator(page, { holdsKey: false });
    await world.scenario('secured-account');
    await signInAs('ann');
    await page.goto(open);
    await begin(page);
    await screen.arrivesAt(page, '/auth/step-up');
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, open);
    await expect(page.locator('dialog[open]').getByRole('heading', { name: dialog })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const starts = await startsOf(world);
    await page.reload();
    await expectNothingBegun(page);
    await screen.tab(page, 'Devices').click();
    await screen.arrivesAt(page, '/auth/account-settings/devices');
    await page.goBack();
    await screen.arrivesAt(page, open);
    await expectNothingBegun(page);
    expect(await startsOf(world)).toBe(starts);
  });

test('a link that names a new contact saves nothing', async ({ page, signInAs, world }) => {
  await world.scenario('secured-account');
  await signInAs('ann', { levelOfAssurance: 3 });
  await page.goto(contacts);
  await screen.press(page, 'Add Contact');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
  await page.goto(`${contacts}?resume=contact`);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann.second@example.com');
  expect(new URL(page.url()).search).toBe('');
  await world.verify({ call: { operationId: 'addEmailAddress' }, times: 0 });
});

const contacts = '/auth/account-settings/contact-info';

/** Confirms who the user is, and returns to the contacts. */
async function confirmForContacts(page: Page, world: MockWorld, method = 'Text message') {
  await screen.arrivesAt(page, '/auth/step-up');
  await choose(page, method);
  await confirm(page, (await sent(world)).code ?? '');
}

test('a new contact is saved after its step-up, without a second press', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await page.goto(contacts);
  await screen.press(page, 'Add Contact');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
  await answer(page, 'Save');
  await confirmForContacts(page, world);
  await screen.arrivesAt(page, '/auth/verify-contact-info');
  await expect(page.getByText('We sent a code to ann.second@example.com.')).toBeVisible();
  // Does not wait, because the toasts would also disappear by themselves.
  expect(await page.getByRole('status', { name: 'Messages' }).innerText()).not.toMatch(/We sent you a code|not saved/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit ann.second@example.com' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit ann.second@example.com' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await world.verify({ call: { operationId: 'addEmailAddress' }, times: 2 });
});

/** All parts have loaded, so a change would have opened its dialog. */
async function expectNothingBegun(page: Page) {
  await expect(page.getByRole('button', { name: 'Create new codes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

async function startsOf(world: MockWorld): Promise<number> {
  return (await world.journal.list({ operationId: 'startAuthenticatorApp' })).length;
}

const verification = '/auth/email-verify-notification';

test('a user with a phone confirms who they are, and the changed address then gets its code without a second press', async ({
  page,
  world,
  signInAs,
}) => {
  const phone = { number: '+12125550199', type: 'PHONE', isVerified: true, isPersonal: true };
  await world.state.patch('persons', 'uma', { phones: [{ ...phone, createdAt: 0, lastModifiedAt: 0 }] });
  await signInAs('uma');
  await page.goto(verification);
  await screen.press(page, 'Change email address');
  await page.getByLabel('New email address').fill('uma.new@example.com');
  await screen.press(page, 'Save and send code');
  await screen.arrivesAt(page, '/auth/step-up');
  await choose(page, 'Text message');
  await confirm(page, (await sent(world)).code ?? '');
  await screen.arrivesAt(page, verification);
  await expect(page.getByText('We sent a code to uma.new@example.com.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
