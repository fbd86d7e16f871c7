import { totpCode } from '../../../mock-server/rules/factors/totp';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent } from '../../support/verbs/step-up';

const open = '/auth/account-settings/security';
const high = { levelOfAssurance: 3 };

test('the life of a passkey created after the step-up that it asks for, named, renamed and deleted @main', async ({
  page,
  signInAs,
  world,
}) => {
  const authenticator = await plugInAuthenticator(page, { holdsKey: false });
  await signInAs('ann');
  await page.goto(open);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
  await screen.arrivesAt(page, '/auth/step-up');
  await choose(page, 'Email');
  await confirm(page, (await sent(world)).code ?? '');
  // Back on the tab, the browser creates it at once, so soon after the code.
  await screen.arrivesAt(page, open);
  const naming = page.getByRole('dialog', { name: 'Name your passkey' });
  await expect(naming.getByLabel('Name')).not.toHaveValue('');
  await naming.getByLabel('Name').fill('Work laptop');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByText('Work laptop')).toBeVisible();
  await expect(page.getByText('Your passkey is ready.', { exact: false })).toBeVisible();
  await expect(page.getByText('The passkey has a new name.')).toHaveCount(0);
  await screen.keepsFocus(page);
  await passkeys.getByRole('button', { name: 'Rename Work laptop' }).click();
  await naming.getByRole('button', { name: 'Cancel' }).click();
  await passkeys.getByRole('button', { name: 'Delete Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
  await screen.keepsFocus(page);
  await world.outbox.waitFor({ kind: 'securityChange', to: 'ann@example.com' });
  await test.step('the browser that deletes it forgets it', async () => {
    await expect.poll(() => authenticator.forgotten.length).toBe(1);
    expect(await authenticator.count()).toBe(0);
  });
});

test('second steps an authenticator app is set up by its secret; backup codes are shown once and count when they are saved', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann', high);
  await page.goto(open);
  const steps = page.getByRole('region', { name: 'Two-step verification' });
  await steps.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: /QR code/ }).locator('path')).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code that the app shows').fill(await totpCode(secret, await world.clock.now()));
  await expect(steps.getByText(/^Set up (?:just now|.* ago)$/)).toBeVisible();

  await steps.getByRole('button', { name: 'Create new codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Your new backup codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('backup-codes.txt');
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(steps.getByText('Codes left: 10')).toBeVisible();
  await screen.keepsFocus(page);
});
