import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

const kind = {
  path: '/auth/add-phone',
  operation: 'addPhoneNumber',
  label: 'Phone number',
  action: 'Add phone number',
  good: '(212) 555-0142',
} as const;

/** The pages for a phone number and an e-mail address are one component, so one of them shows what both have. */
test.describe('a page that adds a contact', () => {
  const type = async (page: Page, text: string) => {
    await page.getByLabel(kind.label).fill(text);
    await screen.press(page, kind.action);
  };

  test.describe('while the server rejects it or is unreachable', () => {
    test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

    test('says why, keeps what the user typed, and follows no address of another origin', async ({
      page,
      signInAs,
      world,
    }) => {
      await signInAs('phil');
      await page.goto(`${kind.path}?redirectUrl=https://evil.example/&cancelUrl=//evil.example/`);
      await expect(page.getByRole('link', { name: /^(?:Cancel|Log out)$/ })).toHaveAttribute(
        'href',
        /^\/auth\/logout$|^\/evil\.example/,
      );
      await world.on(kind.operation).times(1).status(422);
      await type(page, kind.good);
      await expect(
        page.getByRole('main').getByText('Please enter a valid phone number, without an extension.'),
      ).toBeVisible();
      await world.on(kind.operation).times(1).status(503);
      await type(page, kind.good);
      await expect(page.getByRole('alert')).toContainText('The phone number could not be added.');
      await type(page, '+12125550177');
      await expect(page.getByRole('main').getByText('This phone number is already in use.')).toBeVisible();
      await world.on(kind.operation).drop();
      await type(page, kind.good);
      await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
      await expect(page.getByLabel(kind.label)).toHaveValue(kind.good);
      await world.faults.clear();
      await screen.press(page, kind.action);
      await screen.arrivesAt(page, '/');

      await test.step('cancel goes to cancelUrl or /auth/logout, and says so', async () => {
        await page.goto(`${kind.path}?cancelUrl=/auth/account-settings/contact-info`);
        await screen.follow(page, 'Cancel');
        await screen.arrivesAt(page, '/auth/account-settings/contact-info');
        await page.goto(kind.path);
        await expect(page.getByRole('link', { name: 'Cancel' })).toHaveCount(0);
        await screen.follow(page, 'Log out');
        await screen.arrivesAt(page, '/auth/login');
        expect((await page.request.get('/api/authentication-service/v0/check')).status()).toBe(401);
      });
    });
  });
});
