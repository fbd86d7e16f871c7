import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test('confirming the contact info says so on the page that follows @main', async ({ page, signInAs, world }) => {
  await world.given.obligation('reviewContactInfo').for('ann');
  await signInAs('ann');
  await page.goto('/auth/review-contact-info?redirectUrl=/auth/choose-product');
  await screen.button(page, 'Confirm').click();
  await screen.arrivesAt(page, '/auth/choose-product');
  await expect(page.getByText('Thank you. Your contact information is confirmed.')).toBeVisible();
});

test('a failed confirmation of the contact info shows the unsupported failure, which can be tried again', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await world.given.obligation('reviewContactInfo').for('ann');
  await page.goto('/auth/review-contact-info');
  await world.on('confirmContactInfo').times(1).status(500);
  await screen.press(page, 'Confirm');
  await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
  await screen.press(page, 'Try again');
  await screen.press(page, 'Confirm');
  await expect(page).not.toHaveURL(/review-contact-info/);
});
