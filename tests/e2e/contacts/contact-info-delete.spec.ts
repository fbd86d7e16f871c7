import { expectAccessible } from '../../support/guards/axe';
import { entry, expectNotDeleted, sure } from '../../support/verbs/contact-info';
import { leaveCodeOf } from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/contact-info';

test('the only contact of its type cannot be deleted, but an added one can @main', async ({ page, signInAs }) => {
  await signInAs('ann', { levelOfAssurance: 3 });
  await page.goto(open);
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete ann@example.com' })).toBeHidden();
  await expectAccessible(page);
  await screen.press(page, 'Add Contact');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
  await expectAccessible(page, [320, 1024]);
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
    // Does not wait, because the toast would also disappear by itself.
    expect(await page.getByText('The contact method couldn’t be deleted.', { exact: false }).count()).toBe(0);
  });

  test('shows a toast and the current list when the contact was deleted elsewhere', async ({ page, world }) => {
    await world.state.patch('persons', 'mona', {
      emails: [{ address: 'mona@example.com', isVerified: true, isPersonal: true, createdAt: 0, lastModifiedAt: 0 }],
    });
    await sure(page).getByRole('button', { name: 'Delete' }).click();
    await expect(
      page.getByText('This contact method was changed or deleted elsewhere.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText('mona@company.example')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete mona@example.com' })).toBeHidden();
  });
});
