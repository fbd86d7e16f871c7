import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { alert, arrivesAt, button, dialog, doesNotSee, press, sees, type } from '../../../tests/screens/screen';
import { answer, openTab, row, sentWith, timesCalled, titleIsError, toast } from '../../../tests/screens/settings';
import './SwitchClientsScreen';

const open = (as = 'ben') => openTab('switch-clients', { as, level: 1 });
const ROLE = { role: 'all-client-support', ticketUrl: 'https://tickets.example/1' };

test.each([
  ['Harbor Foods', 'Active'],
  ['Cedar Valley Schools', /Your access to this company is suspended\. .+Suspended$/],
  ['Juniper Mills', 'Switch to Juniper Mills'],
])('the card of %s says "%s"', async (client, text) => {
  await open();
  await expect.element(row(client)).toHaveTextContent(text);
});

test.each([
  ['switch-clients', 'listMyAssociates', 'Switch companies'],
  ['devices', 'listMyDevices', 'Mobile devices'],
  ['localization', 'getRegionalSettings', 'Language and region'],
] as const)('the title of %s is there while it loads, and when that fails', async (tab, operation, title) => {
  const { world, again } = await openTab(tab, { before: (world) => world.on(operation).delay(20_000) });
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await world.faults.clear();
  await world.on(operation).status(500);
  await again();
  await expect.element(alert()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('a switch shows the company as active before the companies have loaded again', { tags: 'long' }, async () => {
  const { world } = await open();
  await expect.element(row('Juniper Mills')).toBeVisible();
  await world.on('listMyAssociates').delay(20_000);
  await press('Switch to Juniper Mills');
  await expect.element(row('Juniper Mills')).toHaveTextContent('Active');
  await expect.element(row('Juniper Mills')).toHaveFocus();
  await expect.element(button('Switch to Harbor Foods')).toBeVisible();
});

test.each(['checkObligations', 'getMe', 'listMyAssociates'] as const)('after a switch, %s is called', async (id) => {
  const { world } = await open();
  await expect.element(row('Juniper Mills')).toBeVisible();
  // A check that fails does not stop the switch.
  await world.on('checkObligations').status(500);
  const before = await timesCalled(world, id);
  await press('Switch to Juniper Mills');
  await expect.poll(() => timesCalled(world, id)).toBeGreaterThan(before);
});

test('a switch tells the other tabs', async () => {
  await open();
  const otherTab = new BroadcastChannel('session');
  const told: unknown[] = [];
  otherTab.onmessage = ({ data }) => told.push(data);
  await press('Switch to Juniper Mills');
  await expect.poll(() => told).toContainEqual(expect.objectContaining({ type: 'client-switched' }));
  otherTab.close();
});

test('a company of the other sign-in system asks before the log-out', async () => {
  const { world } = await open();
  await press('Switch to Northgate Freight');
  await expect.element(dialog()).toHaveAccessibleName('Switch to Northgate Freight?');
  await expect.element(dialog()).toHaveTextContent('You will be logged out so that you can log in to this company.');
  await answer('Cancel');
  await expect.element(button('Switch to Northgate Freight')).toHaveFocus();
  expect(await timesCalled(world, 'switchAssociate')).toBe(0);
});

test('a switch that logs out leads to its message, with the company', { tags: 'long' }, async () => {
  const { world } = await open();
  await press('Switch to Juniper Mills');
  await expect.element(toast('You’re now working with Juniper Mills.')).toBeVisible();
  await press('Switch to Northgate Freight');
  await answer('Log out and switch');
  await arrivesAt('/auth/switch-clients-message');
  await sees('Northgate Freight');
  expect(await sentWith(world, 'switchAssociate')).toMatchObject({ isNexoClient: true, isAuthenticatedByNexo: false });
  doesNotSee('You’re now working with');
});

test('a switch that waits leaves the other companies', { tags: 'long' }, async () => {
  const { world } = await open();
  await world.on('switchAssociate').delay(20_000);
  await press('Switch to Juniper Mills');
  await expect.element(button('Switch to Juniper Mills')).toHaveAttribute('data-busy');
  await expect.element(button('Switch to Northgate Freight')).not.toHaveAttribute('data-busy');
  await press('Switch to Northgate Freight');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test.each([
  ['ASSOCIATE_SUSPENDED', 'Your access to this company is suspended. Please contact your HR department.'],
  ['SERVER_ERROR', 'We couldn’t switch to this company. Please try again.'],
])('%s of a switch says "%s"', async (code, text) => {
  const { world } = await open();
  await world.on('switchAssociate').code(code);
  await press('Switch to Juniper Mills');
  await expect.element(alert()).toHaveTextContent(text);
  await titleIsError();
});

const OTHERS = ['200', '300', '400', '500', '600', '700', '800', '900'];
async function addCompanies(world: MockWorld, clientIds: readonly string[]): Promise<void> {
  const { id: _id, ...own } = (await world.state.read('associates')).find(({ id }) => id === 'associate-ann-100') ?? {};
  for (const clientId of clientIds)
    await world.state.create('associates', { ...own, id: `associate-ann-${clientId}`, clientId });
}

test.each([
  ['no company', (world: MockWorld) => world.state.delete('associates', 'associate-ann-100'), 'isn’t linked to a'],
  ['one company', () => Promise.resolve(), 'You belong to this company.'],
  ['two companies', (world: MockWorld) => addCompanies(world, ['200']), 'You belong to these companies.'],
  ['eight companies', (world: MockWorld) => addCompanies(world, OTHERS.slice(1)), 'You belong to these companies.'],
])('%s have no search', async (_count, before, text) => {
  await openTab('switch-clients', { before });
  await sees(text);
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

test('more than eight companies have a search without capitals or accents', async () => {
  await openTab('switch-clients', { before: (world) => addCompanies(world, OTHERS) });
  await page.getByRole('searchbox', { name: 'Company name' }).fill(' mílL');
  await expect.element(row('Juniper Mills')).toBeVisible();
  await expect.element(toast('2 companies')).toBeInTheDocument();
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
  await expect.element(button(/^Copy client ID/)).not.toBeInTheDocument();
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

test('a search that finds nothing says so', { tags: 'long' }, async () => {
  await search('zzzz');
  await expect.element(dialog()).toHaveTextContent('Loading...');
  await expect.element(dialog()).toHaveTextContent('No results');
});

test('a search takes 100 characters', async () => {
  await search('x'.repeat(101));
  await expect.element(dialog().getByRole('searchbox')).toHaveValue('x'.repeat(100));
});

test('a search that fails says so', { tags: 'long' }, async () => {
  const { world } = await open('oscar');
  await world.on('searchClients').status(500);
  await press('Add New Client');
  await type('Company name', 'Maple');
  await expect.element(dialog()).toHaveTextContent('Unexpected error occurred while searching by client name');
});

test('a search waits for a pause, then shows the first five', async () => {
  const { world } = await search('M');
  await type('Company name', ' Maple');
  await expect.element(dialog()).toHaveTextContent('Showing the first 5 of 12. Type more of the name');
  expect(dialog().getByRole('radio').all()).toHaveLength(5);
  expect(await sentWith(world, 'searchClients')).toEqual({
    clientNamePrefix: 'Maple',
    ignoreTransitionedToService: false,
  });
  expect(await timesCalled(world, 'searchClients')).toBe(1);
});

test('a company of one’s own cannot be chosen again', { tags: 'long' }, async () => {
  await search('Harbor');
  const own = dialog().getByRole('radio', { name: /Harbor Foods/ });
  await expect.element(own).toBeDisabled();
  await expect.element(own).toHaveAccessibleDescription('This company has already been added');
});

async function addSecond(world: MockWorld): Promise<void> {
  const second = dialog().getByRole('radio').nth(1);
  await second.click();
  await expect.element(second).toBeChecked();
  await answer('Confirm');
  await expect.element(dialog()).not.toBeInTheDocument();
  await sentWith(world, 'provisionAllClientAccess');
}

test('Confirm adds the chosen company, then the page reloads', { tags: 'long' }, async () => {
  const { world, left, again } = await search();
  await addSecond(world);
  const said = 'The company was added to your account.';
  await expect.element(toast(said)).toBeVisible();
  const [found] = await world.journal.list({ operationId: 'searchClients' });
  expect(await sentWith(world, 'provisionAllClientAccess')).toMatchObject({
    clientId: JSON.parse(JSON.stringify(found?.responseBody)).allClients[1]._id,
    lifionOpsAssociateId: 'associate-oscar-002',
  });
  await expect.poll(() => left).toEqual(['reload']);
  await again();
  await expect.element(toast(said)).toBeVisible();
});

test('an addition that fails is said after the reload, until the next try', { tags: 'long' }, async () => {
  const { world, left, again } = await search();
  await world.on('provisionAllClientAccess').status(500);
  const said = page.getByRole('main').getByText('The company couldn’t be added to your account. Please try again.');
  await addSecond(world);
  await expect.poll(() => left).toEqual(['reload']);
  await again();
  await expect.element(said).toBeVisible();
  await titleIsError();
  await press('Add New Client');
  await expect.element(said).not.toBeInTheDocument();
  await again();
  await expect.element(button('Add New Client')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});

test('another search forgets the chosen company', { tags: 'long' }, async () => {
  await search();
  await dialog().getByRole('radio').first().click();
  await expect.element(dialog().getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  await type('Company name', 'Cedar');
  await expect.element(dialog().getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled();
  await expect
    .element(
      dialog()
        .getByRole('radio', { name: /^Cedar/ })
        .first(),
    )
    .not.toBeChecked();
});
