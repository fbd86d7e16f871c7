import type { Page } from '@playwright/test';
import { announcements, recordAnnouncements, saidTwice, watchSpeech } from './announcements';
import { expectAccessible } from '../../support/guards/axe';
import { expectNotDeleted, sure } from '../../support/verbs/contact-info';
import { giveDate } from '../../support/verbs/confirmation';
import { codeFor, toVerifyEmail } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * What a screen reader says when something changes (WCAG 4.1.3). It speaks a new alert, and what changes in a live
 * region that it knew before. So each test checks the order of the changes, not only the last text.
 */
test.beforeEach(async ({ page }) => {
  await recordAnnouncements(page);
  await watchSpeech(page);
});
test.afterEach(async ({ page }) => expect(await saidTwice(page), 'said twice after one action').toEqual([]));

/** Returns what was announced during and after `act`. */
async function saidSince(page: Page, act: () => Promise<void>): Promise<() => Promise<string[]>> {
  const before = (await announcements(page)).length;
  await act();
  return async () => (await announcements(page)).slice(before);
}

test.describe('the error of a field that has the focus is spoken', () => {
  test('at Enter, and again at the same Enter once more', async ({ page }) => {
    await page.goto('/auth/forgot-password/request');
    const field = page.getByLabel('Email address');
    await field.fill('ann.lee');
    for (let time = 1; time <= 2; time += 1) {
      const said = await saidSince(page, () => field.press('Enter'));
      await expect.poll(said).toEqual(['at once "A valid email address is required"']);
      await expect(field).toBeFocused();
    }
    await test.step('while the button waits for an empty field', async () => {
      await signIn.open(page);
      const said = await saidSince(page, () => signIn.username(page).press('Enter'));
      await expect.poll(said).toEqual(['politely "This field is required"']);
      await toVerifyEmail(page);
      const asked = await saidSince(page, () => page.getByLabel('Code', { exact: true }).press('Enter'));
      await expect.poll(asked).toEqual(['at once "This field is required"']);
    });
  });

  test('when a service refuses a code', async ({ page, world }) => {
    await toVerifyEmail(page);
    const code = await codeFor(world);
    const field = page.getByLabel('Code', { exact: true });
    const refusals = async () =>
      (await announcements(page)).filter((said) => said.startsWith('at once "This code is not correct'));
    // Each refusal is spoken once.
    for (const [before, wrong] of ['111111', '222222', '333333'].filter((one) => one !== code).entries()) {
      expect(await refusals()).toHaveLength(before);
      await page.keyboard.type(wrong);
      await expect.poll(refusals).toHaveLength(before + 1);
      await expect(field).toBeFocused();
    }
  });

  test('but not when the focus moves to the field, because a screen reader then reads the field', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ann');
    await page.goto('/auth/account-settings/change-password');
    await page.getByLabel('Current password').fill('Wrong-Harbor-1');
    await page.getByLabel('New password').fill('Quiet!Meadow9Wx');
    const said = await saidSince(page, () => page.keyboard.press('Enter'));
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/is not correct/);
    // At Enter in the field itself the focus stays, and the error is spoken.
    await page.getByLabel('Current password').fill('Wrong-Harbor-2');
    await page.keyboard.press('Enter');
    const refusals = async () => (await said()).filter((one) => one.includes('is not correct'));
    await expect.poll(refusals).toHaveLength(1);
  });
});

