import { totpCode } from '../../../mock-server/rules/factors/totp';
import { expectAccessible } from '../../support/guards/axe';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, levelOf, sent, settings, stepUp, title, wrongFor } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** Each method to confirm an identity, and a user without one. */

/** The secret of max and pia (mock-server/seed/personas/sign-in.ts). */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.describe('each method raises the session to the required level and leads to redirectUrl', () => {
  test('Text message, Email and Phone call: the sent code', async ({ page, world, signInAs }) => {
    await signInAs('pia');
    await page.goto(stepUp());
    await expect(screen.heading(page, title)).toBeVisible();
    let last: Awaited<ReturnType<typeof sent>> | undefined;
    for (const { method, channel, says } of [
      { method: 'Text message', channel: 'sms', says: /We sent a code to .*78\. It is valid until/ },
      { method: 'Email', channel: 'email', says: /We sent a code to p.*@example\.com/ },
      { method: 'Phone call', channel: 'voice', says: /We are calling .*78 with a code/ },
    ] as const) {
      if (last !== undefined) await screen.press(page, 'Choose another way');
      await choose(page, method);
      await expect(page.getByRole('main').getByText(says)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'We sent you a code.' })).toBeVisible();
      await expect(page.getByLabel('Code')).toBeFocused();
      last = await sent(world, last?.id);
      expect(last.channel).toBe(channel);
    }
    await expectAccessible(page);
    await confirm(page, last?.code ?? '');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });

  test('Authenticator app: the code of the current half minute (RFC 6238) @main', async ({ page, world, signInAs }) => {
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Authenticator app');
    await expect(
      page.getByRole('main').getByText('Please enter the code that your authenticator app shows now.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden();
    await expectAccessible(page);
    await confirm(page, wrongFor(await totpCode(secret, await world.clock.now())));
    await expect(
      page.getByText('This code is not correct. Please enter the code that your app shows now.'),
    ).toBeVisible();
    await confirm(page, await totpCode(secret, await world.clock.now()));
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });

  test('Passkey: the browser signs the challenge', async ({ page, signInAs }) => {
    await plugInAuthenticator(page);
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Passkey');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });
});

test.describe('a missing passkey', () => {
  test('shows a message, can be tried again, and leaves the other methods open', async ({ page, world, signInAs }) => {
    await plugInAuthenticator(page, { holdsKey: false });
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Passkey');
    await expect(page.getByRole('alert')).toContainText('The passkey couldn’t be used.');
    await expectAccessible(page);
    await screen.press(page, 'Use passkey');
    await expect(page.getByRole('alert')).toContainText('The passkey couldn’t be used.');
    await screen.press(page, 'Choose another way');
    await expect(page.getByRole('radio', { name: 'Passkey' })).toBeChecked();
    await choose(page, 'Text message');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
  });
});

test('a user without any method sees a message and can leave', async ({ page, world, signInAs }) => {
  await signInAs('uma');
  await page.goto(stepUp());
  await expect(page.getByRole('alert')).toContainText('There is no way to confirm that it’s you');
  await expectAccessible(page);
  await screen.press(page, 'Log out');
  await screen.arrivesAt(page, '/auth/login');
  expect(await world.journal.list({ operationId: 'startMfaChallenge' })).toHaveLength(0);
});
