import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** The company rule applies to e-mail fields in every form. */

const forms = [
  {
    name: 'the add-email page',
    person: 'ella',
    operation: 'addEmailAddress',
    open: async (page: Page) => void (await page.goto('/auth/add-email')),
    field: (page: Page) => page.getByLabel('Email address'),
    send: 'Add email address',
  },
  {
    name: 'the contact form of the settings',
    person: 'ann',
    operation: 'addEmailAddress',
    async open(page: Page) {
      await page.goto('/auth/account-settings/contact-info');
      await screen.press(page, 'Add Contact');
    },
    field: (page: Page) => page.getByRole('textbox', { name: 'Email address' }),
    send: 'Save',
  },
  {
    name: 'the change-email form',
    person: 'vera',
    operation: 'changeUnverifiedEmail',
    async open(page: Page) {
      await page.goto('/auth/email-verify-notification');
      await screen.press(page, 'Change email address');
    },
    field: (page: Page) => page.getByLabel('New email address'),
    send: 'Save and send code',
  },
] as const;

for (const { name, person, operation, open, field, send } of forms) {
  test(`${name} takes addresses of the company only, while the flag is on or its lookup fails`, async ({
    page,
    signInAs,
    world,
  }) => {
    await world.given.flag('requireOnlyAdpEmails');
    await signInAs(person);
    await open(page);
    await world.on('getFeature').status(503);
    await field(page).fill('new.one@example.com');
    await screen.button(page, send).click();
    await expect(field(page)).toHaveAccessibleDescription(/couldn’t check this email address/);
    await world.faults.clear();
    await screen.button(page, send).click();
    await expect(field(page)).toHaveAccessibleDescription(/A company email address is required\./);
    await expect(field(page)).toBeFocused();
    await expectAccessible(page, [320]);
    expect(await world.journal.list({ operationId: operation })).toHaveLength(0);
    await field(page).fill('new.one@company.example');
    await screen.button(page, send).click();
    await expect(field(page)).toBeHidden();
    expect(await world.journal.list({ operationId: operation })).toHaveLength(1);
  });
}
