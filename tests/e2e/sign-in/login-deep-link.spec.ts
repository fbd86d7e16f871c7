import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The original target survives a visit to the pages beside sign-in. */
const target = '/auth/account-settings/devices?from=mail';

test('the links beside sign-in carry the original target, and the frame of the page stays', async ({ page }) => {
  await signIn.open(page, `?redirectUrl=${encodeURIComponent(target)}`);
  await page.getByRole('contentinfo').evaluate((footer) => footer.setAttribute('data-first', ''));
  await test.step('for a new tab and a copied link too', async () => {
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveCount(3);
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', new RegExp(`[?]redirectUrl=${encodeURIComponent(target)}$`));
  });
  for (const [link, way, place] of [
    ['Forgot username or password?', 'Cancel', page.getByLabel('Email address')],
    ['Create an account', 'Back', screen.heading(page, 'Create an account')],
  ] as const) {
    await screen.follow(page, link);
    await expect(place).toBeFocused();
    await screen.follow(page, way);
    await screen.arrivesAt(page, '/auth/login');
    await expect(signIn.username(page)).toBeFocused();
  }
  // A slow phone renders only what is new (see docs/decisions/layers.md).
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-first');
  await signIn.signIn(page, 'ann.lee');
  await screen.arrivesAt(page, '/auth/account-settings/devices');
  expect(new URL(page.url()).searchParams.get('from')).toBe('mail');
});

test('a target on another origin is carried as text and never followed: the service chooses the landing page', async ({
  page,
  world,
}) => {
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await signIn.open(page, '?redirectUrl=https%3A%2F%2Fevil.example%2F');
  expect((await warned).text()).toBe(
    'redirectUrl is ignored. It may be a path or an address of redirectOrigins, up to 4096 characters.',
  );
  await screen.follow(page, 'Create an account');
  await screen.follow(page, 'Back');
  await signIn.signIn(page, 'ann.lee');
  await expect(screen.heading(page, /Ann/)).toBeVisible();
  await world.verify({ call: { operationId: 'getLanding' }, times: 1 });
});
