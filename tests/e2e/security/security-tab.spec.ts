import { totpCode } from '../../../mock-server/rules/factors/totp';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent, stepUp } from '../../support/verbs/step-up';

/** @holds docs/product/2-screens.md#security */

const open = '/auth/account-settings/security';
const high = { levelOfAssurance: 3 };

test.describe('the life of a passkey', () => {
  test('created after the step-up that it asks for, named, renamed and deleted', async ({ page, signInAs, world }) => {
    await plugInAuthenticator(page, { holdsKey: false });
    await signInAs('ann');
    await page.goto(open);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
    await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await screen.arrivesAt(page, '/auth/step-up');
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    // Back on the tab, the create dialog is open again.
    await screen.arrivesAt(page, open);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    const naming = page.getByRole('dialog', { name: 'Name your passkey' });
    await naming.getByLabel('Name').fill('Work laptop');
    await naming.getByRole('button', { name: 'Save' }).click();
    await expect(passkeys.getByText('Work laptop')).toBeVisible();
    await expect(page.getByText('Your passkey is ready.', { exact: false })).toBeVisible();
    await expect(page.getByText('The passkey has a new name.')).toHaveCount(0);
    await screen.keepsFocus(page);
    await passkeys.getByRole('button', { name: 'Rename Work laptop' }).click();
    await naming.getByLabel('Name').fill('');
    await naming.getByRole('button', { name: 'Save' }).click();
    await expect(naming.getByText('Please enter a name.')).toBeVisible();
    await naming.getByRole('button', { name: 'Cancel' }).click();
    await passkeys.getByRole('button', { name: 'Delete Work laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
    await screen.keepsFocus(page);
    await world.outbox.waitFor({ kind: 'securityChange', to: 'ann@example.com' });
  });

  test('is not made twice in one authenticator', async ({ page, signInAs }) => {
    await plugInAuthenticator(page, { holdsKey: false });
    await signInAs('ann', high);
    await page.goto(open);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog', { name: 'Name your passkey' }).getByRole('button', { name: 'Cancel' }).click();
    await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('You already have a passkey in this password manager.');
  });

  test('the last way to sign in cannot be deleted', async ({ page, signInAs, world }) => {
    await world.scenario('passkey-only');
    await signInAs('ann', high);
    await page.goto(open);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await expect(passkeys.getByText('This is your only way to log in, so you can’t delete it.')).toBeVisible();
    await expect(passkeys.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });
});

test.describe('second steps', () => {
  test('an authenticator app is set up by its secret and removed', async ({ page, signInAs, world }) => {
    await signInAs('ann', high);
    await page.goto(open);
    const steps = page.getByRole('region', { name: 'Two-step verification' });
    await steps.getByRole('button', { name: 'Set up Authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(dialog.getByRole('img', { name: /QR code/ }).locator('path')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Code that the app shows').fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('This code is not correct.', { exact: false })).toBeVisible();
    await dialog.getByLabel('Code that the app shows').fill(await totpCode(secret, await world.clock.now()));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(steps.getByText(/^Set up (?:just now|.* ago)$/)).toBeVisible();
    await steps.getByRole('button', { name: 'Remove Authenticator app' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(steps.getByText('Not set up')).toBeVisible();
  });

  test('backup codes are shown once and count when they are saved', { tag: '@quick' }, async ({ page, signInAs }) => {
    await signInAs('ann', high);
    await page.goto(open);
    const steps = page.getByRole('region', { name: 'Two-step verification' });
    await steps.getByRole('button', { name: 'Create new codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your new backup codes' });
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, [320, 1024]);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('backup-codes.txt');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(steps.getByText('You have no backup codes.')).toBeVisible();
    await steps.getByRole('button', { name: 'Create new codes' }).click();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(steps.getByText('Codes left: 10')).toBeVisible();
    await screen.keepsFocus(page);
  });
});

test('a backup code passes a step-up once, in any form', async ({ page, signInAs, world }) => {
  await world.scenario('secured-account');
  await signInAs('ann');
  await page.goto(stepUp(`redirectUrl=${open}`));
  await choose(page, 'Backup code');
  await page.getByRole('textbox', { name: 'Backup code' }).fill('4KT');
  await screen.press(page, 'Confirm');
  await expect(page.getByText('Please enter a backup code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Backup code' }).fill('2222-2222');
  await screen.press(page, 'Confirm');
  await expect(page.getByText('This backup code is not correct, or has already been used.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Backup code' }).fill('4ktm9qxa');
  await screen.press(page, 'Confirm');
  await screen.arrivesAt(page, open);
  await expect(page.getByText('Codes left: 1')).toBeVisible();
});

test('other sessions are logged out, one and all', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await world.scenario('secured-account');
  await page.goto(open);
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await expect(sessions.getByText('about New York, United States')).toBeVisible();
  await sessions.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await screen.keepsFocus(page);
});

test('the activity comes in pages, and "this wasn\'t me" ends the others and asks for a password', async ({
  page,
  signInAs,
  world,
}) => {
  await world.scenario('secured-account');
  await signInAs('ann');
  await page.goto(open);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem')).toHaveCount(10);
  await activity.getByRole('button', { name: 'Show more' }).click();
  await expect(activity.getByRole('listitem')).toHaveCount(20);
  await activity.getByRole('button', { name: 'Show more' }).click();
  await expect(activity.getByRole('listitem')).toHaveCount(24);
  await screen.keepsFocus(page);
  // The button belongs to its event, and says which one.
  const failed = activity.getByRole('listitem').filter({ hasText: 'Login failed' }).first();
  await failed.getByRole('button', { name: /^This wasn’t me: Login failed, \w+ \d+, \d{4}/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await screen.arrivesAt(page, '/auth/account-settings/change-password');
  await world.verify({ call: { operationId: 'endOtherSessions' }, times: 1 });
});

test('a summary says what protects the account, and a dash what could not be loaded', async ({
  page,
  signInAs,
  world,
}) => {
  await world.scenario('secured-account');
  await signInAs('ann');
  const fact = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await page.goto(open);
  await expect(fact('Passkeys')).toHaveText('2');
  await expect(fact('Authenticator app')).toHaveText('Set up');
  await expect(fact('Backup codes')).toHaveText('2');
  await expect(fact('Where you are logged in')).toHaveText('4');
  await world.on('listSessions').status(500);
  await page.reload();
  await expect(fact('Where you are logged in')).toHaveText('–');
  await expect(fact('Passkeys')).toHaveText('2');
});

test('of many sessions five show first', async ({ page, signInAs, world }) => {
  await world.scenario('many-sessions');
  await signInAs('ann');
  await page.goto(open);
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(5);
  await sessions.getByRole('button', { name: 'Show more' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(21);
  await screen.keepsFocus(page);
});

test('every part has its own failed state and can be tried again', async ({ page, signInAs, world }) => {
  await world.on('listSessions').status(500);
  await signInAs('ann');
  await page.goto(open);
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('alert')).toContainText('This part could not be loaded.');
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByText('You have no passkey yet.')).toBeVisible();
  await world.faults.clear();
  await sessions.getByRole('button', { name: 'Try again' }).click();
  await expect(sessions.getByText('This device')).toBeVisible();
});

test('the parts show together, so that a late one moves no button away from a press', async ({
  page,
  signInAs,
  world,
}) => {
  await world.scenario('secured-account');
  await world.on('listPasskeys').delay(300);
  await signInAs('ann');
  await page.goto(open);
  await expect(page.getByRole('button', { name: 'Create new codes' })).toBeVisible();
  expect(await page.getByRole('button', { name: 'Create a passkey' }).isVisible()).toBe(true);
});

test('on a phone, the choice of tabs never names another tab', async ({ page, signInAs, world }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await world.on('getAccountSecurity').times(1).delay(500);
  await signInAs('ann');
  await page.goto(open);
  const tabs = page.getByRole('combobox', { name: 'Account settings' });
  await tabs.waitFor();
  expect(await tabs.inputValue()).toBe(open);
});

test('a part that takes more than 2 seconds keeps the others back no longer', async ({ page, signInAs, world }) => {
  await world.scenario('secured-account');
  await world.on('listPasskeys').delay(20_000);
  await signInAs('ann');
  await page.goto(open);
  await expect(page.getByRole('button', { name: 'Create new codes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a passkey' })).toBeHidden();
});

test('a service that fails keeps the user on the tab, which can be tried again', async ({ page, signInAs, world }) => {
  await world.on('getAccountSecurity').status(500);
  await signInAs('ann');
  await page.goto(open);
  const ways = page.getByRole('region', { name: 'How you log in' });
  await expect(ways.getByRole('alert')).toContainText('This part could not be loaded.');
  await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible();
  await expectAccessible(page, [320, 1024]);
  await world.faults.clear();
  await ways.getByRole('button', { name: 'Try again' }).click();
  await expect(ways.getByText('Password', { exact: true })).toBeVisible();
  await screen.keepsFocus(page);
});

for (const status of [403, 404] as const)
  test.describe(`a service that answers ${status}`, () => {
    // The contract has no 404. A platform without the service responds with it.
    test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/] } });

    test('has no tab where the service refuses', async ({ page, signInAs, world }) => {
      await world.on('getAccountSecurity').offSpec().answer({ status });
      await signInAs('ann');
      await page.goto(open);
      await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
      await expect(page.getByRole('tab', { name: 'Devices' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Security' })).toHaveCount(0);
    });
  });

test.describe('a platform without account security', () => {
  test('has no tab and makes no call where the flag is off', async ({ page, signInAs, world }) => {
    await world.scenario('no-account-security');
    await signInAs('ann');
    await page.goto(open);
    await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
    await expect(page.getByRole('tab', { name: 'Devices' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveCount(0);
    await world.verify({ call: { operationId: 'getAccountSecurity' }, times: 0 });
  });

  test('makes no call before the check has answered, even after the obligations', async ({ page, signInAs, world }) => {
    await world.scenario('no-account-security');
    await signInAs('ann');
    await page.addInitScript(() => {
      const send = window.fetch.bind(window);
      let release = () => {};
      const obligations = new Promise<void>((resolve) => (release = resolve));
      window.fetch = async (...call) => {
        const request = new Request(...call);
        const response = await send(request);
        // Both bodies are here already. So the check arrives right after the obligations, before the app has drawn.
        const arrived = new Response((await response.clone().text()) || null, response);
        if (request.url.endsWith('/check-obligations')) setTimeout(release);
        if (request.url.endsWith('/check')) await obligations;
        return arrived;
      };
    });
    await page.goto(open);
    await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
    await expect(page.getByRole('tab', { name: 'Devices' })).toBeVisible();
    await world.verify({ call: { operationId: 'getAccountSecurity' }, times: 0 });
  });

  test('has no tab and looks up nothing where the base is missing', async ({ page, context, signInAs, world }) => {
    await context.route('**/auth/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      delete config.bases.accountSecurity;
      await route.fulfill({ json: config });
    });
    await signInAs('ann');
    await page.goto(open);
    await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
    await expect(page.getByRole('tab', { name: 'Devices' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveCount(0);
    await world.verify({ call: { operationId: 'getAccountSecurity' }, times: 0 });
  });
});

for (const [name, look] of [
  ['a phone', { width: 360, height: 800 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`is accessible on ${name}`, async ({ page, signInAs, world }) => {
    await page.setViewportSize(look);
    await world.scenario('secured-account');
    await signInAs('ann');
    await page.goto(open);
    await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
  });
