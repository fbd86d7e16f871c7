import type { Page } from '@playwright/test';
import { announcements, recordAnnouncements } from '../../support/accessibility/announcements';
import { saidTwice, watchSpeech } from '../../support/accessibility/said-twice';
import { expectNotDeleted, sure } from '../../support/verbs/contact-info';
import * as confirmation from '../../support/verbs/confirmation';
import { codeFor, open as openCreateAccount, toVerifyEmail } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { loadWatched } from '../../support/verbs/session';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { choose } from '../../support/verbs/step-up';
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
  test('at Enter, and again at the same Enter once more @main', async ({ page }) => {
    await page.goto('/auth/forgot-password/request');
    const field = page.getByLabel('Email address');
    await field.fill('ann.lee');
    for (let time = 1; time <= 2; time += 1) {
      const said = await saidSince(page, () => field.press('Enter'));
      await expect.poll(said).toEqual(['at once "A valid email address is required"']);
      await expect(field).toBeFocused();
    }
  });

  test('and nothing is said in the middle of typing', async ({ page }) => {
    await page.goto('/auth/forgot-password/request');
    const field = page.getByLabel('Email address');
    await field.fill('ann.lee');
    const said = await saidSince(page, () => field.press('Enter'));
    await expect.poll(said).toHaveLength(1);
    // The address is right once on the way, and then wrong again in the same way.
    const later = await saidSince(page, () => page.keyboard.type('@example.co.', { delay: 20 }));
    await expect(field).toHaveValue('ann.lee@example.co.');
    await expect(field).toHaveAccessibleDescription(/A valid email address is required/);
    expect(await later()).toEqual([]);
  });

  test('when a service refuses a code', async ({ page, world }) => {
    await toVerifyEmail(page);
    const { code } = await codeFor(world);
    const field = page.getByLabel('Code', { exact: true });
    const refusals = async () =>
      (await announcements(page)).filter((said) => said.startsWith('at once "This code is not correct'));
    // Each refusal is spoken once.
    for (const [before, wrong] of ['111111', '222222', '333333'].filter((one) => one !== code).entries()) {
      expect(await refusals()).toHaveLength(before);
      await field.fill(wrong);
      await page.keyboard.press('Enter');
      await expect.poll(refusals).toHaveLength(before + 1);
      await expect(field).toBeFocused();
    }
  });

  test('in a dialog', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/account-settings/contact-info');
    await screen.press(page, 'Add Contact');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email address' }).fill('nobody');
    const said = await saidSince(page, () => page.keyboard.press('Enter'));
    await expect.poll(said).toContainEqual(expect.stringMatching(/^at once "A valid email address is required/));
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

  test('as what a new password still needs', async ({ page }) => {
    await page.goto('/auth/forgot-password/reset?token=reset-valid');
    await page.getByLabel('New password').fill('Lantern');
    const said = await saidSince(page, () => page.keyboard.press('Enter'));
    await expect
      .poll(said)
      .toContainEqual(expect.stringMatching(/^politely "Your password needs: .*8 to 72 characters/));
  });
});

test.describe('the first announcement of a page', () => {
  test('goes into a region that was there before: a slow check of the username', async ({ page, world }) => {
    await world.on('checkAuthPathByUsername').delay(1500);
    await signIn.open(page);
    await signIn.username(page).fill('ann.lee');
    await page.keyboard.press('Enter');
    await expect.poll(() => announcements(page)).toContain('politely "Checking your username"');
    await expect.poll(() => announcements(page)).toContain('politely "Enter the password for ann.lee"');
    expect((await announcements(page)).filter((said) => said.startsWith('unheard'))).toEqual([]);
  });

  test('says why the session is over', async ({ page, clock, signInAs }) => {
    await clock.install();
    await signInAs('ann');
    await loadWatched(page, '/auth/account-settings/devices');
    await clock.advance({ minutes: 13 });
    await clock.advance({ seconds: 118 });
    await screen.arrivesAt(page, '/auth/login');
    await expect
      .poll(() => announcements(page))
      .toContain('politely "You were logged out because you were inactive for a while."');
  });

  test('says it also when it is the first announcement of its document', async ({ page, context, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/account-settings/devices');
    await expect(page.getByRole('heading', { name: 'Mobile devices' })).toBeVisible();
    await (await context.newPage()).goto('/auth/logout');
    await screen.arrivesAt(page, '/auth/login');
    await page.reload();
    await expect
      .poll(() => announcements(page))
      .toContain('politely "You were logged out because you logged out in another tab."');
  });
});

test('a new challenge is announced, and without it the focus goes there and the old message goes', async ({ page }) => {
  await signIn.open(page);
  await signIn.signIn(page, 'cam.captcha', 'Wrong-Harbor-1');
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringContaining('Please complete the challenge below, then log in again.'));
  const group = page.getByRole('group', { name: 'Challenge' });
  await expect(group).toBeVisible();
  await signIn.password(page).fill('Wrong-Harbor-2');
  await page.keyboard.press('Enter');
  await expect(group).toBeFocused();
  await expect(group.getByText('This field is required')).toBeVisible();
  await expect(page.getByText('Your username or password is incorrect.', { exact: false })).toHaveCount(0);
});

test.describe('what comes together is one announcement, because a screen reader can lose the first of two', () => {
  const incorrect = 'Your username or password is incorrect. Please try again.';
  const challenge = 'Please complete the challenge below, then log in again.';

  test('a wrong password that brings the challenge and the hint at single sign-on', async ({ page, world }) => {
    await world.state.patch('persons', 'ann', { failedLogins: 1 });
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
    await expect(page.getByRole('alert')).toHaveText(incorrect);
    const said = await saidSince(page, () => signIn.submit(page, 'Wrong-Harbor-2'));
    await expect(page.getByRole('group', { name: 'Challenge' })).toBeVisible();
    await expect
      .poll(said)
      .toEqual([
        'politely "Logging you in"',
        `at once "${incorrect} ${challenge} Does your company use single sign-on?"`,
      ]);
    // The hint is said once, and the challenge as often as it is drawn again.
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    const later = await saidSince(page, () => signIn.submit(page, 'Wrong-Harbor-3'));
    await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).not.toBeChecked();
    await expect
      .poll(later)
      .toEqual(['politely "Logging you in"', expect.stringMatching(new RegExp(`${challenge}"$`))]);
  });

  test('the end of a lock with a challenge', async ({ page, world, clock }) => {
    await clock.install();
    await world.state.patch('persons', 'ann', { failedLogins: 4 });
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await signIn.submit(page, 'Wrong-Harbor-2');
    await expect(page.getByText(/Try again in/)).toBeVisible();
    await clock.advance({ minutes: 4, seconds: 50 });
    const said = await saidSince(page, () => clock.advance({ seconds: 20 }));
    await expect(page.getByRole('group', { name: 'Challenge' })).toBeVisible();
    // A screen reader skips the timer, which changes each second.
    const politely = async () => (await said()).filter((one) => one.startsWith('politely'));
    await expect
      .poll(politely)
      .toEqual(['politely "Try again in 10 seconds"', `politely "You can try again now. ${challenge}"`]);
  });

  test('a pasted date and what is wrong with it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await confirmation.open(page, 'invite-valid');
    await page.getByLabel('Day').focus();
    await page.evaluate(() => navigator.clipboard.writeText('2090-04-17'));
    const said = await saidSince(page, () => page.keyboard.press('ControlOrMeta+V'));
    await expect.poll(said).toEqual(['politely "April 17, 2090 Please enter a date between 1900 and today."']);
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
    await sure(page).getByRole('button', { name: 'Delete' }).click();
    await expectNotDeleted(page);
    expect(await times(page, 'couldn’t be deleted')).toBe(1);
  });

  test('an impersonation that was refused', async ({ page, signInAs }) => {
    await signInAs('oscar');
    await page.goto('/auth/impersonation?impersonationId=impersonation-forbidden');
    await page.getByLabel('Reason').fill('Case 4712');
    await screen.press(page, 'Start impersonation');
    await expect(page.getByText('You do not have permission')).toHaveCount(2);
    expect(await times(page, 'You do not have permission')).toBe(1);
  });
});

test('the field of the code step of step-up says what to do, and nothing else says it again', async ({
  page,
  signInAs,
}) => {
  await signInAs('max');
  await page.goto('/auth/step-up?requiredLevel=3');
  const said = await saidSince(page, () => choose(page, 'Authenticator app'));
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/^Please enter the code that your authenticator/);
  // What the step announces comes before this.
  await page.getByLabel('Code').fill('000000');
  await page.getByLabel('Code').press('Enter');
  await expect.poll(said).toContainEqual(expect.stringContaining('This code is not correct.'));
  expect((await said()).join()).not.toContain('your authenticator app shows');
});

test('an untouched form says nothing', async ({ page }) => {
  await openCreateAccount(page);
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(await announcements(page)).toEqual([]);
});
