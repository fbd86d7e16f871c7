import type { Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { totpCode } from '../../mock-server/rules/totp';
import { expectAccessible } from '../support/axe';
import { allHostileRedirects } from '../support/hostile-redirects';
import { insideMobileApp } from '../support/mobile-app';
import { plugInAuthenticator } from '../support/passkey';
import { screen } from '../support/screen';
import { expect, test } from '../support/test';

const settings = '/auth/account-settings/contact-info';
const stepUp = (query = `redirectUrl=${settings}`) => `/auth/step-up?${query}`;
const title = "Confirm it's you";
/** The secret of max and pia (mock-server/seed/personas/sign-in.ts). */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

async function choose(page: Page, method: string) {
  await page.getByRole('radio', { name: method }).check();
  await screen.press(page, 'Continue');
}
async function confirm(page: Page, code: string) {
  await page.getByLabel('Code').fill(code);
  await screen.press(page, 'Confirm');
}
const sent = async (world: MockWorld, after?: string) => world.outbox.waitFor({ kind: 'stepUp', ...(after !== undefined && { after }) });
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

/** What GET /check says of the session of the page. */
async function levelOf(page: Page): Promise<unknown> {
  const answer: unknown = await (await page.request.get('/api/authentication-service/v0/check')).json();
  return typeof answer === 'object' && answer !== null && 'levelOfAssurance' in answer ? answer.levelOfAssurance : undefined;
}

test.describe('each method raises the session to the required level and leads to redirectUrl', () => {
  const byCode = [
    { method: 'Text message', channel: 'sms', says: /We sent a code to .*78\. It is valid until/ },
    { method: 'Phone call', channel: 'voice', says: /We are calling .*78 with a code/ },
    { method: 'Email', channel: 'email', says: /We sent a code to p.*@example\.com/ },
  ] as const;
  for (const { method, channel, says } of byCode) {
    test(`${method}: the code that was sent`, async ({ page, world, signInAs }) => {
      await signInAs('pia');
      await page.goto(stepUp());
      await expect(screen.heading(page, title)).toBeVisible();
      await expectAccessible(page, [320, 1024]);
      await choose(page, method);
      await expect(page.getByText(says)).toBeVisible();
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

  test('Authenticator app: the code of the present half minute (RFC 6238)', async ({ page, world, signInAs }) => {
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Authenticator app');
    await expect(page.getByText('Please enter the code that your authenticator app shows now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden();
    await expectAccessible(page, [320]);
    await confirm(page, wrongFor(await totpCode(secret, await world.clock.now())));
    await expect(page.getByText('This code is not correct. Please enter the code that your app shows now.')).toBeVisible();
    await confirm(page, await totpCode(secret, await world.clock.now()));
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });

  test("Passkey: the browser's authenticator signs the challenge", async ({ page, signInAs }) => {
    await plugInAuthenticator(page);
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Passkey');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });

  test('/auth/login-step-up is the same page', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto(`/auth/login-step-up?redirectUrl=${settings}`);
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
  });
});

test.describe('a passkey that is not there', () => {
  test('says so, can be tried again, and leaves the other ways open', async ({ page, world, signInAs }) => {
    await plugInAuthenticator(page, { holdsKey: false });
    await signInAs('pia');
    await page.goto(stepUp());
    await choose(page, 'Passkey');
    await expect(page.getByRole('alert')).toContainText('The passkey could not be used.');
    await expectAccessible(page, [320, 1024]);
    await screen.press(page, 'Use passkey');
    await expect(page.getByRole('alert')).toContainText('The passkey could not be used.');
    await screen.press(page, 'Choose another way');
    await expect(page.getByRole('radio', { name: 'Passkey' })).toBeChecked();
    await choose(page, 'Text message');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
  });
});

test.describe('step-up completes at once', () => {
  test('when the session has the level already', async ({ page, world, signInAs }) => {
    await signInAs('pia', { levelOfAssurance: 3 });
    await page.goto(stepUp());
    await screen.arrivesAt(page, settings);
    expect(await world.journal.list({ operationId: 'startMfaChallenge' })).toHaveLength(0);
  });

  test('when a lower level is required than the session has', async ({ page, signInAs }) => {
    await signInAs('pia', { levelOfAssurance: 2 });
    await page.goto(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
    await screen.arrivesAt(page, settings);
  });

  for (const method of ['Nexo', 'SSO'] as const) {
    test(`when the session is one of ${method}, whose own login has done that`, async ({ page, world, signInAs }) => {
      await signInAs('pia', { method });
      await page.goto(stepUp('redirectUrl=/auth/change-password'));
      await screen.arrivesAt(page, '/auth/change-password');
      expect(await world.journal.list({ operationId: 'getMfaState' })).toHaveLength(0);
    });
  }
});

test.describe('requiredLevel', () => {
  for (const level of ['', '4', '-1', '1.5', 'three', '1e0', '٢', '99999999999999999999', '3;0', '%00']) {
    test(`"${level}" is no level: 3 is required`, async ({ page, world, signInAs }) => {
      await signInAs('pia', { levelOfAssurance: 2 });
      await page.goto(stepUp(`requiredLevel=${level}&redirectUrl=${settings}`));
      await expect(page.getByRole('radio', { name: 'Text message' })).toBeVisible();
      const [call] = await world.journal.list({ operationId: 'getMfaState' });
      expect(call?.url).toContain('requiredLevel=3');
    });
  }

  test('2 raises the session to 2 and no further', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(2);
  });
});

test.describe('where it leads', () => {
  test('success without a redirectUrl leads to the configured home', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto('/auth/step-up');
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, '/');
  });

  test('cancel leads to cancelUrl, and the level stays', async ({ page, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp(`redirectUrl=/auth/legal&cancelUrl=${settings}`));
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(1);
  });

  test('cancel without a cancelUrl logs out, from every step', async ({ page, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Authenticator app');
    await expect(page.getByLabel('Code')).toBeVisible();
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('no hostile redirectUrl is followed', async ({ page, signInAs, baseURL }) => {
    test.setTimeout(120_000);
    await signInAs('pia', { levelOfAssurance: 3 });
    for (const target of someOfEach()) {
      await page.goto(`/auth/step-up?redirectUrl=${encodeURIComponent(target)}`);
      await expect.poll(() => new URL(page.url()).pathname, { message: `leaves step-up for ${target}` }).not.toBe('/auth/step-up');
      expect(new URL(page.url()).origin, target).toBe(baseURL);
    }
  });

  test('no hostile cancelUrl is followed', async ({ page, signInAs, baseURL }) => {
    test.setTimeout(120_000);
    for (const target of someOfEach()) {
      await signInAs('max');
      await page.goto(`/auth/step-up?cancelUrl=${encodeURIComponent(target)}`);
      await screen.press(page, 'Cancel');
      await expect.poll(() => page.url(), { message: `leaves step-up for ${target}` }).not.toMatch(/\/auth\/(step-up|logout)/);
      expect(new URL(page.url()).origin, target).toBe(baseURL);
    }
  });

  test('unauthenticated users go to sign-in with a redirect back, the query kept', async ({ page }) => {
    await page.goto(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
    await screen.arrivesAt(page, '/auth/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
  });
});

/** Some of the corpus: over the whole of it the module itself is tried (redirects.test.ts, routes.spec.ts). */
function someOfEach(): string[] {
  return allHostileRedirects.filter((target, index) => target.length < 4000 && index % 14 === 3);
}

test.describe('the code', () => {
  test('a missing one is not sent, a wrong one says so, and the right one still counts', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    await screen.press(page, 'Confirm');
    await expect(page.getByText('Please enter the 6 digits of the code.')).toBeVisible();
    expect(await world.journal.list({ operationId: 'verifyMfaChallenge' })).toHaveLength(0);
    const { code } = await sent(world);
    await confirm(page, wrongFor(code ?? ''));
    await expect(page.getByText('This code is not correct. Please check it, or ask for a new one.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, [320, 1024]);
    await confirm(page, code ?? '');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });

  test('after 10 minutes it has expired; a new one can be asked for, and the old one does not count', async ({ page, world, signInAs, clock }) => {
    await clock.install();
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    const late = await sent(world);
    await clock.advance({ minutes: 10 });
    await confirm(page, late.code ?? '');
    await expect(page.getByText('This code has expired. Please ask for a new one.')).toBeVisible();
    await screen.press(page, 'Send a new code');
    const fresh = await sent(world, late.id);
    await expect(page.getByText('This code has expired.')).toBeHidden();
    await confirm(page, fresh.code ?? '');
    await screen.arrivesAt(page, settings);
  });

  test('another one can be asked for after 30 seconds, not before', async ({ page, world, signInAs, clock }) => {
    await clock.install();
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    const first = await sent(world);
    const again = page.getByRole('button', { name: /^Send a new code/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveText(/Send a new code in 0:\d\d/);
    await again.click({ force: true });
    expect(await world.journal.list({ operationId: 'startMfaChallenge' })).toHaveLength(1);
    await clock.advance({ seconds: 31 });
    await expect(again).toHaveText('Send a new code');
    await again.click();
    const second = await sent(world, first.id);
    await expect(page.getByRole('button', { name: /Send a new code in/ })).toBeVisible();
    await confirm(page, second.code ?? '');
    await screen.arrivesAt(page, settings);
  });

  test('whoever asks for one again from the choice waits for the rest of the cooldown', async ({ page, world, signInAs, clock }) => {
    await clock.install();
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    const first = await sent(world);
    await screen.press(page, 'Choose another way');
    await choose(page, 'Text message');
    await expect(page.getByRole('alert')).toContainText('You asked for a code a moment ago.');
    await expect(page.getByRole('timer')).toContainText(/Try again in 0:\d\d/);
    await expectAccessible(page, [320]);
    await clock.advance({ seconds: 31 });
    await expect(page.getByRole('alert')).toBeHidden();
    await screen.press(page, 'Continue');
    await confirm(page, (await sent(world, first.id)).code ?? '');
    await screen.arrivesAt(page, settings);
  });

  test('five wrong ones end it: a toast says so, and the person is led to cancelUrl with the level that they had', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp(`redirectUrl=/auth/legal&cancelUrl=${settings}`));
    await choose(page, 'Text message');
    const { code } = await sent(world);
    for (let time = 1; time <= 4; time += 1) {
      await confirm(page, wrongFor(code ?? ''));
      await expect(page.getByText('This code is not correct.')).toBeVisible();
      await page.getByLabel('Code').fill('');
    }
    await confirm(page, wrongFor(code ?? ''));
    await screen.arrivesAt(page, settings);
    await expect(page.getByRole('status').filter({ hasText: "We couldn't confirm that it's you." })).toBeVisible();
    expect(await levelOf(page)).toBe(1);
  });
});

test('whoever has no way to confirm is told so, and can leave', async ({ page, world, signInAs }) => {
  await signInAs('uma');
  await page.goto(stepUp());
  await expect(page.getByRole('alert')).toContainText("There is no way to confirm that it's you");
  await expectAccessible(page, [320, 1024]);
  await screen.press(page, 'Cancel');
  await screen.arrivesAt(page, '/auth/login');
  expect(await world.journal.list({ operationId: 'startMfaChallenge' })).toHaveLength(0);
});

test.describe('two tabs', () => {
  test('what is confirmed in one is confirmed in the other', async ({ page, context, world, signInAs }) => {
    await signInAs('max');
    const other = await context.newPage();
    await other.goto(stepUp('redirectUrl=/auth/change-password'));
    await expect(screen.heading(other, title)).toBeVisible();
    await page.goto(stepUp());
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
    await screen.arrivesAt(other, '/auth/change-password');
  });

  test('a code that the other tab has asked for a moment ago makes this one wait, and its own code counts here', async ({ page, context, world, signInAs }) => {
    await signInAs('max');
    const other = await context.newPage();
    await other.goto(stepUp());
    await page.goto(stepUp());
    await choose(page, 'Text message');
    const { code } = await sent(world);
    await choose(other, 'Text message');
    await expect(other.getByRole('alert')).toContainText('You asked for a code a moment ago.');
    await confirm(page, code ?? '');
    await screen.arrivesAt(page, settings);
    await screen.arrivesAt(other, settings);
  });
});

test.describe('in the app', () => {
  test('success is told to the app, and goes back a page without a redirectUrl', async ({ page, world, signInAs }) => {
    const events = await insideMobileApp(page);
    await signInAs('max');
    await page.goto('/auth/legal');
    await page.goto('/auth/step-up');
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, '/auth/legal');
    expect(events).toEqual([{ type: 'step-up-success' }]);
  });

  test('cancel is told to the app, and goes back a page without a cancelUrl', async ({ page, signInAs }) => {
    const events = await insideMobileApp(page);
    await signInAs('max');
    await page.goto('/auth/legal');
    await page.goto(stepUp());
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/legal');
    expect(events).toEqual([{ type: 'step-up-cancel' }]);
  });

  test('the end after too many tries is told to the app', async ({ page, world, signInAs }) => {
    const events = await insideMobileApp(page);
    await world.given.limits({ oneTimeCodeTries: 1 });
    await signInAs('max');
    await page.goto(stepUp(`cancelUrl=${settings}`));
    await choose(page, 'Text message');
    await confirm(page, wrongFor((await sent(world)).code ?? ''));
    await screen.arrivesAt(page, settings);
    expect(events).toEqual([{ type: 'step-up-error' }]);
  });
});

test.describe('when the server is not reached', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_EMPTY_RESPONSE/] } });

  test('each request can be made again', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await world.on('getMfaState').drop();
    await page.goto(stepUp());
    await expect(page.getByRole('alert')).toContainText("We couldn't find out how you can confirm that it's you.");
    await expectAccessible(page, [320]);
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByRole('radio', { name: 'Text message' })).toBeVisible();
    await world.on('startMfaChallenge').status(503);
    await choose(page, 'Text message');
    await expect(page.getByRole('alert')).toContainText('We hit a snag. Please try again.');
    await world.faults.clear();
    await screen.press(page, 'Continue');
    const { code } = await sent(world);
    await world.on('verifyMfaChallenge').status(503);
    await confirm(page, code ?? '');
    await expect(page.getByRole('alert')).toContainText('We hit a snag. Please try again.');
    await expectAccessible(page, [320]);
    await world.faults.clear();
    await screen.press(page, 'Confirm');
    await screen.arrivesAt(page, settings);
  });

  test('an answer that was lost on its way back counts when it is given again', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp(`redirectUrl=${settings}&cancelUrl=/auth/legal`));
    await choose(page, 'Text message');
    const { code } = await sent(world);
    await world.on('verifyMfaChallenge').drop();
    await confirm(page, code ?? '');
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await world.faults.clear();
    await screen.press(page, 'Confirm');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });
});
