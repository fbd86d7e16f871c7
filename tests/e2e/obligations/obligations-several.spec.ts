import { arrivesAtTarget, changePassword, here, signInWithNewPassword, target } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Several obligations at once, and obligations in another tab. */
test(
  'several obligations are met one after the other, and then the original target shows',
  { tag: '@main' },
  async ({ page }) => {
    await signIn.open(page, `?redirectUrl=${encodeURIComponent(target)}&campaign=spring`);
    await signIn.signIn(page, 'duo.obliged');
    await screen.arrivesAt(page, '/auth/change-password');
    expect(here(page).searchParams.get('campaign')).toBe('spring');
    await changePassword(page);
    await signInWithNewPassword(page, 'duo.obliged');
    await screen.arrivesAt(page, '/auth/review-contact-info');
    await screen.press(page, 'Confirm');
    await arrivesAtTarget(page);
  },
);

test('the next obligation comes before a target outside this app', async ({ page, world, signInAs }) => {
  await world.scenario('must-create-basic-credentials', { person: 'ella' });
  await signInAs('ella');
  await page.goto('/auth/choose-product?redirectUrl=/outside/home');
  await screen.arrivesAt(page, '/auth/add-email');
  await expect(screen.heading(page, 'Add an email address')).toBeVisible();
  await page.getByLabel('Email address').fill('ella@example.com');
  await screen.press(page, 'Add email address');
  await screen.arrivesAt(page, '/auth/obligations/create-basic-credentials');
  expect(here(page).searchParams.get('redirectUrl')).toBe('/outside/home');
});

test('an obligation in the middle of the session leads to the target, not back to the finished form', async ({
  page,
  world,
  signInAs,
}) => {
  await world.scenario('must-do-something-mid-session', { person: 'lea' });
  await signInAs('lea');
  await page.goto(target);
  await screen.arrivesAt(page, '/auth/user/legal-agreements');
  await expect(screen.heading(page, 'Please read and agree')).toBeVisible();
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Agree');
  await screen.arrivesAt(page, '/auth/obligations/create-basic-credentials');
  expect(here(page).searchParams.get('redirectUrl')).toBe(target);
});

const settings = '/auth/account-settings/contact-info';
const encode = (value: unknown) => btoa(JSON.stringify(value));
const open = (agreements: string) =>
  `/auth/user/legal-agreements?agreements=${encodeURIComponent(agreements)}&redirectUrl=${encodeURIComponent(settings)}`;

test('a link that names one of two required agreements leads to both, and they to the target', async ({
  page,
  signInAs,
}) => {
  await signInAs('lea');
  await page.goto(open(encode(['terms-of-service'])));
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Agree');
  const both = encode(['terms-of-service', 'privacy-policy']);
  await expect.poll(() => new URL(page.url()).searchParams.get('agreements')).toBe(both);
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Agree');
  await screen.arrivesAt(page, settings);
});
