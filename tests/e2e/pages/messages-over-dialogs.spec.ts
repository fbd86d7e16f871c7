import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { holdToasts, screen } from '../../support/verbs/screen';

/** A message covers the dialog that it is about (see docs/decisions/accessibility.md). */
const contacts = '/auth/account-settings/contact-info';
const typed = 'ann.second@example.com';
const field = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a toast is in the open dialog, can be closed, and covers neither title, focus nor button', async ({
    page,
    signInAs,
  }) => {
    await holdToasts(page);
    await signInAs('ann');
    await page.goto(contacts);
    await screen.press(page, 'Add Contact');
    await field(page).fill(typed);
    await page.reload();
    await expect(field(page)).toHaveValue(typed);
    const toast = page.getByText('Your entries are still here. They are not saved yet.');
    await expect(toast).toBeVisible();
    await expect.poll(() => isOnTop(toast)).toBe(true);
    await expect.poll(() => isOnTop(save(page))).toBe(true);
    await field(page).focus();
    for (const covered of [page.getByRole('dialog').getByRole('heading'), field(page)])
      await expect.poll(() => isWhole(covered)).toBe(true);
    await expectAccessible(page);
    await page.getByRole('status', { name: 'Messages' }).getByRole('button').last().click();
    await expect(toast).toBeHidden();
    await expect(field(page)).toBeFocused();
  });

  test.describe('offline', () => {
    test.use({ allow: { consoleErrors: [/ERR_INTERNET_DISCONNECTED/] } });

    test('the bar is in the open dialog, and the field names the reason', async ({
      page,
      context,
      signInAs,
      world,
    }) => {
      await signInAs('ann', { levelOfAssurance: 3 });
      await page.goto(`${contacts}?returnUrl=%2Fauth%2Fchoose-product`);
      await screen.press(page, 'Add Contact');
      await field(page).fill(typed);
      await context.setOffline(true);
      const bar = page
        .getByRole('dialog')
        .getByText('You are offline. What you typed is still here.', { exact: false });
      await expect(bar).toBeVisible();
      await expect.poll(() => isOnTop(bar)).toBe(true);
      await save(page).click();
      await expect(field(page)).toHaveAccessibleDescription(/Please check your connection and try again\./);
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(bar).toBeHidden();
      await save(page).click();
      await expect(page.getByText(`We sent a code to ${typed}.`)).toBeVisible();
      const code = page.getByLabel('Code', { exact: true });
      await expect(code).toBeFocused();
      await code.fill((await world.outbox.waitFor({ to: typed })).code ?? '');
      await expect(screen.heading(page, 'Email address verified')).toBeVisible();
      const logged = async () => JSON.stringify(await world.journal.list({ operationId: 'batchLog' }));
      await expect.poll(logged).toMatch(/verify-contact\.start.*verify-contact\.success/);
      await screen.follow(page, 'Continue');
      await expect(page).toHaveURL(/contact-info\?returnUrl=/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ hasText: typed })).toContainText('Personal · Verified');
    });
  });
});

/** Whether the element, and not another one, shows at its own centre. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Whether nothing covers the element, at none of its edges. */
function isWhole(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.02, 0.5, 0.98].every((part) =>
      element.contains(document.elementFromPoint(left + width / 2, top + part * height)),
    );
  });
}
