import { expectAccessible } from '../../support/guards/axe';
import {
  email,
  logged,
  sentCode,
  submitCode,
  unverifiedPhone,
  verifyPage,
} from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('a user with an unverified contact', () => {
  test.beforeEach(async ({ world, signInAs }) => {
    await world.state.patch('persons', 'uma', { phones: [unverifiedPhone] });
    await signInAs('uma');
  });

  test('goes to the too-many-attempts page after five wrong codes @main', async ({ page, world }) => {
    await page.goto(verifyPage(email));
    const wrong = (await sentCode(world)) === '000000' ? '111111' : '000000';
    for (let time = 1; time <= 4; time += 1) {
      await submitCode(page, wrong);
      await expect(page.getByText('This code is not correct.')).toBeVisible();
      await page.getByLabel('Code').fill('');
    }
    await submitCode(page, wrong);
    await expect(screen.heading(page, 'Too many attempts')).toBeVisible();
    await expectAccessible(page, [320]);
    await expect.poll(() => logged(world)).toContain('"code":"TOO_MANY_ATTEMPTS"');
  });

  test('goes to the duplicate-email page when another user has the address', async ({ page, world }) => {
    await world.on('startContactVerification').code('EMAIL_ADDRESS_ALREADY_EXISTS');
    await page.goto(verifyPage(email));
    await expect(screen.heading(page, 'This email address is already in use')).toBeVisible();
  });

  test('sees the generic page without a valid type and purpose, and for any other error, which keeps the way back', async ({
    page,
    world,
  }) => {
    await page.goto(verifyPage('type=pigeon&purpose=personal'));
    await expect(screen.heading(page, 'We couldn’t verify your contact information')).toBeVisible();
    expect(await world.journal.list({ operationId: 'startContactVerification' })).toHaveLength(0);
    await expect.poll(() => logged(world)).toContain('MISSING_REQUIRED_QUERY_PARAMS');

    await page.goto(verifyPage('type=email&purpose=business&returnUrl=/auth/account-settings/contact-info'));
    await expect(screen.heading(page, 'We couldn’t verify your contact information')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/auth/account-settings/contact-info',
    );
  });

  test('goes on cancel to returnUrl, but never on another origin, and the log records it', async ({ page, world }) => {
    await page.goto(verifyPage(`${email}&returnUrl=/auth/account-settings/contact-info`));
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await expect.poll(() => logged(world)).toContain('verify-contact.cancel');

    await page.goto(verifyPage(`${email}&returnUrl=https://evil.example/`));
    await screen.press(page, 'Cancel');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/auth/verify-contact-info');
    expect(new URL(page.url()).hostname).toBe('localhost');
  });

  test('goes back a page on cancel in the mobile app, which gets an event', async ({ page }) => {
    const events: unknown[] = [];
    await page.exposeFunction('__told', (text: string) => void events.push(JSON.parse(text)));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'ReactNativeWebView', {
        value: { postMessage: (text: string) => void Reflect.get(window, '__told')?.(text) },
      });
    });
    await page.goto('/auth/legal');
    await page.goto(verifyPage(`${email}&platformType=mobile&returnUrl=/auth/account-settings/contact-info`));
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/legal');
    expect(events).toEqual([{ type: 'contact-verify-cancel' }]);
  });

  test('sees a result page in the app that sends an event instead of showing a link', async ({ page, world }) => {
    const events: unknown[] = [];
    await page.exposeFunction('__told', (text: string) => void events.push(JSON.parse(text)));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'ReactNativeWebView', {
        value: { postMessage: (text: string) => void Reflect.get(window, '__told')?.(text) },
      });
    });
    await page.goto(verifyPage(`${email}&platformType=mobile`));
    await submitCode(page, await sentCode(world));
    await screen.press(page, 'Continue');
    await expect.poll(() => events).toEqual([{ type: 'contact-verify-success' }]);
  });
});
