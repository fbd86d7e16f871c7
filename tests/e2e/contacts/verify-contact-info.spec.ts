import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import {
  email,
  logged,
  sentCode,
  submitCode,
  unverifiedPhone,
  verifyPage,
} from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';

test.describe('a user with an unverified contact', () => {
  test.beforeEach(async ({ world, signInAs }) => {
    await world.state.patch('persons', 'uma', { phones: [unverifiedPhone] });
    await signInAs('uma');
  });

  test('verifies the e-mail address with the code sent to it', async ({ page, world }) => {
    await page.goto(verifyPage(`${email}&returnUrl=/auth/account-settings/contact-info`));
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await expect(page.getByText(/We sent a code to u.*@example.com\. It is valid until/)).toBeVisible();
    await expectAccessible(page);
    await submitCode(page, await sentCode(world));
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
    await expectAccessible(page);
    await screen.follow(page, 'Continue');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await expect.poll(() => logged(world)).toMatch(/verify-contact\.start.*verify-contact\.success/);
    const [person] = (await world.state.read('persons')).filter(({ id }) => id === 'uma');
    expect(JSON.stringify(person?.emails)).toContain('"isVerified":true');
  });
});
