import { expectAccessible } from '../support/axe';
import { screen } from '../support/screen';
import { PASSWORD, signInPage as signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Spec 4, "Session and login", Login: each sentence of it. The hostile redirects are in login-redirects.spec.ts. */
test.describe('the username comes first', () => {
  test('and Next is disabled while it is blank; the password stays hidden until the check passes', async ({ page, world }) => {
    await signIn.open(page);
    await expect(signIn.next(page)).toBeDisabled();
    await expect(signIn.password(page)).toBeHidden();
    await signIn.username(page).fill('   ');
    await expect(signIn.next(page)).toBeDisabled();
    await signIn.username(page).fill('ann.lee');
    await expectAccessible(page);
    await signIn.next(page).click();
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.next(page)).toBeHidden();
    await expect(signIn.logIn(page)).toBeDisabled();
    await expectAccessible(page);
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 1 });
  });

  test('by keyboard alone: Enter, Enter', async ({ page }) => {
    await signIn.open(page);
    await signIn.username(page).focus();
    await page.keyboard.type('ann.lee');
    await page.keyboard.press('Enter');
    await expect(signIn.password(page)).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('the check is a POST when the flag enableCheckAuthPathPost is on', async ({ page, world }) => {
    await world.given.flag('enableCheckAuthPathPost');
    await signIn.open(page);
    await signIn.nameOneself(page, 'ann.lee');
    await world.verify({ call: { operationId: 'checkAuthPath' }, times: 1 });
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
  });

  test('a username of the other sign-in system goes there with the target, and comes back signed in', async ({ page }) => {
    await signIn.open(page, '?redirectUrl=%2Fauth%2Flegal');
    await signIn.username(page).fill('nina.nexo');
    await signIn.next(page).click();
    await screen.arrivesAt(page, '/outside/nexo/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/legal');
    await page.getByLabel('Username').fill('nina.nexo');
    await page.getByLabel('Password').fill(PASSWORD);
    await screen.press(page, 'Sign in');
    await screen.arrivesAt(page, '/auth/legal');
  });

  test('when the check fails the password is shown and the error is held', async ({ page, world }) => {
    await world.on('checkAuthPathByUsername').status(500);
    await signIn.open(page);
    await signIn.nameOneself(page, 'ann.lee');
    await expect(page.getByText("We couldn't check your username just now.")).toBeVisible();
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('clearing the username hides the password again', async ({ page }) => {
    await signIn.open(page);
    await signIn.nameOneself(page, 'ann.lee');
    await signIn.password(page).fill(PASSWORD);
    await signIn.username(page).fill('');
    await expect(signIn.password(page)).toBeHidden();
    await expect(signIn.next(page)).toBeDisabled();
    await signIn.nameOneself(page, 'bob');
    await expect(signIn.password(page)).toHaveValue('');
  });

  test('a username of more than 255 characters is refused in words, and one of 100,000 as well', async ({ page, world }) => {
    await signIn.open(page);
    for (const length of [256, 100_000]) {
      await signIn.username(page).fill('a'.repeat(length));
      await expect(page.getByText('Usernames have at most 255 characters.')).toBeVisible();
      await expect(signIn.username(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(/^Error: /);
      await expect(signIn.next(page)).toBeDisabled();
    }
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
  });

  test('odd usernames are sent as they are, and end at a password like any other', async ({ page }) => {
    await signIn.open(page);
    for (const username of ['<b>ann</b>', '../../x', 'ann%2Flee', '  ann.lee  ', 'añn‮.lee', '💼', '.', '__proto__']) {
      await signIn.username(page).fill('');
      await signIn.nameOneself(page, username);
      await expect(signIn.password(page)).toBeVisible();
    }
  });
});

test.describe('on success', () => {
  test('the regional cookies are set, the stored user id goes, and the person is where they were going', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'user-id', value: 'ann', url: baseURL ?? '' }]);
    await signIn.open(page, '?redirectUrl=%2Fview%2Fhome');
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/view/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    expect(cookies['user-id']).toBeUndefined();
    expect(cookies['user-language']?.value).toBe('en-US');
    expect(cookies['user-region']?.value).toBe('US');
    expect(decodeURIComponent(cookies['user-timezone']?.value ?? '')).toBe('America/New_York');
    const year = 365 * 24 * 3600;
    expect(Math.abs((cookies['user-language']?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(120);
  });

  test('a required obligation stops login and its page takes over, keeping the query string', async ({ page, world }) => {
    await world.given.obligation('changePassword').for('ann');
    await signIn.open(page, '?redirectUrl=%2Fview%2Fhome');
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/auth/change-password');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/view/home');
    await world.verify({ call: { operationId: 'checkObligations' }, times: 1 });
  });

  test('an obligation of kind redirect goes to its page with the way back', async ({ page, world }) => {
    await world.given.redirectObligation('/auth/legal').for('ann');
    await signIn.open(page, '?redirectUrl=%2Fview%2Fhome');
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/auth/legal');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/view/home');
  });

  test('an obligation check that fails stops nobody', async ({ page, world }) => {
    await world.on('checkObligations').status(500);
    await signIn.open(page, '?redirectUrl=%2Fview%2Fhome');
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/view/home');
  });

  test('the target is prefixed with the returned redirectUrl when it starts with a slash', async ({ page, world }) => {
    await world.on('login').times(1).answer({ status: 200, body: { personalSettings: { preferredLanguage: 'en-US', region: 'US', timezone: 'America/New_York' }, redirectUrl: '/outside' } });
    await signIn.open(page, '?redirectUrl=%2Fhome');
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/outside/home');
  });

  test('without a target the service decides where the person lands', async ({ page, world }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
    await world.verify({ call: { operationId: 'getLanding' }, times: 1 });
  });

  test('Back does not lead to the form again', async ({ page }) => {
    await page.goto('/auth/legal');
    await signIn.open(page, '?redirectUrl=%2Fauth%2Faccount-settings%2Fdevices');
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/auth/account-settings/devices');
    await page.goBack();
    await screen.arrivesAt(page, '/auth/legal');
  });
});

test.describe('on failure', () => {
  test('the error is shown and announced, the username stays, the password goes', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-42');
    await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(signIn.username(page)).toHaveValue('ann.lee');
    await expect(signIn.password(page)).toHaveValue('');
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.logIn(page)).toBeDisabled();
    await expectAccessible(page);
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('an unknown username is told the same', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'nobody.at.all', 'Wrong-Harbor-42');
    await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
  });

  test('a captcha is asked for from the third failure, needs an answer, and is drawn anew after a failure', async ({ page, world }) => {
    await signIn.open(page);
    await signIn.nameOneself(page, 'ann.lee');
    for (let failure = 1; failure <= 3; failure += 1) {
      await signIn.submit(page, `Wrong-Harbor-${failure}`);
      await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
      await expect(signIn.password(page)).toHaveValue('');
    }
    const challenge = page.getByRole('checkbox', { name: 'I am not a robot' });
    await expect(challenge).toBeVisible();
    await signIn.password(page).fill('Wrong-Harbor-4');
    await expect(signIn.logIn(page)).toBeDisabled();
    await challenge.check();
    await expectAccessible(page);
    await signIn.logIn(page).click();
    await expect(challenge).not.toBeChecked();
    await challenge.check();
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await world.verify({ call: { operationId: 'login' }, times: 5 });
  });

  test('an attempt that is refused for its captcha keeps the password and says what to do', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'cam.captcha');
    await expect(page.getByRole('alert')).toHaveText('Please complete the challenge below, then log in again.');
    await expect(signIn.password(page)).toHaveValue(PASSWORD);
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Cam/)).toBeVisible();
  });

  test('a captcha whose time is over has to be answered again', async ({ page, clock }) => {
    await clock.install();
    await signIn.open(page);
    await signIn.signIn(page, 'cam.captcha');
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await expect(signIn.logIn(page)).toBeEnabled();
    await clock.advance({ seconds: 121 });
    await expect(page.getByText('This field is required')).toBeVisible();
    await expect(signIn.logIn(page)).toBeDisabled();
  });

  test.describe('when the captcha script is blocked', () => {
    test.use({ allow: { consoleErrors: [/Failed to load resource/] } });
    test('the person is told, and can load it again', async ({ page }) => {
      await page.route('**/outside/captcha/api.js', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await signIn.open(page);
      await signIn.signIn(page, 'cam.captcha');
      await expect(page.getByText("The challenge couldn't be loaded.")).toBeVisible();
      await screen.press(page, 'Load the challenge again');
      await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible();
    });
  });

  test('five failures lock for five minutes: a live countdown, which opens the form by itself', async ({ page, world, clock }) => {
    await clock.install();
    await signIn.open(page);
    await signIn.nameOneself(page, 'ann.lee');
    await world.state.patch('persons', 'ann', { failedLogins: 4 });
    await signIn.submit(page, 'Wrong-Harbor-1');
    const challenge = page.getByRole('checkbox', { name: 'I am not a robot' });
    await challenge.check();
    await signIn.submit(page, 'Wrong-Harbor-2');
    await expect(page.getByRole('alert')).toContainText('Please wait 5 minutes before you try again.');
    await expect(page.getByText(/Try again in [45]:\d\d/)).toBeVisible();
    await signIn.password(page).fill(PASSWORD);
    await expect(signIn.logIn(page)).toBeDisabled();
    await expectAccessible(page, [320]);
    await clock.advance({ minutes: 5, seconds: 1 });
    await expect(page.getByText(/Try again in/)).toBeHidden();
    await challenge.or(signIn.logIn(page)).first().waitFor();
    if (await challenge.isVisible()) await challenge.check();
    await signIn.password(page).fill(PASSWORD);
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  for (const [username, message] of [
    ['sue.suspended', 'Your account is suspended. Please contact your HR department.'],
    ['ines.inactive', 'Your account is locked or inactive. Please contact your HR department.'],
  ] as const) {
    test(`${username} is told why`, async ({ page }) => {
      await signIn.open(page);
      await signIn.signIn(page, username);
      await expect(page.getByRole('alert')).toHaveText(message);
    });
  }

  test('anything else is a generic "try again", and the password stays', async ({ page, world }) => {
    await world.on('login').times(1).status(500);
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee');
    await expect(page.getByRole('alert')).toHaveText("We couldn't log you in. Please try again.");
    await expect(signIn.password(page)).toHaveValue(PASSWORD);
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test.describe('without an answer', () => {
    test.use({ allow: { consoleErrors: [/Failed to load resource/] } });
    test('the person is told to check the connection, and can try again', async ({ page, world }) => {
      // Every time: Chromium itself sends a request again whose kept connection broke.
      await world.on('login').drop();
      await signIn.open(page);
      await signIn.signIn(page, 'ann.lee');
      await expect(page.getByRole('alert')).toHaveText("We couldn't reach the server. Please check your connection and try again.");
      await expect(signIn.password(page)).toHaveValue(PASSWORD);
      await world.faults.clear();
      await signIn.logIn(page).click();
      await expect(screen.heading(page, /Ann/)).toBeVisible();
    });
  });

  test.describe('with an answer that is not JSON', () => {
    test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/] } });
    test('the person is told to try again', async ({ page, world }) => {
      await world.on('login').times(1).offSpec().answer({ status: 502, body: '<html>Bad gateway</html>', contentType: 'text/html' });
      await signIn.open(page);
      await signIn.signIn(page, 'ann.lee');
      await expect(page.getByRole('alert')).toHaveText("We couldn't log you in. Please try again.");
    });
  });

  test('a repeated error is announced again', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
    const first = await page.getByRole('alert').locator('p').elementHandle();
    await signIn.submit(page, 'Wrong-Harbor-2');
    await expect(signIn.password(page)).toHaveValue('');
    await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
    await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
  });
});

