import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';
import { CHANGE, password, taken, toForm, username } from '../../support/verbs/username';

test.describe('the username form of a single client', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('uri'));

  test('works by keyboard alone, with a pasted name and a password from a password manager @main', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(CHANGE);
    await screen.button(page, 'Continue').focus();
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Create your username')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(username(page)).toBeFocused();
    await page.evaluate(() => navigator.clipboard.writeText(' uri.pasted '));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(username(page)).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await password(page).evaluate((field: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, PASSWORD);
    await username(page).focus();
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/');
    await expect(screen.heading(page, 'Welcome, Uri')).toBeVisible();
  });

  test('shows each broken rule and a wrong password at the field, keeps the name as typed, and returns on Cancel', async ({
    page,
    world,
  }) => {
    await toForm(page);
    await expect(screen.button(page, 'Submit')).toBeDisabled();
    await password(page).press('Enter');
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(password(page)).toBeFocused();
    await password(page).fill('Wrong-Harbor-41');
    await screen.button(page, 'Submit').click();
    await expect(page.getByText('This password is not correct.')).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue('');
    await screen.button(page, 'Cancel').click();
    await expect(screen.heading(page, 'Please choose a new username')).toBeFocused();
    await screen.button(page, 'Continue').click();
    await world.journal.clear();

    await password(page).fill(PASSWORD);
    for (const [typed, text] of [
      ['', 'This field is required'],
      ['u'.repeat(41), 'Username must be between 5 and 40 characters.'],
      [
        'uri..one',
        'Usernames may only contain numbers, letters from a to z, _, -, @ and periods. A period can’t come first or follow another one.',
      ],
      ['URI.obliged', 'This is your current username. Please choose another one.'],
      ['ann.lee', taken],
    ] as const) {
      await username(page).fill(typed);
      await expect(screen.button(page, 'Submit')).toBeEnabled({ enabled: typed !== '' });
      await username(page).press('Enter');
      await expect(page.getByText(text)).toBeVisible();
      await expect(username(page)).toBeFocused();
      await expect(username(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(username(page)).toHaveValue(typed);
      await expect(page).toHaveTitle(/^Error: /);
    }
    await expectAccessible(page);
    await world.verify({ call: { operationId: 'updateUsernames' }, times: 0 });
    await username(page).fill('uri..two');
    await expect(page.getByRole('main').getByText('Usernames may only contain')).toBeVisible();
    await username(page).fill('u'.repeat(40));
    await expect(username(page)).not.toHaveAttribute('aria-invalid', 'true');

    await test.step('a name taken meanwhile, and any other error', async () => {
      await world.on('updateUsernames').times(1).code('DUPLICATE_USERNAME');
      await screen.button(page, 'Submit').click();
      await expect(page.getByText(taken)).toBeVisible();
      await expect(username(page)).toBeFocused();
      await world.on('updateUsernames').times(1).status(500);
      await username(page).fill('uri.other');
      await password(page).fill(PASSWORD);
      await screen.button(page, 'Submit').click();
      await expect(page.getByRole('alert')).toContainText(
        'Something went wrong, and we couldn’t save. Please try again.',
      );
      await expect(username(page)).toHaveValue('uri.other');
    });
    await screen.button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
  });
});
