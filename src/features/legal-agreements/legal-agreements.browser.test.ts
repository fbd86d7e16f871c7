import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allowInConsole, openApp } from '../../../tests/screens/app';
import { alerts, isMarkedAsError, leadsTo, pressTwice, sent } from '../../../tests/screens/recovery';
import { arrivesAt, button, heading, link, press, sees } from '../../../tests/screens/screen';
import './LegalAgreementsScreen';

const encode = (value: unknown) => encodeURIComponent(btoa(JSON.stringify(value)));
const BOTH = encode(['terms-of-service', 'privacy-policy']);
const open = (agreements = BOTH, options: Parameters<typeof openApp>[1] = {}) =>
  openApp(`/auth/user/legal-agreements?agreements=${agreements}&redirectUrl=%2Fauth%2Fchoose-product`, {
    as: 'lea',
    ...options,
  });
const box = () =>
  page.getByRole('checkbox', { name: 'I have read and agree to the Terms of Service and Privacy Policy.' });
const TERMS = {
  agreementName: 'terms-of-service',
  displayName: '<b>Terms</b>',
  version: '3.0',
  documentUrl: '/outside/legal/terms-of-service.html',
  createdAt: '2026-01-15T03:00:00Z',
};

test.each([
  ['one order', BOTH, ['Terms of ServiceCreated 01/15/2026', 'Privacy PolicyCreated 06/01/2026']],
  ['the other', encode(['privacy-policy', 'terms-of-service']), ['Privacy Policy', 'Terms of Service']],
])('the agreements of a link in %s stand so', async (_which, agreements, texts) => {
  await open(agreements);
  const items = page.getByRole('main').getByRole('listitem');
  await expect.element(items.nth(1)).toBeVisible();
  for (const [index, text] of texts.entries()) await expect.element(items.nth(index)).toHaveTextContent(text);
});

test('Read opens the document in a new window', async () => {
  await open();
  const read = link('Read Terms of Service (opens in a new tab)');
  await expect.element(read).toHaveAttribute('target', '_blank');
  await expect.element(read).toHaveAttribute('href', expect.stringMatching(/\/outside\/legal\/terms-of-service\.html/));
  await expect.element(read).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a document of another site cannot be opened', async () => {
  allowInConsole(/is ignored/);
  const data = [{ ...TERMS, documentUrl: 'https://evil.example/terms' }];
  await open(BOTH, { before: (world) => world.on('getLegalAgreements').answer({ body: { data } }) });
  await sees('<b>Terms</b>');
  await expect.element(link(/^Read/)).not.toBeInTheDocument();
});

test('Agree without the box says that it is needed', async () => {
  const { world } = await open();
  await press('Agree');
  await expect
    .element(box())
    .toHaveAccessibleDescription('You must agree to the Terms of Service and Privacy Policy before continuing.');
  await expect.element(box()).toHaveFocus();
  await isMarkedAsError();
  expect(await sent(world, 'acceptLegalAgreements')).toEqual([]);
  await box().click();
  await expect.element(box()).not.toHaveAttribute('aria-invalid', 'true');
});

test('Agree sends the versions once', async () => {
  const { world } = await open();
  await box().click();
  pressTwice('Agree');
  await arrivesAt('/auth/choose-product');
  expect(await sent(world, 'acceptLegalAgreements')).toEqual([
    {
      legalAgreements: [
        { agreementName: 'terms-of-service', version: '3.0' },
        { agreementName: 'privacy-policy', version: '2.1' },
      ],
    },
  ]);
});

test('an acceptance that was not saved can be sent again', async () => {
  await open(BOTH, { before: (world) => world.on('acceptLegalAgreements').nth(1).drop() });
  await box().click();
  await press('Agree');
  await alerts('Your acceptance couldn’t be saved. Please try again.');
  await expect.element(box()).toBeChecked();
  await press('Agree');
  await arrivesAt('/auth/choose-product');
});

test('who declines logs out', async () => {
  await open();
  await leadsTo('Log out', '/auth/logout');
});

test('who comes by choice may leave without accepting', async () => {
  await open(BOTH, { as: 'ann' });
  await leadsTo('Cancel', '/auth/choose-product');
});

test.each([
  ['no list', ''],
  ['a script', encode(['<img src=x onerror=alert(1)>'])],
  ['an unknown name', encode(['no-such-agreement'])],
])('a link with %s says so', async (_what, agreements) => {
  await open(agreements);
  await alerts('This link does not say which agreements are meant.');
  await isMarkedAsError();
  await expect.element(button('Agree')).not.toBeInTheDocument();
});

test.each([{}, { data: null }, { data: 'all' }, { data: [null] }, { data: [{ ...TERMS, version: 3 }] }])(
  'a response of %j can be asked for again',
  async (body) => {
    allowInConsole(/Contract breach/);
    const { world } = await open(BOTH, {
      before: (world) => world.on('getLegalAgreements').nth(1).offSpec().answer({ status: 200, body }),
    });
    await alerts('The agreements couldn’t be loaded. Please try again.');
    await press('Try again');
    await expect.element(box()).toBeVisible();
    await world.journal.clear();
  },
);

test('the names follow the language of the page', async () => {
  await open();
  await box().click();
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('de-DE');
  await sees('15. Januar 2026');
  await expect.element(link(/^Nutzungsbedingungen lesen/)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(heading('Please read and agree')).not.toBeInTheDocument();
});
