import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { entry } from '../../support/verbs/contact-info';
import { leaveCodeOf } from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/contact-info';
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add a contact method' });
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit contact method' });
const discarding = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });
const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email address' });

test.describe('editing a contact', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
  });

  test('changes the purpose of an address and keeps it verified @main', async ({ page, world }) => {
    await expect(entry(page, 'ann@example.com')).toContainText('Personal · Verified');
    await screen.press(page, 'Edit ann@example.com');
    await editing(page).getByLabel('Business').check();
    await editing(page).getByRole('button', { name: 'Save' }).click();
    await expect(entry(page, 'ann@example.com')).toContainText('Business · Verified');
    await expect(editing(page)).toBeHidden();
    await world.verify({ call: { operationId: 'changeEmailUse', body: { isPersonal: false } }, times: 1 });
    await world.verify({ call: { operationId: 'addEmailAddress' }, times: 0 });
  });

  test('without a change sends no request, and says in the dialog when the contact was deleted elsewhere', async ({
    page,
    world,
  }) => {
    await screen.press(page, 'Edit ann@example.com');
    await editing(page).getByRole('button', { name: 'Save' }).click();
    await expect(editing(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit ann@example.com' })).toBeFocused();
    await world.verify({ call: { operationId: 'addEmailAddress' }, times: 0 });
    await world.verify({ call: { operationId: 'changeEmailUse' }, times: 0 });

    await screen.press(page, 'Edit ann@example.com');
    await editing(page).getByLabel('Business').check();
    await world.on('changeEmailUse').code('NOT_FOUND');
    await editing(page).getByRole('button', { name: 'Save' }).click();
    await expect(
      editing(page).getByText('This contact method was changed or deleted elsewhere.', { exact: false }),
    ).toBeVisible();
    await expectAccessible(page, [320]);
  });
});

test.describe('the use of a phone', () => {
  test('stays the same when the number of a voice-only phone is edited', async ({ page, world, signInAs }) => {
    await world.state.patch('persons', 'ann', {
      phones: [
        { number: '+12125550123', type: 'VOICE', isVerified: true, isPersonal: true, createdAt: 0, lastModifiedAt: 0 },
      ],
    });
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await screen.press(page, 'Edit +1 212 555 0123');
    await editing(page).getByRole('textbox', { name: 'Phone number' }).fill('+12125550147');
    await editing(page).getByRole('button', { name: 'Save' }).click();
    await leaveCodeOf(page, '+1 212 555 0147');
    await expect(entry(page, '+1 212 555 0147')).toContainText('Voice calls · Personal');
  });

  test('and its number have the groups of its country, also in the form', async ({ page, world, signInAs }) => {
    await world.state.patch('persons', 'ann', {
      phones: [
        { number: '+442079460018', type: 'PHONE', isVerified: true, isPersonal: true, createdAt: 0, lastModifiedAt: 0 },
      ],
    });
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await expect(entry(page, '+44 20 7946 0018')).toBeVisible();
    await screen.press(page, 'Edit +44 20 7946 0018');
    await expect(editing(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue('+44 20 7946 0018');
    await expect(editing(page).getByLabel('Country')).toHaveValue('GB');
    await editing(page).getByRole('button', { name: 'Save' }).click();
    await expect(editing(page)).toBeHidden();
    await world.verify({ call: { operationId: 'addPhoneNumber' }, times: 0 });
  });

  test('can be chosen when the phone is added, and changed later', async ({ page, world, signInAs }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await screen.press(page, 'Add Contact');
    await adding(page).getByRole('radio', { name: 'Phone number' }).check();
    await adding(page).getByRole('radio', { name: 'Text messages' }).check();
    await adding(page).getByRole('textbox', { name: 'Phone number' }).fill('+12125550147');
    await expectAccessible(page, [320, 1024]);
    await adding(page).getByRole('button', { name: 'Save' }).click();
    await leaveCodeOf(page, '+1 212 555 0147');
    await expect(entry(page, '+1 212 555 0147')).toContainText('Text messages · Personal');
    await screen.press(page, 'Edit +1 212 555 0147');
    await expect(editing(page).getByRole('radio', { name: 'Text messages' })).toBeChecked();
    await editing(page).getByRole('radio', { name: 'Both' }).check();
    await editing(page).getByRole('button', { name: 'Save' }).click();
    await expect(entry(page, '+1 212 555 0147')).not.toContainText('Text messages');
    await expect(entry(page, '+1 212 555 0147')).toContainText('Personal');
    await world.verify({
      call: { operationId: 'changePhoneUse', body: { type: 'PHONE', isPersonal: true } },
      times: 1,
    });
  });
});

test.describe('unsaved text in the dialog', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto(open);
    await screen.press(page, 'Add Contact');
  });

  test('survives Escape and a press on the backdrop until the user confirms the question, which an empty field does not need', async ({
    page,
  }) => {
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await expect(adding(page)).toBeVisible();
      await leave();
      await expect(adding(page)).toBeHidden();
      await screen.press(page, 'Add Contact');
      await emailField(page).fill('ann.second@example.com');
      await leave();
      await expect(discarding(page)).toBeVisible();
      await discarding(page).getByRole('button', { name: 'Keep editing' }).click();
      await expect(discarding(page)).toBeHidden();
      await expect(emailField(page)).toHaveValue('ann.second@example.com');
      await expect(emailField(page)).toBeFocused();
      await leave();
      await discarding(page).getByRole('button', { name: 'Discard' }).click();
      await expect(adding(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Add Contact' })).toBeFocused();
      await screen.press(page, 'Add Contact');
    }
  });

  test('survives two presses of Escape in a row, and is dropped by Cancel without a question', async ({ page }) => {
    await emailField(page).fill('ann.second@example.com');
    await page.keyboard.press('Escape');
    await expect(discarding(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(discarding(page)).toBeHidden();
    await expect(emailField(page)).toHaveValue('ann.second@example.com');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(emailField(page)).toHaveValue('ann.second@example.com');

    await emailField(page).fill('ann.second@example.com');
    await adding(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(adding(page)).toBeHidden();
  });
});

test('an address is no number: each type has its own text, which waits for the way back', async ({
  page,
  signInAs,
}) => {
  await signInAs('ann', { levelOfAssurance: 3 });
  await page.goto(open);
  await screen.press(page, 'Add Contact');
  const email = adding(page).getByRole('textbox', { name: 'Email address' });
  const phone = adding(page).getByRole('textbox', { name: 'Phone number' });
  await email.fill('anna.new@example.com');
  await adding(page).getByRole('radio', { name: 'Phone number', exact: true }).check();
  await expect(phone).toHaveValue('');
  await expect(adding(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await phone.fill('+12125550147');
  await adding(page).getByRole('radio', { name: 'Voice calls' }).check();
  await expect(phone).toHaveValue('+12125550147');
  await page.reload();
  await expect(phone).toHaveValue('+12125550147');
  await adding(page).getByRole('radio', { name: 'Email address' }).check();
  await expect(email).toHaveValue('anna.new@example.com');
});
