import { expect, test } from 'vitest';
import { openApp } from '../../../tests/screens/app';
import { heading, link } from '../../../tests/screens/screen';
import './MarketplaceScreen';

const marketplace = '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=';

test.each([
  ['payroll-tools', '/outside/marketplace/payroll-tools'],
  ['NS_SSO_TESTING~%2Foutside%2Ftested', '/outside/tested'],
])('the marketplace group %s leaves for %s', async (group, to) => {
  const { left } = await openApp(marketplace + group, { as: 'ann' });
  await expect.poll(() => left).toEqual([to]);
});

test.each(['no-such-group', 'off-site'])('the marketplace group "%s" ends on a page with a way home', async (name) => {
  const { left } = await openApp(marketplace + name, { as: 'ann' });
  await expect.element(heading('This page can’t be opened')).toBeVisible();
  await expect.element(link('Go to home')).toHaveAttribute('href', '/');
  expect(left).toEqual([]);
});
