import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const anotherTab = /\/ChangePasswordTab-[^/]+\.js$/;

test('the settings load the code of the other tabs before a click', async ({ page, signInAs }) => {
  await signInAs('dirk');
  const loaded = page.waitForRequest(anotherTab);
  await page.goto('/auth/account-settings/devices');
  await loaded;
  await expect(screen.tab(page, 'Devices')).toHaveAttribute('aria-current', 'page');
});

for (const [line, what] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a slow line', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`for a user who ${line}, a tab loads its code when the user opens it`, async ({ page, signInAs }) => {
    await page.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
      what,
    );
    await signInAs('dirk');
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url()));
    // The part that loads code ahead also asks for this flag.
    const idle = page.waitForResponse(/enableClientRebrand/);
    await page.goto('/auth/account-settings/devices');
    await idle;
    await screen.tab(page, 'Contact info').click();
    await expect(page.getByRole('heading', { name: 'Contact info' })).toBeVisible();
    expect(requested.filter((url) => anotherTab.test(url))).toEqual([]);
    await screen.tab(page, 'Password').click();
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
    expect(requested.filter((url) => anotherTab.test(url))).toHaveLength(1);
  });
}
