import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { leaveCodeOf, verifyAllAtOnce } from '../../support/verbs/contact-verification';
import { entry, expectNotDeleted } from '../../support/verbs/contact-info';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/contact-info';
const form = (page: Page, name = 'Add a contact method') => page.getByRole('dialog', { name });

test.describe('adding and editing', () => {
  test('goes on to the code of a new address, and back to the list @main', async ({ page, signInAs, world }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(`${open}?returnUrl=%2Fauth%2Fchoose-product`);
    await screen.press(page, 'Add Contact');
    await form(page).getByRole('textbox', { name: 'Email address' }).fill('Ann.Second@example.com');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(screen.heading(page, 'Verify your email address')).toBeFocused();
    await expect(page.getByText('We sent a code to Ann.Second@example.com.')).toBeVisible();
    const { code } = await world.outbox.waitFor({ to: 'Ann.Second@example.com' });
    await page.getByLabel('Code', { exact: true }).fill(code ?? '');
    await screen.press(page, 'Verify');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
    await screen.follow(page, 'Continue');
    await expect(page).toHaveURL(/contact-info\?returnUrl=/);
    await expect(entry(page, 'Ann.Second@example.com')).toContainText('Personal · Verified');
  });

  test('stays at the list while the new address is verified already', async ({ page, signInAs, world }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await screen.press(page, 'Add Contact');
    await form(page).getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
    await verifyAllAtOnce(page);
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(entry(page, 'ann.second@example.com')).toContainText('Personal · Verified');
    await expect(form(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await world.verify({ call: { operationId: 'startContactVerification' }, times: 0 });
  });

  test('stores a phone in E.164, however the user typed it', { tag: '@quick' }, async ({ page, signInAs, world }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await screen.press(page, 'Add Contact');
    await form(page).getByRole('radio', { name: 'Phone number', exact: true }).check();
    await expectAccessible(page, [320, 1024]);
    await form(page).getByRole('textbox', { name: 'Phone number' }).fill('(212) 555-0147');
    await form(page).getByLabel('Business').check();
    await form(page).getByRole('button', { name: 'Save' }).click();
    await leaveCodeOf(page, '+1 212 555 0147');
    await expect(entry(page, '+1 212 555 0147')).toBeVisible();
    await world.verify({
      call: { operationId: 'addPhoneNumber', body: { phoneNumber: '+12125550147', isPersonal: false } },
      times: 1,
    });
  });

  test('shows an error at the field for an invalid or taken phone or e-mail address, and keeps the typed text', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await screen.press(page, 'Add Contact');
    await form(page).getByRole('radio', { name: 'Phone number', exact: true }).check();
    const field = form(page).getByRole('textbox', { name: 'Phone number' });
    await field.fill('12');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page).getByText('Please enter a valid phone number.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('+1 212 555 0123');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page).getByText('This phone number is already in use.')).toBeVisible();
    await expect(field).toHaveValue('+1 212 555 0123');

    await test.step('refuses a taken e-mail address, and keeps the typed text', async () => {
      await form(page).getByRole('radio', { name: 'Email address' }).check();

      const field = page.getByRole('textbox', { name: 'Email address' });
      await field.fill('not an address');
      await screen.press(page, 'Save');
      await expect(page.getByText('A valid email address is required')).toBeVisible();
      await field.fill('max@example.com');
      await screen.press(page, 'Save');
      await expect(page.getByText('This email address is already in use.')).toBeVisible();
      await expect(field).toHaveValue('max@example.com');
      await expect(field).toBeFocused();
    });
  });

  test('replaces the old address with the new one', async ({ page, signInAs, world }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await screen.press(page, 'Edit ann@example.com');
    const dialog = form(page, 'Edit contact method');
    await expect(dialog.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann@example.com');
    await dialog.getByRole('textbox', { name: 'Email address' }).fill('ann.new@example.com');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The contact method was saved.')).toBeVisible();
    await leaveCodeOf(page, 'ann.new@example.com');
    await expect(entry(page, 'ann.new@example.com')).toBeVisible();
    await expect(page.getByText('ann@example.com', { exact: true })).toBeHidden();
    await world.verify({ sequence: [{ operationId: 'addEmailAddress' }, { operationId: 'deleteEmailAddress' }] });
  });

  test('reports an old address that remains after an edit, and shows the new one', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await world.on('deleteEmailAddress').status(500);
    await screen.press(page, 'Edit ann@example.com');
    await form(page, 'Edit contact method').getByRole('textbox', { name: 'Email address' }).fill('ann.new@example.com');
    await form(page, 'Edit contact method').getByRole('button', { name: 'Save' }).click();
    await expectNotDeleted(page);
    expect(await page.getByText('The contact method was saved.').isVisible()).toBe(false);
    await expect(entry(page, 'ann.new@example.com')).toBeVisible();
    await expect(page.getByText('ann@example.com', { exact: true })).toBeVisible();
  });

  test.describe('a format that only the service refuses', () => {
    test.use({ allow: { breaches: true } });

    test('is an error of the form, and a server error keeps what the user typed', async ({ page, world, signInAs }) => {
      await signInAs('ann', { levelOfAssurance: 3 });
      await page.goto(open);
      await screen.press(page, 'Add Contact');
      await world.on('addEmailAddress').times(1).offSpec().status(422, 'INVALID_CONTACT_INFO_FORMAT');
      await form(page).getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
      await form(page).getByRole('button', { name: 'Save' }).click();
      await expect(form(page).getByText('Please check what you entered.')).toBeVisible();

      await world.on('addEmailAddress').status(500);
      await form(page).getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
      await form(page).getByRole('button', { name: 'Save' }).click();
      await expect(form(page).getByText('The contact method could not be saved. Please try again.')).toBeVisible();
      await expect(form(page).getByRole('textbox', { name: 'Email address' })).toHaveValue('ann.second@example.com');
      await expectAccessible(page, [320]);
    });
  });

  test.describe('a lost response', () => {
    test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

    test('to an addition counts as success when the user saves again', async ({ page, signInAs, world }) => {
      await signInAs('ann', { levelOfAssurance: 3 });
      await page.goto(open);
      await screen.press(page, 'Add Contact');
      await form(page).getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
      await world.on('addEmailAddress').drop();
      await form(page).getByRole('button', { name: 'Save' }).click();
      await expect(form(page).getByText('The contact method could not be saved. Please try again.')).toBeVisible();
      await world.faults.clear();
      await form(page).getByRole('button', { name: 'Save' }).click();
      await leaveCodeOf(page, 'ann.second@example.com');
      await expect(entry(page, 'ann.second@example.com')).toBeVisible();
    });
  });
});
