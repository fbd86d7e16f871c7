import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent } from '../../support/verbs/step-up';

const PATH = '/auth/email-verify-notification';

test('a user with a phone confirms who they are, and the changed address then gets its code without a second press', async ({
  page,
  world,
  signInAs,
}) => {
  const phone = { number: '+12125550199', type: 'PHONE', isVerified: true, isPersonal: true };
  await world.state.patch('persons', 'uma', { phones: [{ ...phone, createdAt: 0, lastModifiedAt: 0 }] });
  await signInAs('uma');
  await page.goto(PATH);
  await screen.press(page, 'Change email address');
  await page.getByLabel('New email address').fill('uma.new@example.com');
  await screen.press(page, 'Save and send code');
  await screen.arrivesAt(page, '/auth/step-up');
  await choose(page, 'Text message');
  await confirm(page, (await sent(world)).code ?? '');
  await screen.arrivesAt(page, PATH);
  await expect(page.getByText('We sent a code to uma.new@example.com.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