test.describe('a slow answer', () => {
  test('is busy at once, says so after five seconds, and can be given up', async ({ page, world, clock }) => {
    await clock.install();
    await world.on('login').times(1).delay(20_000);
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee');
    await expect(signIn.logIn(page)).toHaveAttribute('aria-disabled', 'true');
    await clock.advance({ seconds: 6 });
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await screen.press(page, 'Cancel');
    await expect(signIn.logIn(page)).toBeEnabled();
    await expect(signIn.password(page)).toHaveValue(PASSWORD);
  });

  test('takes one request, however often it is pressed', async ({ page, world }) => {
    await world.on('login').times(1).delay(600);
    await signIn.open(page);
    await signIn.nameOneself(page, 'ann.lee');
    await signIn.password(page).fill(PASSWORD);
    await signIn.logIn(page).dblclick();
    await signIn.password(page).press('Enter');
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await world.verify({ call: { operationId: 'login' }, times: 1 });
  });
});

test.describe('on entry', () => {
  test('an already authenticated user goes to the target, and the form is never seen', async ({ page, signInAs, world }) => {
    await signInAs('ann');
    await world.on('checkAuthentication').times(1).delay(400);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const field = document.querySelector('input[name="username"]');
        if (field?.checkVisibility({ visibilityProperty: true })) document.title = 'The form was seen';
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto('/auth/login?redirectUrl=%2Fauth%2Faccount-settings%2Fdevices');
    await expect(page.getByRole('main')).toBeAttached();
    await expect(page).not.toHaveTitle('The form was seen');
    await screen.arrivesAt(page, '/auth/account-settings/devices');
  });

  test('one who signed in through the other system goes to the target too', async ({ page, signInAs }) => {
    await signInAs('nina', { method: 'Nexo' });
    await page.goto('/auth/login?redirectUrl=%2Fview%2Fhome');
    await screen.arrivesAt(page, '/view/home');
  });

  test('with a single-sign-on cookie but no session, the person is logged out with the target', async ({ page, context, baseURL, world }) => {
    await context.addCookies([{ name: 'sso-session', value: '1', url: baseURL ?? '' }]);
    await page.goto('/auth/login?redirectUrl=%2Fview%2Fhome');
    await screen.arrivesAt(page, '/auth/sso-login/request');
    await world.verify({ call: { operationId: 'logout' }, times: 1 });
  });

  test('through single sign-on, everything but login and logout goes to login, and on to the landing page', async ({ page, signInAs }) => {
    await signInAs('sol', { method: 'SSO' });
    for (const path of ['/auth/account-settings/devices', '/auth/forgot-password/request', '/auth/legal']) {
      await page.goto(path);
      await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/auth\/(?!login)/);
    }
  });

  for (const [name, body, contentType] of [
    ['{}', {}, 'application/json'],
    ['HTML', '<html><body>ok</body></html>', 'text/html'],
    ['an error object', { code: 'UNKNOWN_ERROR', message: 'x', traceId: 't', errors: [] }, 'application/json'],
  ] as const) {
    test.describe(`a check that answers ${name}`, () => {
      test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/] } });
      test('shows nothing protected and leads to login', async ({ page, signInAs, world }) => {
        await signInAs('ann');
        await world.on('checkAuthentication').offSpec().answer({ status: 200, body, contentType });
        await page.goto('/auth/account-settings/devices');
        await screen.arrivesAt(page, '/auth/login');
        expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/devices');
        await expect(signIn.username(page)).toBeVisible();
        await world.verify({ call: { operationId: 'listMyDevices' }, times: 0 });
      });
    });
  }

  test('somebody without access to the product comes to the unauthorized page, not to a loop', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'noah.noaccess');
    await screen.arrivesAt(page, '/auth/unauthorized-error');
    await expect(screen.heading(page, /permission/)).toBeVisible();
    await expectAccessible(page, [320]);
  });
});

