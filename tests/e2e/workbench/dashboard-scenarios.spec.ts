import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test';

test.describe('by the dashboard alone:', () => {
  test('a lockout, and its end @main', async ({ page, world }) => {
    await page.goto('/__mock');
    await page.getByRole('combobox', { name: 'Scenario', exact: true }).selectOption({ label: 'Locked out' });
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status')).toHaveText('The scenario locked-out is applied.');
    await page.getByRole('link', { name: 'Time', exact: true }).click();
    const end = page.getByRole('row').filter({ hasText: 'ann can sign in again' });
    await end.getByRole('button', { name: /^Go there/ }).click();
    await expect(page.getByRole('status')).toHaveText('ann can sign in again now.');
    const { is } = await world
      .visitor()
      .call('login', { body: { username: 'ann.lee', password: 'Sunny-Harbor-42', recaptchaToken: 'captcha-ok' } });
    expect(is).toBe('200');
  });

  test('an invitation that has expired', async ({ page }) => {
    await page.goto('/__mock#time');
    await page.getByRole('button', { name: '+ 15 days' }).click();
    await expect(page.getByRole('status')).toHaveText('The clock went on by 15 days.');
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'invite-valid', exact: true }) });
    await expect(row.getByRole('cell', { name: 'Expired', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'invite-valid', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This registration link can’t be used' })).toBeVisible();
  });
});

test.describe('a scenario', () => {
  test.use({ allow: { consoleErrors: [/status of 400/] } });

  test('is refused with a wrong value as it was typed', async ({ page, world }) => {
    await page.goto('/__mock');
    await page.getByRole('combobox', { name: 'Scenario', exact: true }).selectOption({ label: 'Many sessions' });
    const count = page.getByRole('textbox', { name: /^Count/ });
    await count.fill('abc');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status')).toHaveText('count must be a whole number from 1, and it is "abc".');
    expect(await world.state.read('sessions')).toEqual([]);
    await count.fill('2');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status')).toHaveText('The scenario many-sessions is applied.');
    expect(await world.state.read('sessions')).toHaveLength(2);
  });
});

test('a state is saved as a scenario file', async ({ page, world }) => {
  await world.scenario('locked-out', { person: 'ben' });
  await page.goto('/__mock#scenarios');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the scenario' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('saved-state.yaml');
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^persons:\n {2}ben:\n {4}lockedUntil: PT(?:300|2\d\d)/m,
  );
});
