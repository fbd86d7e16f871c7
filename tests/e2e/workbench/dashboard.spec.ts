import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { combobox, region } from '../../support/verbs/dashboard';

/** The view is complete when these regions show. */
const views = [
  ['now', 'Sign in as', 'Scenario', 'Clock', 'World', 'Active faults', 'Inbox', 'Journal'],
  ['people', 'Test users', 'Obligations', 'More people'],
  ['scenarios', 'Scenario', 'Flags', 'Every scenario'],
  ['time', 'Clock', 'What happens next'],
  ['messages', 'Inbox', 'Delivery', 'Invitations and links'],
  ['faults', 'New fault', 'Active faults'],
  ['traffic', 'Journal', 'Security reports'],
  ['records', 'Records'],
] as const;

/** The sections whose content overlaps the next one. */
const overfull = (page: Page) =>
  page
    .locator('.wb-section')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.querySelector('h2')?.textContent),
    );

test('each view, and the panel beside the app, names every control and passes axe', async ({ page, world }) => {
  test.setTimeout(120_000);
  await world.given.flag('enableClientRebrand');
  await world.given.obligation('changePassword').for('ann');
  await world.on('login').times(1).drop();
  await world.deliveries.twice({ channel: 'sms' });
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
  for (const [index, [view, ...regions]] of views.entries())
    await test.step(view, async () => {
      await page.goto(`/__mock#${view}`);
      for (const name of regions) await expect(region(page, name)).toBeVisible();
      // One of the in turn, saves time.
      await expectAccessible(page, [index % 2 === 0 ? 320 : 1024]);
      expect(await overfull(page)).toEqual([]);
    });
  await page.goto('/__mock?view=panel');
  await expect(region(page, 'Journal').getByText('requestPasswordReset')).toBeVisible();
  await expectAccessible(page);
});

test('the views open by the navigation, and Back returns', async ({ page }) => {
  await page.goto('/__mock');
  await expect(page).toHaveTitle('Overview - Mock server');
  await page.getByRole('link', { name: 'Records' }).click();
  await expect(region(page, 'Records')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
  await expect(page).toHaveTitle('Records - Mock server');
  await expect(page.getByRole('link', { name: 'Records' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(region(page, 'Sign in as')).toBeVisible();
});

/** A browser keeps six connections to an origin, so a page must hold none of them. */
test('eight pages of one browser are answered, and so is a call after them', async ({ context }) => {
  for (let n = 1; n <= 8; n += 1) {
    const page = await context.newPage();
    await page.goto('/__mock');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    expect(await page.evaluate(async () => (await fetch('/__mock/clock')).status)).toBe(200);
  }
});

test('a person is found by words, gets an obligation that can be removed, and others are made like one and sign in by one click', async ({
  page,
  world,
}) => {
  await page.goto('/__mock#people');
  await expect(page.getByRole('button', { name: 'Sign in as ann', exact: true })).toBeVisible();
  await test.step('an address is on one line, on a tablet too', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    expect((await page.getByText('ann@example.com', { exact: true }).boundingBox())?.height).toBe(20);
  });
  await page.getByLabel('Find a person').fill('locked');
  await expect(page.getByRole('button', { name: 'Sign in as lou', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in as ann', exact: true })).toHaveCount(0);
  await page.getByLabel('Must', { exact: true }).selectOption('changePassword');
  await page.getByRole('button', { name: 'Add the obligation' }).click();
  await expect(page.getByRole('status')).toHaveText('ann must do this next: changePassword.');
  expect(await world.state.read('obligations')).toContainEqual(
    expect.objectContaining({ personId: 'ann', command: 'changePassword' }),
  );
  await page.getByRole('button', { name: 'Remove: ann: Change password' }).click();
  await expect(page.getByRole('button', { name: 'Remove: ann: Change password' })).toHaveCount(0);

  await combobox(page, 'Like').selectOption({ label: 'ben (ben.many)' });
  await page.getByLabel('How many').fill('3');
  await page.getByRole('button', { name: 'Make people' }).click();
  await expect(page.getByRole('status')).toHaveText('There are 3 more people like ben.');
  await page.getByLabel('Find a person').fill('ben-2');
  await expect(page.getByRole('table', { name: 'Test users' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign in as ben-2', exact: true }).click();
  await page.waitForURL('**/auth/**');
  await page.goto('/outside/home');
  await expect(page.getByText('Signed in as Ben')).toBeVisible();
});

test('the clock goes on, to a date, and back to now', async ({ page, world }) => {
  const before = await world.clock.now();
  await page.goto('/__mock');
  await page.getByRole('link', { name: 'Time', exact: true }).press('Enter');
  await expect(page.getByRole('group', { name: 'Time', exact: true })).toBeFocused();
  await page.getByRole('button', { name: '+ 5 minutes' }).click();
  const said = page.getByRole('status');
  await expect(said).toHaveText(/^The clock went on by 5 minutes\. It is \d\d:\d\d:\d\d\.$/);
  expect((await world.clock.now()) - before).toBeGreaterThanOrEqual(300_000);
  await page.getByLabel('Date and time').fill('2031-03-04T05:06');
  await page.getByRole('button', { name: 'Set the clock' }).click();
  await expect(said).toHaveText('It is 4 Mar 2031, 05:06 now.');
  expect(new Date(await world.clock.now()).getUTCFullYear()).toBe(2031);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(said).toContainText('The clock shows the real time again.');
  expect(Math.abs((await world.clock.now()) - Date.now())).toBeLessThan(86_400_000);
});
