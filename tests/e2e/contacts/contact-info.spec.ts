import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { entry } from '../../support/verbs/contact-info';
import { logged } from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';

const open = '/auth/account-settings/contact-info';

test('a new address goes on to its code, and back to the list', async ({ page, signInAs, world }) => {
  await signInAs('ann', { levelOfAssurance: 3 });
  await page.goto(`${open}?returnUrl=%2Fauth%2Fchoose-product`);
  await expect(entry(page, 'ann@example.com')).toBeVisible();
  await expectAccessible(page);
  await screen.press(page, 'Add Contact');
  const form = page.getByRole('dialog', { name: 'Add a contact method' });
  await form.getByRole('textbox', { name: 'Email address' }).fill('Ann.Second@example.com');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByText('We sent a code to Ann.Second@example.com.')).toBeVisible();
  const { code } = await world.outbox.waitFor({ to: 'Ann.Second@example.com' });
  await page.getByLabel('Code', { exact: true }).fill(code ?? '');
  await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  await expect.poll(() => logged(world)).toMatch(/verify-contact\.start.*verify-contact\.success/);
  await screen.follow(page, 'Continue');
  await expect(page).toHaveURL(/contact-info\?returnUrl=/);
  await expect(entry(page, 'Ann.Second@example.com')).toContainText('Personal · Verified');
});
