import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { alert, arrivesAt, button, dialog, doesNotSee, press, sees, type } from '../../../tests/screens/screen';
import { answer, openTab, row, sentWith, timesCalled, toast, visit } from '../../../tests/screens/settings';
import './SwitchClientsScreen';
import '../switch-clients-message/SwitchClientsMessageScreen';

const open = (as = 'ben') => openTab('switch-clients', { as, level: 1 });
const ROLE = { role: 'all-client-support', ticketUrl: 'https://tickets.example/1' };

test.each([
  ['Harbor Foods', 'Active'],
  ['Cedar Valley Schools', 'Suspended'],
  ['Juniper Mills', 'Switch to Juniper Mills'],
])('the card of %s says "%s"', async (client, text) => {
  await open();
  await expect.element(row(client)).toHaveTextContent(text);
});

test('an associate without a client has no card', async () => {
  await open();
  await expect.element(row('Juniper Mills')).toBeVisible();
  expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Active|Suspended|Switch to/ })
      .all(),
  ).toHaveLength(4);
});

test('a suspended company says whom to ask', async () => {
  await open();
  await expect
    .element(row('Cedar Valley Schools'))
    .toHaveTextContent('Your access to this company is suspended. Please contact your HR department.');
});

test('a switch shows the company as active', async () => {
  await open();
  await press('Switch to Juniper Mills');
  await expect.element(row('Juniper Mills')).toHaveTextContent('Active');
  await expect.element(toast('You’re now working with Juniper Mills.')).toBeVisible();
});

test('a switch checks the obligations', async () => {
  const { world } = await open();
  await expect.element(row('Juniper Mills')).toBeVisible();
  const before = await timesCalled(world, 'checkObligations');
  await press('Switch to Juniper Mills');
  await expect.poll(() => timesCalled(world, 'checkObligations')).toBeGreaterThan(before);
});

test.each([
  ['ASSOCIATE_SUSPENDED', 'Your access to this company is suspended. Please contact your HR department.'],
  ['SERVER_ERROR', 'We couldn’t switch to this company. Please try again.'],
])('%s of a switch says "%s"', async (code, text) => {
  const { world } = await open();
  await world.on('switchAssociate').code(code);
  await press('Switch to Juniper Mills');
  await expect.element(alert()).toHaveTextContent(text);
});

test('a switch to the other login asks first', async () => {
  const { world } = await open();
  await press('Switch to Northgate Freight');
  await expect.element(dialog()).toHaveTextContent('You will be logged out so that you can log in to this company.');
  await answer('Cancel');
  await expect.element(button('Switch to Northgate Freight')).toHaveFocus();
  expect(await timesCalled(world, 'switchAssociate')).toBe(0);
});

test('companies that fail to load can be tried again', async () => {
  const { world } = await openTab('switch-clients', {
    as: 'ben',
    before: (world) => world.on('listMyAssociates').status(503),
  });
  await sees('Your companies couldn’t be loaded.');
  await world.faults.clear();
  await press('Try again');
  await expect.element(row('Juniper Mills')).toBeVisible();
});

test('more than eight companies have a search without capitals or accents', async () => {
  await openTab('switch-clients', {
    before: async (world) => {
      const { id: _id, ...own } =
        (await world.state.read('associates')).find(({ id }) => id === 'associate-ann-100') ?? {};
      for (const clientId of ['200', '300', '400', '500', '600', '700', '800', '900'])
        await world.state.create('associates', { ...own, id: `associate-ann-${clientId}`, clientId });
    },
  });
  await page.getByRole('searchbox', { name: 'Company name' }).fill(' mílL');
  await expect.element(row('Juniper Mills')).toBeVisible();
  await expect.element(row('Harbor Foods')).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Company name' }).fill('nobody');
  await sees('No results');
});

test('Add New Client needs a role', async () => {
  await openTab('switch-clients', {
    as: 'oscar',
    before: (world) => world.state.patch('persons', 'oscar', { allClientAccessRoles: [] }),
  });
  await sees('You belong to');
  await expect.element(button('Add New Client')).not.toBeInTheDocument();
});

test('Add New Client needs an associate in client 002', async () => {
  await openTab('switch-clients', {
    as: 'ben',
    before: (world) => world.state.patch('persons', 'ben', { allClientAccessRoles: [ROLE] }),
  });
  await expect.element(button('Copy client ID 100')).toBeVisible();
  await expect.element(button('Add New Client')).not.toBeInTheDocument();
});

async function search(name = 'Maple') {
  const opened = await open('oscar');
  await press('Add New Client');
  await type('Company name', name);
  return opened;
}

test('a search shows five of the found companies', async () => {
  const { world } = await search();
  await expect.element(dialog()).toHaveAccessibleName('Select one client to add to your account:');
  await expect.poll(() => dialog().getByRole('radio').all().length).toBe(5);
  await expect.element(dialog()).toHaveTextContent('Showing the first 5 of 12.');
  await expect.element(dialog().getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(await timesCalled(world, 'searchClients')).toBe(1);
});

test('a search that finds nothing says so', async () => {
  await search('zzzz');
  await expect.element(dialog()).toHaveTextContent('Loading...');
  await expect.element(dialog()).toHaveTextContent('No results');
});

test('a search that fails says so', async () => {
  const { world } = await open('oscar');
  await world.on('searchClients').status(500);
  await press('Add New Client');
  await type('Company name', 'Maple');
  await expect.element(dialog()).toHaveTextContent('Unexpected error occurred while searching by client name');
});

test('an added company is told before the page reloads', async () => {
  const { world, left } = await search();
  await dialog().getByRole('radio').nth(1).click();
  await answer('Confirm');
  await sentWith(world, 'provisionAllClientAccess');
  await expect.element(toast('The company was added to your account.')).toBeVisible();
  await expect.poll(() => left).toEqual(['reload']);
});

test('a company that could not be added is told', async () => {
  const { world, left } = await search();
  await world.on('provisionAllClientAccess').status(500);
  await dialog().getByRole('radio').nth(1).click();
  await answer('Confirm');
  await expect.element(toast('The company couldn’t be added to your account. Please try again.')).toBeVisible();
  await expect.poll(() => left).toEqual(['reload']);
});

test('the message without a switch leads to the companies', async () => {
  await visit('/auth/switch-clients-message', { as: 'ben' });
  await press('Continue');
  await arrivesAt('/auth/account-settings/switch-clients');
  doesNotSee('Your username for this company');
});
