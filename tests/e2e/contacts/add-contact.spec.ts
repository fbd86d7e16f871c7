import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

const kinds = [
  {
    path: '/auth/add-phone',
    person: 'phil',
    operation: 'addPhoneNumber',
    label: 'Phone number',
    action: 'Add phone number',
    good: '(212) 555-0142',
    kept: '+1 212 555 0142',
    bad: '12',
    taken: '+12125550177',
    invalid: 'Please enter a valid phone number, without an extension.',
    duplicate: 'This phone number is already in use.',
    generic: 'The phone number could not be added.',
    title: 'Add a phone number',
  },
  {
    path: '/auth/add-email',
    person: 'ella',
    operation: 'addEmailAddress',
    label: 'Email address',
    action: 'Add email address',
    good: 'ella@example.com',
    kept: 'ella@example.com',
    bad: 'ella@',
    taken: 'max@example.com',
    invalid: 'Please enter a valid email address.',
    duplicate: 'This email address is already in use.',
    generic: 'The email address could not be added.',
    title: 'Add an email address',
  },
] as const;

const typeInto = (kind: (typeof kinds)[number]) => async (page: Page, text: string) => {
  await page.getByLabel(kind.label).fill(text);
  await screen.press(page, kind.action);
};

for (const kind of kinds) {
  const type = typeInto(kind);

  test.describe(kind.path, () => {
    test('a user who must add a contact is stopped after sign-in, adds it, and arrives at the original target', async ({
      page,
      world,
    }) => {
      await signInPage.open(page, '?redirectUrl=/auth/account-settings/contact-info');
      await signInPage.signIn(page, `${kind.person}.obliged`);
      await screen.arrivesAt(page, kind.path);
      await expect(screen.heading(page, kind.title)).toBeVisible();
      await expectAccessible(page, [320, 1024]);
      await page.goto('/auth/account-settings/switch-clients?redirectUrl=/auth/account-settings/contact-info');
      await screen.arrivesAt(page, kind.path);
      await type(page, kind.good);
      await screen.arrivesAt(page, '/auth/account-settings/contact-info');
      await expect(page.getByRole('listitem').filter({ hasText: kind.kept })).toBeVisible();
      expect(await world.journal.list({ operationId: kind.operation })).toHaveLength(1);
    });
  });
}

/** The pages are one component, so one of them shows what both have. */
test.describe('a page that adds a contact', () => {
  const [kind] = kinds;
  const type = typeInto(kind);

  test('cancel goes to cancelUrl or /auth/logout, and says so', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto(`${kind.path}?cancelUrl=/auth/account-settings/contact-info`);
    await screen.follow(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await page.goto(kind.path);
    await expect(page.getByRole('link', { name: 'Cancel' })).toHaveCount(0);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
    expect((await page.request.get('/api/authentication-service/v0/check')).status()).toBe(401);
  });

  test('a redirectUrl or cancelUrl on another origin is not followed', async ({ page, signInAs }) => {
    await signInAs(kind.person);
    await page.goto(`${kind.path}?redirectUrl=https://evil.example/&cancelUrl=//evil.example/`);
    await expect(page.getByRole('link', { name: /^(?:Cancel|Log out)$/ })).toHaveAttribute(
      'href',
      /^\/auth\/logout$|^\/evil\.example/,
    );
    await type(page, kind.good);
    await screen.arrivesAt(page, '/');
  });

  test('a contact that the server rejects is invalid, any other error is generic, and a duplicate can be corrected', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs(kind.person);
    await page.goto(kind.path);
    await world.on(kind.operation).times(1).status(422);
    await type(page, kind.good);
    await expect(page.getByText(kind.invalid)).toBeVisible();
    await world.on(kind.operation).times(1).status(503);
    await type(page, kind.good);
    await expect(page.getByRole('alert')).toContainText(kind.generic);
    await expectAccessible(page, [320]);

    await type(page, kind.taken);
    await expect(page.getByText(kind.duplicate)).toBeVisible();
    await type(page, kind.good);
    await screen.arrivesAt(page, '/');
  });
});

test.describe('add contact while the server is unreachable', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('shows a message and keeps what the user typed', async ({ page, signInAs, world }) => {
    await signInAs('phil');
    await page.goto('/auth/add-phone');
    await page.getByLabel('Phone number').fill('(212) 555-0142');
    await world.on('addPhoneNumber').drop();
    await screen.press(page, 'Add phone number');
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await expect(page.getByLabel('Phone number')).toHaveValue('(212) 555-0142');
    await world.faults.clear();
    await screen.press(page, 'Add phone number');
    await screen.arrivesAt(page, '/');
  });
});

/** The company rule applies to e-mail fields in every form. This is one of them. */

const operation = 'addEmailAddress';
const send = 'Add email address';
const field = (page: Page) => page.getByLabel('Email address');

test('the add-email page takes addresses of the company only, while the flag is on or its lookup fails', async ({
  page,
  signInAs,
  world,
}) => {
  await world.given.flag('requireOnlyAdpEmails');
  await signInAs('ella');
  await page.goto('/auth/add-email');
  await world.on('getFeature').status(503);
  await field(page).fill('new.one@example.com');
  await screen.button(page, send).click();
  await expect(field(page)).toHaveAccessibleDescription(/couldn’t check this email address/);
  await world.faults.clear();
  await screen.button(page, send).click();
  await expect(field(page)).toHaveAccessibleDescription(/A company email address is required\./);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, [320]);
  expect(await world.journal.list({ operationId: operation })).toHaveLength(0);
  await field(page).fill('new.one@company.example');
  await screen.button(page, send).click();
  await expect(field(page)).toBeHidden();
  expect(await world.journal.list({ operationId: operation })).toHaveLength(1);
});
