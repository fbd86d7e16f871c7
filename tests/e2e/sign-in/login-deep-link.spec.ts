import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The original target survives a visit to the pages beside sign-in. */
const target = '/auth/account-settings/devices?from=mail';

for (const [link, way] of [
  ['Forgot username or password?', 'Cancel'],
  ['Create an account', 'Back'],
] as const) {
  test(`${link}, ${way}, and the user arrives at the original target`, async ({ page }) => {
    await signIn.open(page, `?redirectUrl=${encodeURIComponent(target)}`);
    await screen.follow(page, link);
    await screen.follow(page, way);
    await screen.arrivesAt(page, '/auth/login');
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/auth/account-settings/devices');
    expect(new URL(page.url()).searchParams.get('from')).toBe('mail');
  });
}

test('the links beside sign-in name the original target, for a new tab and a copied link too', async ({ page }) => {
  await signIn.open(page, `?redirectUrl=${encodeURIComponent(target)}`);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', new RegExp(`[?]redirectUrl=${encodeURIComponent(target)}$`));
});

test('a target on another origin is carried as text and never followed', async ({ page }) => {
  await signIn.open(page, '?redirectUrl=https%3A%2F%2Fevil.example%2F');
  await screen.follow(page, 'Create an account');
  await screen.follow(page, 'Back');
  await signIn.signIn(page, 'ann.lee');
  await expect(page.getByRole('heading', { level: 1, name: /Ann/ })).toBeVisible();
});
