import { connect } from '../../../mock-server/client';
import { expect, test } from '../../support/test';

test.describe('a refused change', () => {
  test.use({ allow: { consoleErrors: [/status of 400/] } });

  test('a record is changed in the table, and a change that breaks its schema is refused', async ({ page, world }) => {
    await page.goto('/__mock#records');
    await page.getByLabel('Find a record').fill('ben@example.com');
    await page.getByRole('button', { name: 'Change ben', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change ben' });
    const method = dialog.getByLabel('authenticationMethod', { exact: true });
    const before = await method.inputValue();
    await method.fill('Telepathy');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await method.fill(before);
    await dialog.getByLabel('username', { exact: true }).fill('ben.new');
    await dialog.getByLabel('isInactive', { exact: true }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The record ben is changed.' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'ben.new' })).toBeVisible();
    const ben = (await world.state.read('persons')).find(({ id }) => id === 'ben');
    expect(ben).toMatchObject({ username: 'ben.new', isInactive: true });
  });
});

test('a record is made like another one, removed, and put back', async ({ page, world }) => {
  await world.state.create('groups', { name: 'payroll', url: 'https://payroll.example/' });
  await page.goto('/__mock#records');
  await page.getByLabel('Collection').selectOption('groups');
  await page.getByRole('button', { name: 'Copy payroll', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New record like payroll' });
  await dialog.getByLabel('name', { exact: true }).fill('taxes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The record is made.' })).toBeVisible();
  await page.getByLabel('Find a record').fill('taxes');
  await page.getByRole('button', { name: 'Remove taxes' }).click();
  // The empty text replaces the table, and the view takes the focus.
  await expect(page.getByText('No record fits the search.')).toBeVisible();
  await expect(page.locator('.wb-view')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove taxes' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Put taxes back' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The record taxes is back.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove taxes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put taxes back' })).toHaveCount(0);
  expect((await world.state.read('groups')).map(({ name }) => name)).toContain('payroll');
});

test('worlds are made and removed', async ({ page, world }) => {
  const id = `${world.id}-other`;
  await page.goto('/__mock#worlds');
  await page.getByLabel('Name', { exact: true }).fill(id);
  await page.getByRole('button', { name: 'Make the world' }).click();
  await expect(page.getByRole('status')).toHaveText(`The world ${id} is made: open it in the list.`);
  const remove = page.getByRole('button', { name: `Remove ${id}` });
  await page.getByLabel('Find a world').fill(id);
  await remove.click();
  await expect(page.getByRole('status')).toHaveText(`The world ${id} is removed.`);
});

test('the state is saved in a file, and loaded from one', async ({ page, world }) => {
  await world.given.flag('inTheFile');
  await page.goto('/__mock#worlds');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the state' }).click();
  const file = await (await download).path();
  await world.reset();
  await page.getByLabel('Load a state').setInputFiles(file);
  await expect(page.getByRole('status')).toHaveText(/^This world has the state of /);
  expect(await world.state.read('flags')).toContainEqual(expect.objectContaining({ flag: 'inTheFile' }));
});

test('a dashboard follows the world that takes the name of its own', async ({ page, world }) => {
  const { id } = world;
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
  await page.goto('/__mock#traffic');
  const journal = page.getByRole('region', { name: 'Journal' });
  await expect(journal.getByText('requestPasswordReset')).toBeVisible();
  const next = await connect(world.origin).world({ id });
  await expect(journal.getByText('requestPasswordReset')).toHaveCount(0);
  await next.visitor().call('checkAuthentication');
  await expect(journal.getByText('checkAuthentication')).toBeVisible();
  await next.drop();
  await (await connect(world.origin).world({ id })).visitor().call('getLanding');
  await expect(journal.getByText('getLanding')).toBeVisible();
});
