import type { Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { expectAccessible } from '../support/axe';
import { screen } from '../support/screen';
import { PASSWORD, signInPage } from '../support/sign-in';
import { expect, test } from '../support/test';

/**
 * Spec 4, "Username change or review", and 5, "Username change". Uri must change his username (one client), Mia hers (two clients); Rex
 * must review the one that the platform made, Ren hers of two clients, and she may not make one.
 */
const widths = [320, 1024];
const CHANGE = '/auth/change-username';
const REVIEW = '/auth/review-username';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const username = (page: Page) => page.getByLabel('Username', { exact: true });
const usernameAt = (page: Page, client: string) => page.getByLabel(`Username for ${client}`);
const password = (page: Page) => page.getByLabel('Current password', { exact: true });
const usernameOf = async (world: MockWorld, id: string) => (await world.state.read('persons')).find((person) => person.id === id)?.username;
const taken = 'User ID already taken. Try entering a different ID.';
const unavailable = 'Username is invalid or not unique. Please choose different username.';

/** From the message to the next step. */
async function goOn(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await button(page, 'Continue').click();
  await expect(screen.heading(page, title)).toBeFocused();
}

const toForm = (page: Page, query = '') => goOn(page, CHANGE + query, 'Create your username');
const toReview = (page: Page, query = '') => goOn(page, REVIEW + query, 'Review your username');

test.describe('the obligation to change the username', () => {
  test('stops the person after sign-in, is satisfied by the form, and leads where the person was going', async ({ page, world }) => {
    await signInPage.open(page, '?redirectUrl=/auth/account-settings/localization');
    await signInPage.signIn(page, 'uri.obliged', PASSWORD);
    await screen.arrivesAt(page, CHANGE);
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();
    await expect(page.getByText('The username that you have now, uri.obliged, can no longer be used.')).toBeVisible();
    await expectAccessible(page, widths);
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Create your username')).toBeFocused();
    await expect(username(page)).toHaveValue('uri.100');
    await expectAccessible(page, widths);
    await username(page).fill('uri.new-name');
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/auth/account-settings/localization');
    await expect(page.getByText('Your username was saved.')).toBeVisible();
    expect(await usernameOf(world, 'uri')).toBe('uri.new-name');
  });

  test('is behind the person then: the new name signs in, the old one does not', async ({ page, signInAs }) => {
    await signInAs('uri');
    await toForm(page);
    await username(page).fill('uri.new-name');
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
    await page.goto('/auth/logout');
    await screen.arrivesAt(page, '/auth/login');
    await signInPage.signIn(page, 'uri.obliged', PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Your username or password is incorrect.');
    await signInPage.open(page);
    await signInPage.signIn(page, 'uri.new-name', PASSWORD);
    await expect(screen.heading(page, 'Welcome, Uri')).toBeVisible();
  });

  test('cannot be walked around by another address', async ({ page, signInAs }) => {
    await signInAs('uri');
    for (const path of ['/', '/auth/account-settings/contact-info', '/auth/choose-product']) {
      await page.goto(path);
      await screen.arrivesAt(page, CHANGE);
    }
  });
});

test.describe('the obligation to review the username', () => {
  test('stops the person after sign-in, is satisfied by Continue with the suggested name, and leads where the person was going', async ({ page, world }) => {
    await signInPage.open(page, '?redirectUrl=/auth/account-settings/devices');
    await signInPage.signIn(page, 'rex.obliged', PASSWORD);
    await screen.arrivesAt(page, REVIEW);
    await expect(screen.heading(page, 'You have a new username')).toBeVisible();
    await expectAccessible(page, widths);
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Review your username')).toBeFocused();
    await expect(page.getByText('rex.100')).toBeVisible();
    await expectAccessible(page, widths);
    await button(page, 'Continue').click();
    await screen.arrivesAt(page, '/auth/account-settings/devices');
    await expect(page.getByText('Your username was saved.')).toBeVisible();
    expect(await usernameOf(world, 'rex')).toBe('rex.100');
  });

  test('cannot be walked around by another address', async ({ page, signInAs }) => {
    await signInAs('rex');
    for (const path of ['/view/home', '/auth/account-settings/switch-clients', '/authn/landing']) {
      await page.goto(path);
      await screen.arrivesAt(page, REVIEW);
    }
  });
});

test.describe('a single client', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('uri'));

  test('runs by keyboard alone, with a pasted name and a password that a password manager filled in', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(CHANGE);
    await button(page, 'Continue').focus();
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Create your username')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(username(page)).toBeFocused();
    await page.evaluate(() => navigator.clipboard.writeText(' uri.pasted '));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(username(page)).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await password(page).evaluate((field: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, PASSWORD);
    await username(page).focus();
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/');
    await expect(screen.heading(page, 'Welcome, Uri')).toBeVisible();
  });

  test('each rule is said at the field, with the focus on it, and the name stays as it was typed', async ({ page, world }) => {
    await toForm(page);
    await password(page).fill(PASSWORD);
    for (const [typed, text] of [
      ['', 'This field is required'],
      ['uri1', 'Username must be between 5 and 40 characters.'],
      ['u'.repeat(41), 'Username must be between 5 and 40 characters.'],
      ['uri..one', 'Usernames may only contain numbers,letters,_,-, and non-consecutive periods.'],
      ['.uri.one', 'Usernames may only contain numbers,letters,_,-, and non-consecutive periods.'],
      ['URI.obliged', 'This is the username that you have now. Please choose another one.'],
      ['ann.lee', taken],
    ] as const) {
      await username(page).fill(typed);
      await button(page, 'Submit').click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(username(page)).toBeFocused();
      await expect(username(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(username(page)).toHaveValue(typed);
      await expect(page).toHaveTitle(/^Error: /);
    }
    await expectAccessible(page, widths);
    await world.verify({ call: { operationId: 'updateUsernames' }, times: 0 });
    await username(page).fill('u'.repeat(40));
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
  });

  test('the remote check is asked only when the name differs from the suggestion', async ({ page, world }) => {
    await toForm(page);
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
    await world.verify({ call: { operationId: 'checkUsernameAvailability' }, times: 0 });
    await world.verify({ call: { operationId: 'updateUsernames' }, times: 1 });
  });

  test('a failed check counts as unavailable, and the next try goes through', async ({ page, world }) => {
    await world.on('checkUsernameAvailability').times(1).status(500);
    await toForm(page);
    await username(page).fill('uri.other');
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(username(page)).toBeFocused();
    await world.verify({ call: { operationId: 'updateUsernames' }, times: 0 });
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
  });

  test('a name that was taken in the meantime is said at the field', async ({ page, world }) => {
    await world.on('updateUsernames').times(1).code('DUPLICATE_USERNAME');
    await toForm(page);
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await expect(page.getByText(taken)).toBeVisible();
    await expect(username(page)).toBeFocused();
  });

  test('a missing and a wrong password are said at the password, with the focus on it', async ({ page }) => {
    await toForm(page);
    await button(page, 'Submit').click();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(password(page)).toBeFocused();
    await password(page).fill('Wrong-Harbor-41');
    await button(page, 'Submit').click();
    await expect(page.getByText('This password is not correct.')).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue('');
    await expectAccessible(page, widths);
  });

  test('too many wrong passwords show a wait, which opens the form again', async ({ page, world, clock }) => {
    await world.given.limits({ passwordChangeTries: 2 });
    await clock.install();
    await toForm(page);
    for (const wrong of ['Wrong-Harbor-41', 'Wrong-Harbor-42']) {
      await password(page).fill(wrong);
      await button(page, 'Submit').click();
      await expect(page.getByText(/This password is not correct\.|too many attempts with a wrong password/)).toBeVisible();
    }
    await expect(page.getByRole('alert')).toContainText('There were too many attempts with a wrong password.');
    await expect(page.getByRole('timer')).toContainText(/Try again in \d:\d\d/);
    await expect(button(page, 'Submit')).toBeDisabled();
    await expectAccessible(page, widths);
    expect(await usernameOf(world, 'uri')).toBe('uri.obliged');
    await clock.advance({ minutes: 5, seconds: 1 });
    await expect(button(page, 'Submit')).toBeEnabled();
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
  });

  test('any other error says that there was a snag, and keeps the form', async ({ page, world }) => {
    await world.on('updateUsernames').times(1).status(500);
    await toForm(page);
    await username(page).fill('uri.other');
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toContainText("We hit a snag and couldn't save. Please try again.");
    await expect(username(page)).toHaveValue('uri.other');
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
  });

  test('Cancel in the form returns to the message', async ({ page }) => {
    await toForm(page);
    await button(page, 'Cancel').click();
    await expect(screen.heading(page, 'Please choose a new username')).toBeFocused();
  });

  test('a reload keeps the step and what was typed, but never the password', async ({ page }) => {
    await toForm(page);
    await username(page).fill('uri.kept');
    await password(page).fill(PASSWORD);
    await page.reload();
    await expect(screen.heading(page, 'Create your username')).toBeVisible();
    await expect(username(page)).toHaveValue('uri.kept');
    await expect(password(page)).toHaveValue('');
  });

  test('a double click submits once', async ({ page, world }) => {
    await world.on('updateUsernames').delay(400);
    await toForm(page);
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').dblclick();
    await screen.arrivesAt(page, '/');
    await world.verify({ call: { operationId: 'updateUsernames' }, times: 1 });
  });

  test('changes to the review flag are ignored on the change-username page', async ({ page, world }) => {
    await world.state.patch('persons', 'uri', { isReviewUsernameObligation: true });
    await page.goto(CHANGE);
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Create your username')).toBeVisible();
  });

  test('where creation is not allowed only review is possible, here too', async ({ page, world }) => {
    await world.state.patch('persons', 'uri', { isNotAllowUpdateUsername: true });
    await page.goto(CHANGE);
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Review your username')).toBeVisible();
    await expect(button(page, /Create User ID/)).toHaveCount(0);
    await button(page, 'Continue').click();
    await screen.arrivesAt(page, '/');
  });

  test("a load error shows a banner with the first error's message, and can be tried again", async ({ page, world }) => {
    await world.on('checkUsernameObligation').times(1).status(500);
    await page.goto(CHANGE);
    await expect(page.getByRole('alert')).toBeVisible();
    const [call] = await world.journal.list({ operationId: 'checkUsernameObligation' });
    const answered = JSON.stringify(call?.responseBody);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    expect(answered).toContain(((await page.getByRole('alert').innerText()).split('\n')[0] ?? '').trim());
    await expectAccessible(page, widths);
    await button(page, 'Try again').click();
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();
  });

  test('Log out leads out of it', async ({ page }) => {
    await page.goto(CHANGE);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });
});

test.describe('several clients', () => {
  /** The fields of the two clients, in the order of the form. */
  async function fieldsOf(page: Page, world: MockWorld) {
    const clients = await world.state.read('clients');
    const nameOf = (id: string) => String(clients.find((client) => client.id === id)?.name);
    return [usernameAt(page, nameOf('100')), usernameAt(page, nameOf('200'))] as const;
  }

  test('a field for each, each with its own problem: duplicates within the form, and the current one', async ({ page, world, signInAs }) => {
    await signInAs('mia');
    await goOn(page, CHANGE, 'Create your usernames');
    const [first, second] = await fieldsOf(page, world);
    await expect(first).toHaveValue('mia.100');
    await expect(second).toHaveValue('mia.200');
    await password(page).fill(PASSWORD);
    await second.fill('MIA.100');
    await button(page, 'Submit').click();
    await expect(page.getByText('You have entered this username twice. Please choose a different one for each company.')).toBeVisible();
    await expect(second).toBeFocused();
    await expect(first).not.toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, widths);
    await first.fill('mia.obliged');
    await second.fill('mia.second');
    await button(page, 'Submit').click();
    await expect(page.getByText('This is the username that you have now.')).toBeVisible();
    await expect(first).toBeFocused();
    await expect(second).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('on a phone a press of Submit is not lost to a message that appears', async ({ page, world, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs('mia');
    await goOn(page, CHANGE, 'Create your usernames');
    const [first] = await fieldsOf(page, world);
    await first.fill('mia..one');
    await button(page, 'Submit').click();
    await expect(page.getByText('Usernames may only contain')).toBeVisible();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
  });

  test('a taken name is said at its field alone, and names of its own for each client go through', async ({ page, world, signInAs }) => {
    await signInAs('mia');
    await goOn(page, CHANGE, 'Create your usernames');
    const [first, second] = await fieldsOf(page, world);
    await password(page).fill(PASSWORD);
    await first.fill('mia.first');
    await second.fill('ann.lee');
    await button(page, 'Submit').click();
    await expect(page.getByText(taken)).toBeVisible();
    await expect(second).toBeFocused();
    await expect(first).not.toHaveAttribute('aria-invalid', 'true');
    await second.fill('mia.second');
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
    const names = (await world.state.read('associates')).filter(({ personId }) => personId === 'mia').map((one) => one.username);
    expect(names.sort()).toEqual(['mia.first', 'mia.second']);
  });

  test('a name that was taken in the meantime is said above, since the server does not say which', async ({ page, world, signInAs }) => {
    await signInAs('mia');
    await world.on('updateUsernames').times(1).code('DUPLICATE_USERNAME');
    await goOn(page, CHANGE, 'Create your usernames');
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toContainText(unavailable);
  });

  test('the review shows each client with its name; without permission to make one there is no Create User IDs', async ({ page, world, signInAs }) => {
    await signInAs('ren');
    await goOn(page, REVIEW, 'Review your usernames');
    await expect(page.getByText('ren.100')).toBeVisible();
    await expect(page.getByText('ren.200')).toBeVisible();
    await expect(button(page, /Create User ID/)).toHaveCount(0);
    await expectAccessible(page, widths);
    await button(page, 'Continue').click();
    await screen.arrivesAt(page, '/');
    expect(await usernameOf(world, 'ren')).toBe('ren.100');
    await world.verify({ call: { operationId: 'reviewUsernames' }, times: 1 });
  });

  test('a form that is asked for by hand is not shown either', async ({ page, signInAs }) => {
    await signInAs('ren');
    await page.goto(REVIEW);
    await page.evaluate(() => history.replaceState({ usr: { kept: { usernameStep: 'form' } }, key: 'x', idx: 0 }, ''));
    await page.reload();
    await expect(screen.heading(page, 'You have new usernames')).toBeVisible();
  });

  test('Create User IDs leads to the form of all clients', async ({ page, world, signInAs }) => {
    await world.state.patch('persons', 'ren', { isNotAllowUpdateUsername: false });
    await signInAs('ren');
    await goOn(page, REVIEW, 'Review your usernames');
    await button(page, 'Create User IDs').click();
    await expect(screen.heading(page, 'Create your usernames')).toBeFocused();
  });
});

test.describe('the review', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('rex'));

  test('Back returns to the message', async ({ page }) => {
    await toReview(page);
    await button(page, 'Back').click();
    await expect(screen.heading(page, 'You have a new username')).toBeFocused();
  });

  test('Create User ID moves to the form, Cancel returns to the review, Submit takes the name', async ({ page, world }) => {
    await toReview(page);
    await button(page, 'Create User ID').click();
    await expect(screen.heading(page, 'Create your username')).toBeFocused();
    await button(page, 'Cancel').click();
    await expect(screen.heading(page, 'Review your username')).toBeFocused();
    await button(page, 'Create User ID').click();
    await username(page).fill('rex.own');
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
    expect(await usernameOf(world, 'rex')).toBe('rex.own');
  });

  test('a suggestion that was taken in the meantime, and any other error, say so above and can be tried again', async ({ page, world }) => {
    await world.on('reviewUsernames').times(1).code('DUPLICATE_USERNAME');
    await toReview(page);
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toContainText(unavailable);
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, widths);
    await world.on('reviewUsernames').times(1).status(500);
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toContainText("We hit a snag and couldn't save. Please try again.");
    await world.faults.clear();
    await button(page, 'Continue').click();
    await screen.arrivesAt(page, '/');
  });

  test('success leads to the redirectUrl, and never off our origins', async ({ page }) => {
    await toReview(page, '?redirectUrl=https://evil.example/x');
    await button(page, 'Continue').click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(REVIEW);
    expect(new URL(page.url()).hostname).toBe('localhost');
  });
});

test.describe('people of single sign-on', () => {
  test('are led to /auth/logout with the query string kept, and so to their own sign-in', async ({ page, signInAs }) => {
    await signInAs('rex', { method: 'SSO' });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search));
    await toReview(page, '?redirectUrl=%2Fauth%2Fchoose-product');
    await button(page, 'Continue').click();
    await screen.arrivesAt(page, '/auth/sso-login/request');
    expect(visited).toContain('/auth/logout?redirectUrl=%2Fauth%2Fchoose-product');
  });
});

test.describe('without a session', () => {
  for (const path of [CHANGE, REVIEW]) {
    test(`${path} leads to sign-in and back`, async ({ page }) => {
      await page.goto(`${path}?redirectUrl=/auth/choose-product`);
      await screen.arrivesAt(page, '/auth/login');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toContain(path);
    });
  }
});

test.describe('when the server is not reached', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_CONNECTION_RESET/] } });

  test('the page says so, keeps what was typed, and can be tried again', async ({ page, signInAs }) => {
    await signInAs('uri');
    await page.route('**/persons/me/update-username', (route) => route.abort('connectionreset'), { times: 1 });
    await toForm(page);
    await password(page).fill(PASSWORD);
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await expect(password(page)).toHaveValue(PASSWORD);
    await button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
  });
});
