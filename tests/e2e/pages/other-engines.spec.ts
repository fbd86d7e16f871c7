import { screen } from '../../support/verbs/screen';
import { stepUp, title } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** Features that other engines lack, removed from Chromium before the page's own scripts run. */
test('a web view without WebAuthn offers no passkey and selects the next method', async ({
  context,
  page,
  signInAs,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await signInAs('pia');
  await page.goto(stepUp());
  await expect(screen.heading(page, title)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Authenticator app' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Passkey' })).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('a table keeps its role when its rows are drawn as cards, and so does a list without markers', async ({
  page,
  signInAs,
}) => {
  await signInAs('dirk');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth/account-settings/devices');
  // Once `display` is no longer a table's, WebKit relies on the attribute.
  const cells = page.locator(
    'table[role=table] > tbody[role=rowgroup] > tr[role=row] > :is(td[role=cell], th[role=rowheader])',
  );
  await expect(cells.first()).toBeVisible();
  expect(await cells.count()).toBe(await page.locator('table tbody :is(td, th)').count());
  await page.goto('/auth/account-settings/contact-info');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const unmarked = await page.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none')
      .map(({ className }) => className),
  );
  expect(unmarked, 'lists that VoiceOver would not take for lists').toEqual([]);
});
