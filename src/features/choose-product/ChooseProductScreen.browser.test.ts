import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { doesNotSee, link, press, sees } from '../../../tests/screens/screen';
import './ChooseProductScreen';

const chooser = '/auth/choose-product';
const products = () => page.getByRole('main').getByRole('listitem').getByRole('link');

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
