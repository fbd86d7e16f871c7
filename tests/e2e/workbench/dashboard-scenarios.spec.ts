import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test';

test('by the dashboard alone: a lockout, and its end @main', async ({ page, world }) => {
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

test.describe('a scenario', () => {
  test.use({ allow: { consoleErrors: [/status of 400/] } });

  test('is refused with a wrong value as it was typed', async ({ page, world }) => {
    await page.goto('/__mock');
    await page.getByRole('combobox', { name: 'Scenario', exact: true }).selectOption({ label: 'Many sessions' });
    const count = page.getByRole('textbox', { name: /^Count/ });
    await count.fill('abc');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status')).toHaveText('count must be a whole number from 1 to 600, and it is "abc".');
    expect(await world.state.read('sessions')).toEqual([]);
    await count.fill('2');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status')).toHaveText('The scenario many-sessions is applied.');
    expect(await world.state.read('sessions')).toHaveLength(2);
  });
});

test('a chosen scenario leads to the form that applies it, and a state is saved as a scenario file', async ({
  page,
  world,
}) => {
  await world.scenario('locked-out', { person: 'ben' });
  await page.goto('/__mock#scenarios');
  await page.getByRole('button', { name: 'Choose suspended' }).focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('combobox', { name: 'Scenario', exact: true });
  await expect(chosen).toHaveValue('suspended');
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the scenario' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('saved-state.yaml');
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^persons:\n {2}ben:\n {4}lockedUntil: PT(?:300|2\d\d)/m,
  );
});
