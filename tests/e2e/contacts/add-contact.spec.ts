import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { boxOf } from '../../support/guards/pixels';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

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
    invalid: 'Please enter a valid phone number.',
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
    test('a user who must add a contact is stopped after sign-in, adds it, and arrives at the original target @main', async ({
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

  test('an unreadable contact is invalid and is not sent', async ({ page, signInAs, world }) => {
    await signInAs(kind.person);
    await page.goto(kind.path);
    await expect(page.getByRole('button', { name: kind.action })).toBeDisabled();
    await type(page, kind.bad);
    await expect(page.getByText(kind.invalid)).toBeVisible();
    await expect(page.getByLabel(kind.label)).toBeFocused();
    await expect(page.getByLabel(kind.label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, [320, 1024]);
    expect(await world.journal.list({ operationId: kind.operation })).toHaveLength(0);
    await page.getByLabel(kind.label).fill(kind.good);
    await expect(page.getByLabel(kind.label)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page).not.toHaveTitle(/^Error: /);
  });

  test('unauthenticated users go to sign-in with a redirect back', async ({ page }) => {
    await page.goto(`${kind.path}?redirectUrl=/outside/home`);
    await screen.arrivesAt(page, '/auth/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(`${kind.path}?redirectUrl=/outside/home`);
  });

  test('confirms the new contact, also to a single-sign-on user of whom it is asked', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann', { method: 'SSO' });
    await page.goto(`${kind.path}?redirectUrl=/auth/review-contact-info`);
    await expect(screen.heading(page, 'There is nothing to do here')).toBeVisible();
    await world.given.obligation('addPhone').for('ann');
    await page.goto(`${kind.path}?redirectUrl=/view/home`);
    await type(page, kind.good);
    await expect(page.getByText('The contact method was saved.')).toBeVisible();
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

test('country code and number share a row on a phone, and the chosen country decides how a number is read', async ({
  page,
  signInAs,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('phil');
  await page.goto('/auth/add-phone');
  const country = page.getByLabel('Country code');
  expect((await boxOf(page.getByLabel('Phone number'))).y).toBe((await boxOf(country)).y);
  await country.selectOption('LI');
  await expect(page.getByText('LI +423', { exact: true })).toBeVisible();

  await page.getByLabel('Country').selectOption({ label: 'Germany (+49)' });
  await page.getByLabel('Phone number').fill('030 901820');
  await page.getByLabel('Business').check();
  await screen.press(page, 'Add phone number');
  await screen.arrivesAt(page, '/');
  const [call] = await world.journal.list({ operationId: 'addPhoneNumber' });
  expect(JSON.stringify(call)).toContain('+4930901820');
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
