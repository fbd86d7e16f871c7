import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/** login.target.test.ts has the table of hostile targets. */
test('a hostile redirect target does not leave the site from the sign-in of a signed-in user', async ({
  page,
  context,
  signInAs,
  baseURL,
}) => {
  const left: string[] = [];
  const origin = new URL(baseURL ?? '').origin;
  context.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== origin) left.push(request.url());
  });
  await signInAs('ann');
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => left.push(`script ran: ${dialog.message()}`)));
  const address = `/auth/login?redirectUrl=${encodeURIComponent('javascript:alert(1)')}`;
  // The app may leave before the page has loaded, so do not wait for the load event.
  await page.goto(address, { waitUntil: 'commit' });
  const refused = screen.heading(page, 'This page can’t be opened');
  await expect
    .poll(async () => !page.url().endsWith(address) || (await refused.isVisible()), { message: 'was dealt with' })
    .toBe(true);
  expect(new URL(page.url()).origin).toBe(origin);
  expect(left).toEqual([]);
});

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

  test('prints no way back to the top', async ({ page }) => {
    await page.goto('/auth/legal');
    const toTop = page.getByRole('link', { name: 'Back to top' });
    await expect(toTop).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(screen.heading(page, 'Terms of Service')).toBeVisible();
    await expect(toTop).toBeHidden();
  });
});
