import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { entry, expectNotDeleted, sure } from '../../support/verbs/contact-info';
import { leaveCodeOf } from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';

const open = '/auth/account-settings/contact-info';
const form = (page: Page, name = 'Add a contact method') => page.getByRole('dialog', { name });

test.describe('adding and editing', () => {
  test('goes on to the code of a new address, and back to the list @main', async ({ page, signInAs, world }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(`${open}?returnUrl=%2Fauth%2Fchoose-product`);
    await screen.press(page, 'Add Contact');
    await form(page).getByRole('textbox', { name: 'Email address' }).fill('Ann.Second@example.com');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await expect(page.getByText('We sent a code to Ann.Second@example.com.')).toBeVisible();
    const { code } = await world.outbox.waitFor({ to: 'Ann.Second@example.com' });
    await page.getByLabel('Code', { exact: true }).fill(code ?? '');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
    await screen.follow(page, 'Continue');
    await expect(page).toHaveURL(/contact-info\?returnUrl=/);
    await expect(entry(page, 'Ann.Second@example.com')).toContainText('Personal · Verified');
  });

  test('keeps the focus in the dialog, shows an error at the field, and asks before it drops typed text', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    const opener = screen.button(page, 'Add Contact');
    await opener.click();
    await expect(form(page)).toBeVisible();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last part and the first one the browser has the focus.
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
      await expect(opener).not.toBeFocused();
    }
    await form(page).getByRole('radio', { name: 'Phone number', exact: true }).check();
    const field = form(page).getByRole('textbox', { name: 'Phone number' });
    await field.fill('12');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page).getByText('Please enter a valid phone number, without an extension.')).toBeVisible();
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

    await discardAfter(page, () => page.keyboard.press('Escape'));
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await screen.press(page, 'Add Contact');
      await expect(form(page)).toBeVisible();
      await leave();
      await expect(form(page)).toBeHidden();
      await screen.press(page, 'Add Contact');
      await emailField(page).fill('ann.second@example.com');
      await leave();
      await expect(discarding(page)).toBeVisible();
      await discarding(page).getByRole('button', { name: 'Keep editing' }).click();
      await expect(discarding(page)).toBeHidden();
      await expect(emailField(page)).toHaveValue('ann.second@example.com');
      await expect(emailField(page)).toBeFocused();
      await discardAfter(page, leave);
    }
  });

  test('changes the purpose of an address and the use of a phone', async ({ page, world, signInAs }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await expect(entry(page, 'ann@example.com')).toContainText('Personal · Verified');
    await screen.press(page, 'Edit ann@example.com');
    const edit = form(page, 'Edit contact method');
    await edit.getByLabel('Business').check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(entry(page, 'ann@example.com')).toContainText('Business · Verified');
    await expect(edit).toBeHidden();
    await world.verify({ call: { operationId: 'changeEmailUse', body: { isPersonal: false } }, times: 1 });
    await world.verify({ call: { operationId: 'addEmailAddress' }, times: 0 });

    await screen.press(page, 'Add Contact');
    await form(page).getByRole('radio', { name: 'Phone number' }).check();
    await form(page).getByRole('radio', { name: 'Text messages' }).check();
    await form(page).getByRole('textbox', { name: 'Phone number' }).fill('+12125550147');
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Save' }).click();
    await leaveCodeOf(page, '+1 212 555 0147');
    await expect(entry(page, '+1 212 555 0147')).toContainText('Text messages · Personal');
    await screen.press(page, 'Edit +1 212 555 0147');
    await expect(edit.getByRole('radio', { name: 'Text messages' })).toBeChecked();
    await edit.getByRole('radio', { name: 'Both' }).check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(entry(page, '+1 212 555 0147')).not.toContainText('Text messages');
    await expect(entry(page, '+1 212 555 0147')).toContainText('Personal');
    await world.verify({
      call: { operationId: 'changePhoneUse', body: { type: 'PHONE', isPersonal: true } },
      times: 1,
    });
  });
});

const discarding = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });
const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email address' });

async function discardAfter(page: Page, leave: () => Promise<void>): Promise<void> {
  await leave();
  await discarding(page).getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Contact' })).toBeFocused();
}

test('the only contact of its type cannot be deleted, but an added one can @main', async ({ page, signInAs }) => {
  await signInAs('ann', { levelOfAssurance: 3 });
  await page.goto(open);
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete ann@example.com' })).toBeHidden();
  await expectAccessible(page);
  await screen.press(page, 'Add Contact');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
  await expectAccessible(page);
  await screen.press(page, 'Save');
  await leaveCodeOf(page, 'ann.second@example.com');
  await screen.press(page, 'Delete ann.second@example.com');
  await sure(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The contact method was deleted.')).toBeVisible();
  await expect(entry(page, 'ann.second@example.com')).toBeHidden();
});

test.describe('deleting a contact', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('mona', { levelOfAssurance: 3 });
    await page.goto(open);
    await screen.press(page, 'Delete mona@company.example');
    await expect(sure(page)).toBeVisible();
  });

  test('ends at Cancel, which keeps the contact and restores the focus, and at a refusal of the server, until the next try', async ({
    page,
    world,
  }) => {
    await sure(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Delete mona@company.example' })).toBeFocused();

    await screen.press(page, 'Delete mona@company.example');

    await world.on('deleteEmailAddress').times(1).status(500);
    await sure(page).getByRole('button', { name: 'Delete' }).click();
    await expectNotDeleted(page);
    await expect(entry(page, 'mona@company.example')).toBeVisible();
    await screen.press(page, 'Delete mona@company.example');
    await sure(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The contact method was deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete mona@company.example' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Email addresses' })).toBeFocused();
    // Does not wait, because the toast would also disappear by itself.
    expect(await page.getByText('The contact method couldn’t be deleted.', { exact: false }).count()).toBe(0);
  });
});

test.describe('the contact list', () => {
  test("shows 'Loading contact methods...' while it loads, a notice after five seconds, and a retry after a failure", async ({
    page,
    signInAs,
    world,
    clock,
  }) => {
    await clock.install();
    await signInAs('ann', { levelOfAssurance: 3 });
    await world.on('getContactInfo').delay(60_000);
    await page.goto(open);
    const loading = page.getByText('Loading contact methods...');
    await expect(loading).toBeVisible();
    // A text only for screen readers would be one pixel high.
    await expect.poll(() => loading.evaluate((text) => text.getBoundingClientRect().height)).toBeGreaterThan(1);
    await clock.advanceDuringCall({ seconds: 6 });
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await world.faults.clear();
    await expect(page.getByText('ann@example.com')).toBeVisible();
    await expect(page.getByText('This is taking longer than usual.')).toBeHidden();
    await world.on('getContactInfo').status(503);
    await page.reload();
    await expect(page.getByText('Your contact methods could not be loaded.')).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByText('ann@example.com')).toBeVisible();
  });

  test('shows the contacts of the system of record as read-only, and a message when it is empty', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('sora');
    await page.goto(open);
    const recorded = page.getByRole('region', { name: 'From your employer' });
    await expect(recorded.getByRole('listitem')).toHaveCount(2);
    await expect(recorded.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);

    await signInAs('ann', { levelOfAssurance: 3 });
    await world.state.patch('persons', 'ann', { emails: [], phones: [] });
    await page.goto(open);
    await expect(page.getByText('You have no contact methods yet.')).toBeVisible();
  });
});
