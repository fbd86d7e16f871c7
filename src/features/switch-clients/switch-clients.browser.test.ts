import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { alert, button, dialog, press, sees, type } from '../../../tests/screens/screen';
import { openTab, row, timesCalled, toast } from '../../../tests/screens/settings';
import './SwitchClientsScreen';

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
  await open('oscar');
  await press('Add New Client');
  await type('Company name', name);
}

test('a search that finds nothing says so', async () => {
  await search('zzzz');
  await expect.element(dialog()).toHaveTextContent('Loading...');
  await expect.element(dialog()).toHaveTextContent('No results');
});

test('a search takes 100 characters', async () => {
  await search('x'.repeat(101));
  await expect.element(dialog().getByRole('searchbox')).toHaveValue('x'.repeat(100));
});

test('a search that fails says so', async () => {
  const { world } = await open('oscar');
  await world.on('searchClients').status(500);
  await press('Add New Client');
  await type('Company name', 'Maple');
  await expect.element(dialog()).toHaveTextContent('Unexpected error occurred while searching by client name');
});

test('another search forgets the chosen company', async () => {
  await search();
  await dialog().getByRole('radio').first().click();
  await expect.element(dialog().getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  await type('Company name', 'Cedar');
  await expect.element(dialog().getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled();
});
