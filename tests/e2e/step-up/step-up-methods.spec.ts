import { totpCode } from '../../../mock-server/rules/factors/totp';
import { expectAccessible } from '../../support/guards/axe';
import { boxOf } from '../../support/guards/pixels';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, levelOf, sent, settings, stepUp, title, wrongFor } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** Each method to confirm an identity, and a user without one. */

/** The secret of max and pia (mock-server/seed/personas/sign-in.ts). */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.describe('each method raises the session to the required level and leads to redirectUrl', () => {
  const byCode = [
    { method: 'Text message', channel: 'sms', says: /We sent a code to .*78\. It is valid until/ },
    { method: 'Phone call', channel: 'voice', says: /We are calling .*78 with a code/ },
    { method: 'Email', channel: 'email', says: /We sent a code to p.*@example\.com/ },
  ] as const;
  for (const { method, channel, says } of byCode) {
    test(`${method}: the sent code`, async ({ page, world, signInAs }) => {
      await signInAs('pia');
      await page.goto(stepUp());
      await expect(screen.heading(page, title)).toBeVisible();
      await expectAccessible(page, [320, 1024]);
      await choose(page, method);
      await expect(page.getByRole('main').getByText(says)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'We sent you a code.' })).toBeVisible();
      await expect(page.getByLabel('Code')).toBeFocused();
      await expectAccessible(page, [320, 1024]);
      const message = await sent(world);
      expect(message.channel).toBe(channel);
      await confirm(page, message.code ?? '');
      await screen.arrivesAt(page, settings);
      expect(await levelOf(page)).toBe(3);
    });
  }

  test('Authenticator app: the code of the current half minute (RFC 6238) @main', async ({ page, world, signInAs }) => {
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Authenticator app');
    await expect(
      page.getByRole('main').getByText('Please enter the code that your authenticator app shows now.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden();
    await expectAccessible(page, [320]);
    await confirm(page, wrongFor(await totpCode(secret, await world.clock.now())));
    await expect(
      page.getByText('This code is not correct. Please enter the code that your app shows now.'),
    ).toBeVisible();
    await confirm(page, await totpCode(secret, await world.clock.now()));
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });

  test('Passkey: the browser signs the challenge, and /auth/login-step-up shows the same page', async ({
    page,
    signInAs,
    world,
  }) => {
    await plugInAuthenticator(page);
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Passkey');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);

    await page.goto('about:blank');
    await signInAs('max');
    await page.goto(`/auth/login-step-up?redirectUrl=${settings}`);
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
  });
});

test.describe('a missing passkey', () => {
  test('shows a message, can be tried again, and leaves the other methods open', async ({ page, world, signInAs }) => {
    await plugInAuthenticator(page, { holdsKey: false });
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Passkey');
    await expect(page.getByRole('alert')).toContainText('The passkey couldn’t be used.');
    await expectAccessible(page, [320, 1024]);
    await screen.press(page, 'Use passkey');
    await expect(page.getByRole('alert')).toContainText('The passkey couldn’t be used.');
    await screen.press(page, 'Choose another way');
    await expect(page.getByRole('radio', { name: 'Passkey' })).toBeChecked();
    await choose(page, 'Text message');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
  });
});

test('the way that was used last on this device comes first, also after a sign-out', async ({
  page,
  world,
  signInAs,
}) => {
  const first = page.getByRole('radio').first();
  await signInAs('pia');
  await page.goto(stepUp());
  await expect(first).toHaveAccessibleName('Passkey');
  await choose(page, 'Email');
  await confirm(page, (await sent(world)).code ?? '');
  await screen.arrivesAt(page, settings);
  await page.goto('/auth/logout');
  await screen.arrivesAt(page, '/auth/login');
  await page.goto('about:blank');
  await signInAs('pia');
  await page.goto(stepUp());
  await expect(first).toHaveAccessibleName('Email');
  await expect(first).toBeChecked();
});

test('six ways leave the button in sight, and it covers no way that has the focus', async ({
  page,
  world,
  signInAs,
}) => {
  await world.scenario('secured-account');
  await signInAs('ann');
  await page.goto(stepUp('redirectUrl=/auth/account-settings/security?resume=app'));
  await expect(page.getByRole('radio')).toHaveCount(6);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await page.getByRole('radio').first().click();
    await expect(screen.button(page, 'Continue')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('radio', { name: 'Backup code' });
    await expect(last).toBeFocused();
    const gap = async () => {
      const { y, height } = await boxOf(last);
      return (await boxOf(screen.button(page, 'Continue'))).y - (y + height);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  }
});

test('two addresses with the same mask have numbers, also on the page of the code', async ({
  page,
  world,
  signInAs,
}) => {
  const authMethods = ['email-0', 'email-1'].map((id) => ({ id, type: 'EMAIL', destination: 'p***@example.com' }));
  await world.on('getMfaState').answer({
    status: 200,
    body: {
      requiredLevel: 3,
      levelOfAssurance: 1,
      authMethods,
      selectedAuthMethod: null,
      requiredUserAction: 'selectMethod',
    },
  });
  await signInAs('pia');
  await page.goto(stepUp());
  const emails = page.getByRole('radio', { name: 'Email' });
  await expect(emails.nth(1)).toHaveAccessibleDescription('We’ll send a code to p***@example.com (2 of 2).');
  await expect(emails.nth(0)).toHaveAccessibleDescription('We’ll send a code to p***@example.com (1 of 2).');
  await screen.press(page, 'Continue');
  await expect(page.getByRole('main').getByText('We sent a code to p***@example.com (1 of 2).')).toBeVisible();
});

test('a user without any method sees a message and can leave', async ({ page, world, signInAs }) => {
  await signInAs('uma');
  await page.goto(stepUp());
  await expect(page.getByRole('alert')).toContainText('There is no way to confirm that it’s you');
  await expectAccessible(page, [320, 1024]);
  await screen.press(page, 'Log out');
  await screen.arrivesAt(page, '/auth/login');
  expect(await world.journal.list({ operationId: 'startMfaChallenge' })).toHaveLength(0);
});