test.describe('the error of a field that the user leaves is spoken once, after the name of the next field', () => {
  const emails = ['Email address', 'ann.lee', 'ann.lee@'] as const;
  const email = [...emails, 'A valid email address is required'] as const;
  const username = (most: number) =>
    ['Username', 'uri', 'ab', `Username must be between 5 and ${most} characters.`] as const;
  const press = (name: string) => (page: Page) => screen.press(page, name);
  const forms: readonly {
    path: string;
    as?: string;
    way?: (page: Page) => Promise<void>;
    wrong: readonly [label: string, first: string, second: string, said: string];
  }[] = [
    { path: '/auth/forgot-password/request', wrong: email },
    { path: '/auth/create-account/invite-no-check', wrong: email },
    { path: '/auth/create-credential/account-info?token=credential-valid', wrong: username(30) },
    { path: '/auth/add-email', as: 'ella', wrong: [...emails, 'Please enter a valid email address.'] },
    { path: '/auth/user/create-credential', as: 'sol', wrong: username(30) },
    { path: '/auth/change-username', as: 'uri', way: press('Continue'), wrong: username(40) },
    { path: '/auth/account-settings/contact-info', as: 'ann', way: press('Add Contact'), wrong: email },
    {
      path: '/auth/email-verify-notification',
      as: 'vera',
      way: press('Change email address'),
      wrong: ['New email address', emails[1], emails[2], 'Must be a valid email'],
    },
    {
      path: '/auth/account-settings/change-password',
      as: 'ann',
      wrong: ['New password', 'Lan', 'Lun', 'Please choose a password that meets all requirements.'],
    },
    {
      path: '/auth/impersonation?impersonationId=impersonation-good',
      as: 'oscar',
      wrong: ['Reason', ' ', '  ', 'Required Field'],
    },
  ];
  for (const { path, as, way, wrong } of forms)
    test(`at ${path}`, async ({ page, signInAs }) => {
      const [label, first, second, error] = wrong;
      if (as !== undefined) await signInAs(as, as === 'sol' ? { method: 'SSO' } : undefined);
      await page.goto(path);
      await way?.(page);
      const field = page.getByRole('textbox', { name: label, exact: true });
      const said = async () => (await announcements(page)).filter((one) => one.includes(error));
      await field.fill(first);
      await page.keyboard.press('Tab');
      // What the field before it lacks may come with it.
      const polite = expect.stringMatching(new RegExp(`^politely ".*${error}"$`));
      await expect.poll(said).toEqual([polite]);
      await test.step('not again when the user only passes, and again for another wrong text', async () => {
        await page.keyboard.press('Shift+Tab');
        await expect(field).toBeFocused();
        await page.keyboard.press('Tab');
        await field.fill(second);
        await page.keyboard.press('Tab');
        await expect.poll(said).toEqual([polite, polite]);
      });
    });

  test('at the date of birth, once for all of its parts', async ({ page }) => {
    await page.goto('/auth/user-confirmation?token=invite-valid');
    const said = await saidSince(page, () => giveDate(page, { day: '31', month: 'February', year: '1990' }));
    await page.keyboard.press('Tab');
    await expect.poll(said).toEqual(['politely "Please enter a real date, with a four-digit year."']);
  });

  test('but not when the submit button or Enter is pressed instead', async ({ page }) => {
    await page.goto('/auth/create-credential/account-info?token=credential-valid');
    await page.getByLabel('Password', { exact: true }).fill('Quiet!Meadow9Wx');
    await page.getByRole('checkbox').check();
    const field = page.getByLabel('Username', { exact: true });
    for (const send of [() => screen.press(page, /^Create/), () => page.keyboard.press('Enter')]) {
      await field.fill('ann');
      const said = await saidSince(page, send);
      const ofName = async () => (await said()).filter((one) => one.includes('Username'));
      await expect.poll(ofName).toEqual(['at once "Username must be between 5 and 30 characters."']);
      await expect(field).toBeFocused();
      await field.fill('nell.byrne');
    }
  });
});

