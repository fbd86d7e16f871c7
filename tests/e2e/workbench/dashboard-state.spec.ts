import { connect } from '../../../mock-server/client';
import { expect, test } from '../../support/test';

test.describe('a refused change', () => {
  test.use({ allow: { consoleErrors: [/status of 400/] } });

  test('a record is changed in the table, and a change that breaks its schema is refused', async ({ page, world }) => {
    await page.goto('/__mock#records');
    await page.getByLabel('Find a record').fill('ben@example.com');
    await page.getByRole('button', { name: 'Change ben', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change ben' });
    const json = dialog.getByLabel('Record as JSON');
    const before: Record<string, unknown> = JSON.parse(await json.inputValue());
    await json.fill(JSON.stringify({ ...before, authenticationMethod: 'Telepathy' }));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await json.fill(JSON.stringify({ ...before, username: 'ben.new', isInactive: true }));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The record ben is changed.' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'ben.new' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change ben', exact: true })).toBeFocused();
    const ben = (await world.state.read('persons')).find(({ id }) => id === 'ben');
    expect(ben).toMatchObject({ username: 'ben.new', isInactive: true });
  });
});

test('the state is saved in a file, and loaded from one, and a world is opened by its name', async ({
  page,
  world,
}) => {
  await world.given.flag('enableClientRebrand');
  await page.goto('/__mock');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the state' }).click();
  const file = await (await download).path();
  await world.reset();
  await page.getByLabel('Load a state').setInputFiles(file);
  await expect(page.getByRole('status')).toHaveText(/^This world has the state of /);
  expect(await world.state.read('flags')).toContainEqual(expect.objectContaining({ flag: 'enableClientRebrand' }));

  const id = `${world.id}-other`;
  await page.getByLabel('Name', { exact: true }).fill(id);
  await page.getByRole('button', { name: 'Open the world' }).click();
  await expect(page.getByText(`World ${id}`)).toBeVisible();
  await connect(world.origin).open(id).drop();
});
