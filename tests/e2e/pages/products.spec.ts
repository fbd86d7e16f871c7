import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test.describe('/auth/choose-product', () => {
  test('asks a user with several products to choose after sign-in @main', async ({ page }) => {
    await signInPage.open(page);
    await signInPage.signIn(page, 'petra.products');
    await screen.arrivesAt(page, '/auth/choose-product');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(3);
    await expect(page.getByText('You have access to more than one product.')).toBeVisible();
    await expectAccessible(page);
    await screen.follow(page, /^Time and attendance/);
    await expect.poll(() => page.url()).toContain('product=time');
  });

  test('without products shows a message, and leads to the home, its settings and log-out', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ann');
    await page.goto('/auth/choose-product');
    await expect(page.getByText('There is no product that you can open yet.', { exact: false })).toBeVisible();
    await expect(page.getByText('more than one product', { exact: false })).toBeHidden();
    await screen.follow(page, 'Go to home');
    await expect(screen.heading(page, 'Welcome, Ann')).toBeVisible();
    await expect(page.getByText(/logged in as Ann Lee/)).toBeVisible();
    await expectAccessible(page);
    await screen.follow(page, 'Account settings');
    await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
    await page.goto('/auth/choose-product');
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('offers a retry when the products cannot be loaded, and no product whose address leaves the site', async ({
    page,
    signInAs,
    world,
  }) => {
    const products = page.getByRole('main').getByRole('listitem').getByRole('link');
    await signInAs('petra');
    await world.on('getLandingProducts').status(500);
    await page.goto('/auth/choose-product');
    await expect(page.getByText('We couldn’t load your products.', { exact: false })).toBeVisible();
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByRole('link', { name: /^Payroll/ })).toBeVisible();
    await world.state.patch('products', 'product-petra-time', { targetUrl: 'https://evil.example/time' });
    await page.reload();
    await expect(products).toHaveCount(2);
    await world.state.patch('products', 'product-petra-payroll', { targetUrl: 'https://evil.example/payroll' });
    await page.reload();
    await expect(products).toHaveCount(1);
    await expect(page.getByText('more than one product', { exact: false })).toBeHidden();
    await test.step('the products may come as a bare list', async () => {
      const product = { productId: 'one', productName: 'Payroll', description: 'Pays.', targetUrl: '/outside/payroll' };
      await world.on('getLandingProducts').answer({ status: 200, body: [product, { ...product, productId: 'two' }] });
      await page.reload();
      await expect(page.getByRole('link', { name: /^Payroll/ })).toHaveCount(2);
    });
    await test.step('the home of a person with one product leads there', async () => {
      await world.faults.clear();
      await page.goto('/view/home');
      await screen.follow(page, 'Talent');
      await expect.poll(() => page.url()).toContain('product=talent');
    });
  });
});

test.describe('/auth/sso-idp-adp/marketplace', () => {
  const open = (name: string) =>
    `/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=${encodeURIComponent(name)}`;

  test('goes to the address in the settings of its group; a name without one ends in a clear page with a way on', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ann');
    await page.goto(open('payroll-tools'));
    await screen.arrivesAt(page, '/outside/marketplace/payroll-tools');
    for (const name of ['no-such-group', 'off-site']) {
      await signInAs('ann');
      await page.goto(open(name));
      await expect(screen.heading(page, 'This page cannot be opened'), name).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to home' })).toBeVisible();
    }
  });
});

test('/authn/landing leads to an obligation that stops it, and to the product home when the lookup fails', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  const obligation = { kind: 'command', command: 'changePassword', isLoginObligation: true };
  await world.on('getLanding').answer({
    status: 412,
    body: { code: 'BLOCKED_BY_OBLIGATION', message: 'Blocked.', traceId: 'trace-1', errors: [], obligation },
  });
  await page.goto('/authn/landing');
  await screen.arrivesAt(page, '/auth/change-password');
  await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
  await world.faults.clear();
  await world.on('getLanding').status(500);
  await page.goto('/authn/landing');
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('landing');
});
