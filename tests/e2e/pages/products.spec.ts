import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test('/auth/choose-product asks a user with several products to choose after sign-in', async ({ page }) => {
  await signInPage.open(page);
  await signInPage.signIn(page, 'petra.products');
  await screen.arrivesAt(page, '/auth/choose-product');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(3);
  await expect(page.getByText('You have access to more than one product.')).toBeVisible();
  await expectAccessible(page);
  await screen.follow(page, /^Time and attendance/);
  await expect.poll(() => page.url()).toContain('product=time');
});
