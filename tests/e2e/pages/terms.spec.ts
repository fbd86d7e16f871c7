import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

test.describe('the terms page', () => {
  test('shows all topics of docs/product, a table of contents with links, and a way back to login', async ({
    page,
  }) => {
    await page.goto('/auth/legal');
    await expect(screen.heading(page, 'Terms of Service')).toBeVisible();
    await expect(page.getByText('These terms apply in Canada and the United States only.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'On this page',
      'Site overview',
      'Employee and administrator users',
      'Registration and password',
      'Compliance with laws',
      'Privacy',
      'Security',
      'Copyright and trademarks',
      'No tampering',
      'Non-transferable use',
      'Offensive use',
      'Your representations',
      'Third-party links',
      'No warranties',
      'Limitation of liability',
      'Termination',
      'Changes',
      'Data transmission',
      'Consent to the use of data',
      'Copyright claims',
      'Governing law',
      'Third-party beneficiaries',
    ]);
    await expect(
      page.getByText('your acceptance of these terms binds that organization as well as you.'),
    ).toBeVisible();
    await expect(page.getByText('hosted in the United States.', { exact: false })).toBeVisible();
    await expect(page.getByText('New Jersey', { exact: false })).toBeVisible();
    await expect(page.getByText('Ontario', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Governing law' }).click();
    await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport();
    await screen.follow(page, 'Back to login');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('leads from a topic far down back to the top, by keyboard too', async ({ page }) => {
    await page.goto('/auth/legal');
    const back = page.getByRole('link', { name: 'Back to top' });
    await page.getByRole('link', { name: 'Governing law' }).click();
    await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport();
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.press('Enter');
    await expect(screen.heading(page, 'Terms of Service')).toBeFocused();
    await expect(screen.heading(page, 'Terms of Service')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Site overview' })).toBeFocused();
  });
});
