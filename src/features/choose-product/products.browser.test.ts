import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { doesNotSee, heading, link, press, sees } from '../../../tests/screens/screen';
import './ChooseProductScreen';
import '../marketplace/MarketplaceScreen';
import '../saml-redirect/SamlRedirectScreen';

const chooser = '/auth/choose-product';
const products = () => page.getByRole('main').getByRole('listitem').getByRole('link');
const marketplace = '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=';
const saml = '/auth/user/saml-redirect/400';
const unsupported = 'Something went wrong';

test('who has several products chooses among them', async () => {
  await openApp(chooser, { as: 'petra' });
  await sees('You have access to more than one product.');
  expect(products().elements()).toHaveLength(3);
  await expect.element(link(/^Time and attendance/)).toHaveAttribute('href', '/view/home?product=time');
});

test('who has none reads whom to ask', async () => {
  await openApp(chooser, { as: 'ann' });
  await sees('There is no product that you can open yet. Please contact your HR department.');
  await expect.element(link('Go to home')).toHaveAttribute('href', '/');
  doesNotSee('more than one product');
});

test('products that cannot be loaded are asked for again', async () => {
  const { world } = await openApp(chooser, { as: 'petra', before: (w) => w.on('getLandingProducts').status(500) });
  await sees('We couldn’t load your products. Please try again.');
  await world.faults.clear();
  await press('Try again');
  await expect.element(link(/^Payroll/)).toBeVisible();
});

test('a product whose address leaves the site is not offered', async () => {
  const away = { targetUrl: 'https://evil.example/time' };
  await openApp(chooser, {
    as: 'petra',
    before: (world) => world.state.patch('products', 'product-petra-time', away),
  });
  await expect.element(link(/^Payroll/)).toBeVisible();
  expect(products().elements()).toHaveLength(2);
});

test.each([
  [`${marketplace}payroll-tools`, '/outside/marketplace/payroll-tools'],
  [`${marketplace}NS_SSO_TESTING~%2Foutside%2Ftested`, '/outside/tested'],
])('%s leaves for %s', async (path, to) => {
  const { left } = await openApp(path, { as: 'ann' });
  await expect.poll(() => left).toEqual([to]);
});

test.each(['no-such-group', 'off-site'])('the marketplace group "%s" ends on a page with a way home', async (name) => {
  const { left } = await openApp(marketplace + name, { as: 'ann' });
  await expect.element(heading('This page cannot be opened')).toBeVisible();
  await expect.element(link('Go to home')).toHaveAttribute('href', '/');
  expect(left).toEqual([]);
});

test.each([
  ['FAILED_TO_GET_SETTINGS', 'We couldn’t open this application'],
  ['SERVER_ERROR', unsupported],
])('the SAML page of a client answers %s: "%s"', async (code, title) => {
  await openApp(saml, { as: 'ann', before: (world) => world.on('getSettingsByGroup').code(code) });
  await expect.element(heading(title)).toBeVisible();
});

test.each([
  ['/outside/saml', ['/outside/saml']],
  ['https://evil.example/saml', []],
])('the SAML page %s of a client is left for %j', async (url, to) => {
  const { left } = await openApp(saml, {
    as: 'ann',
    before: (world) => world.on('getSettingsByGroup').answer({ status: 200, body: { url } }),
  });
  if (to.length === 0) await expect.element(heading(unsupported)).toBeVisible();
  await expect.poll(() => left).toEqual(to);
});