test.describe('the heading of a new page', () => {
  test('is announced once when the pressed link has gone with its page, and not on the first page', async ({
    page,
  }) => {
    await page.goto('/auth/forgot-password/request');
    await screen.tabTo(page, page.getByRole('link', { name: 'Forgot your username?' }));
    expect(await announcements(page)).toEqual([]);
    const said = await saidSince(page, () => page.keyboard.press('Enter'));
    await expect.poll(said).toEqual(['politely "Forgot your username?"']);
    // It says where the field is that takes the focus then.
    await expect(page.getByLabel('Email address')).toBeFocused();
  });

  test('is announced once when its content comes later', async ({ page, world, signInAs, clock }) => {
    await clock.install();
    await signInAs('max');
    await page.goto('/auth/account-settings/contact-info');
    await world.on('getMfaState').delay(1500);
    await screen.press(page, 'Add Contact');
    await page.getByRole('dialog').getByRole('textbox').fill('new@company.example');
    const said = await saidSince(page, () => page.keyboard.press('Enter'));
    await expect(page.getByRole('radio', { name: 'Authenticator app' })).toBeVisible();
    await clock.advance({ seconds: 1 });
    // A slow save is announced too.
    const titles = async () => (await said()).filter((one) => one.includes('Confirm'));
    await expect.poll(titles).toEqual(['politely "Confirm that it’s you"']);
  });
});

test('the first announcement of a page goes into a region that was there before: a slow check of the username', async ({
  page,
  world,
}) => {
  await world.on('checkAuthPathByUsername').delay(1500);
  await signIn.open(page);
  await signIn.username(page).fill('ann.lee');
  await page.keyboard.press('Enter');
  await expect.poll(() => announcements(page)).toContain('politely "Checking your username"');
  await expect.poll(() => announcements(page)).toContain('politely "Enter the password for ann.lee"');
  expect((await announcements(page)).filter((said) => said.startsWith('unheard'))).toEqual([]);
});

test.describe('what comes together is one announcement, because a screen reader can lose the first of two', () => {
  const incorrect = 'Your username or password is not correct. Please try again.';
  const challenge = 'Please complete the security check below, then log in again.';

  test('a wrong password that brings the challenge and the hint at single sign-on', async ({ page, world }) => {
    await world.state.patch('persons', 'ann', { failedLogins: 1 });
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
    await expect(page.getByRole('alert')).toHaveText(incorrect);
    const said = await saidSince(page, () => signIn.submit(page, 'Wrong-Harbor-2'));
    await expect(page.getByRole('group', { name: 'Security check' })).toBeVisible();
    await expect.poll(said).toEqual([`at once "${incorrect} ${challenge} Does your company use single sign-on?"`]);
    // The hint is said once, and the challenge as often as it is drawn again.
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    const later = await saidSince(page, () => signIn.submit(page, 'Wrong-Harbor-3'));
    await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).not.toBeChecked();
    await expect.poll(later).toEqual([expect.stringMatching(new RegExp(`${challenge}"$`))]);
    await expectAccessible(page);
  });

  test('a password step that begins although the username could not be checked', async ({ page, world }) => {
    await world.on('checkAuthPathByUsername').times(1).status(503);
    await signIn.open(page);
    const said = await saidSince(page, () => signIn.enterUsername(page, 'ann.lee'));
    await expect(signIn.password(page)).toBeFocused();
    await expect
      .poll(said)
      .toContain(
        'politely "We couldn’t check your username just now. You can continue with your password. Enter the password for ann.lee"',
      );
    expect(await said()).not.toContain('politely "Enter the password for ann.lee"');
  });
});

test.describe('a failure that a toast and the page show is spoken once', () => {
  const times = async (page: Page, sentence: string) =>
    (await announcements(page)).filter((said) => said.includes(sentence)).length;

  test('a contact that could not be deleted', async ({ page, signInAs, world }) => {
    await world.on('deleteEmailAddress').status(500);
    await signInAs('mona', { levelOfAssurance: 3 });
    await page.goto('/auth/account-settings/contact-info');
    await screen.press(page, 'Delete mona@company.example');
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(/^Delete .+mona@company/);
    await sure(page).getByRole('button', { name: 'Delete' }).click();
    await expectNotDeleted(page);
    expect(await times(page, 'couldn’t be deleted')).toBe(1);
  });
});