test.describe('beside the form', () => {
  test('the tooltip explains secure information', async ({ page }) => {
    await signIn.open(page);
    await screen.press(page, 'About secure information');
    await expect(page.getByText('Your username and password are sent over an encrypted connection.')).toBeVisible();
    await expectAccessible(page, [320]);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your username and password are sent over an encrypted connection.')).toBeHidden();
  });

  test('the links lead on: forgot username before the password is shown, forgot password after', async ({ page }) => {
    await signIn.open(page);
    await expect(page.getByRole('link', { name: 'Log in with single sign-on' })).toHaveAttribute('href', '/auth/sso-login/request');
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/self-registration/request');
    await expect(page.getByRole('link', { name: 'Forgot username or password?' })).toHaveAttribute('href', '/auth/forgot-username/request');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeHidden();
    await signIn.nameOneself(page, 'ann.lee');
    await expect(page.getByRole('link', { name: 'Forgot username or password?' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/forgot-password/request');
  });

  test('the identifier travels with the person by state, never by address', async ({ page }) => {
    await signIn.open(page);
    await signIn.nameOneself(page, 'ann.lee');
    await screen.follow(page, 'Forgot password?');
    await screen.arrivesAt(page, '/auth/forgot-password/request');
    expect(page.url()).not.toContain('ann.lee');
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('ann.lee');
  });

  test('the footer opens in new tabs that have no opener, with this year in it', async ({ page, context }) => {
    await signIn.open(page);
    await expect(page.getByText(`2000-${new Date().getFullYear()}`)).toBeVisible();
    const opened = context.waitForEvent('page');
    await screen.follow(page, /Legal terms/);
    const terms = await opened;
    expect(await terms.evaluate(() => window.opener)).toBeNull();
  });

  test('the language can be chosen before sign-in and is kept for a year', async ({ page, context }) => {
    await signIn.open(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'user-language');
    expect(cookie?.value).toBe('de-DE');
  });
});

test.describe('password managers and keyboards', () => {
  test('username and password stand in one form with the names and tokens that managers know', async ({ page }) => {
    await signIn.open(page);
    await signIn.nameOneself(page, 'ann.lee');
    const form = page.locator('form', { has: signIn.password(page) });
    await expect(form.locator('input[name="username"][autocomplete="username"]')).toHaveValue('ann.lee');
    await expect(form.locator('input[name="password"][autocomplete="current-password"]')).toBeVisible();
  });

  test('values that were filled into both fields at once are accepted', async ({ page }) => {
    await signIn.open(page);
    await page.evaluate((password) => {
      for (const [name, value] of [['username', 'ann.lee'], ['password', password]] as const) {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (field) field.value = value;
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, PASSWORD);
    await signIn.next(page).click();
    await expect(signIn.logIn(page)).toBeEnabled();
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('Enter that ends the composition of a word does not submit', async ({ page, world }) => {
    await signIn.open(page);
    await signIn.username(page).fill('山田');
    await signIn.username(page).evaluate((field) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true })));
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
    await signIn.username(page).press('Enter');
    await expect(signIn.password(page)).toBeVisible();
  });

  test('pasting works in both fields', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn.open(page);
    for (const [field, text] of [[signIn.username(page), 'ann.lee'], [signIn.password(page), PASSWORD]] as const) {
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await expect(field).toBeVisible();
      await field.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await page.keyboard.press('Enter');
    }
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });
});
