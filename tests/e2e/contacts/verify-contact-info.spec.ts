import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const page1 = (query: string) => `/auth/verify-contact-info?${query}`;
const email = 'type=email&purpose=personal';
const phone = 'type=phone&purpose=personal';

async function code(world: MockWorld): Promise<string> {
  return (await world.outbox.waitFor({ kind: 'contactVerification' })).code ?? '';
}

async function type(page: Page, digits: string) {
  await page.getByLabel('Code').fill(digits);
  await screen.press(page, 'Verify');
}

const unverifiedPhone = {
  number: '+12125550144',
  type: 'PHONE',
  isVerified: false,
  isPersonal: true,
  createdAt: 0,
  lastModifiedAt: 0,
};
const logged = async (world: MockWorld) =>
  JSON.stringify((await world.journal.list({ operationId: 'batchLog' })).map(({ requestBody }) => requestBody));

test.describe('a user with an unverified contact', () => {
  test.beforeEach(async ({ world, signInAs }) => {
    await world.state.patch('persons', 'uma', { phones: [unverifiedPhone] });
    await signInAs('uma');
  });

  test('verifies the e-mail address with the code sent to it', async ({ page, world }) => {
    await page.goto(page1(`${email}&returnUrl=/auth/account-settings/contact-info`));
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await expect(page.getByText(/We sent a code to u.*@example.com\. It is valid until/)).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await type(page, await code(world));
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await screen.follow(page, 'Continue');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await expect.poll(() => logged(world)).toMatch(/verify-contact\.start.*verify-contact\.success/);
    const [person] = (await world.state.read('persons')).filter(({ id }) => id === 'uma');
    expect(JSON.stringify(person?.emails)).toContain('"isVerified":true');
  });

  test('verifies the phone with the code sent to it', async ({ page, world }) => {
    await page.goto(page1(phone));
    await expect(screen.heading(page, 'Verify your phone number')).toBeVisible();
    await type(page, await code(world));
    await expect(screen.heading(page, 'Phone number verified')).toBeVisible();
  });

  test('sees an error for a wrong code, sends no empty code, and can still enter the right one', async ({
    page,
    world,
  }) => {
    await page.goto(page1(email));
    await expect(page.getByLabel('Code')).toBeVisible();
    await expect(screen.button(page, 'Verify')).toBeDisabled();
    await page.getByLabel('Code').press('Enter');
    await expect(page.getByText('Please enter the code.')).toBeVisible();
    expect(await world.journal.list({ operationId: 'verifyContact' })).toHaveLength(0);
    const right = await code(world);
    await type(page, right === '000000' ? '111111' : '000000');
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, [320, 1024]);
    await page.getByLabel('Code').fill(right);
    await expect(page.getByText('This code is not correct.')).toBeHidden();
    await screen.press(page, 'Verify');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });

  test('can request a new code after the first expires in 10 minutes', async ({ page, world, clock }) => {
    await clock.install();
    await page.goto(page1(email));
    const late = await world.outbox.waitFor({ kind: 'contactVerification' });
    await clock.advance({ minutes: 10 });
    await type(page, late.code ?? '');
    await expect(page.getByText('This code has expired.')).toBeVisible();
    await screen.press(page, 'Send a new code');
    const fresh = await world.outbox.waitFor({ kind: 'contactVerification', after: late.id });
    await expect(page.getByText('This code has expired.')).toBeHidden();
    await type(page, fresh.code ?? '');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });

  test('gets no other code after any number of reloads, and the sent code still counts', async ({ page, world }) => {
    await page.goto(page1(email));
    await expect(page.getByLabel('Code')).toBeVisible();
    const sent = await code(world);
    for (let time = 1; time <= 6; time += 1) {
      await page.reload();
      await expect(page.getByText(/We sent a code to u.*@example.com\. It is valid until/)).toBeVisible();
    }
    await world.verify({ call: { operationId: 'startContactVerification' }, times: 1 });
    await type(page, sent);
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });

  test('can request another code after the displayed wait and sees a confirmation', async ({ page, world, clock }) => {
    await clock.install();
    await page.goto(page1(email));
    const again = page.getByRole('button', { name: /^Send a new code/ });
    await expect(again).toHaveText(/^Send a new code in 0:\d\d$/);
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, [320]);
    await again.click({ force: true });
    await page.reload();
    await expect(again).toHaveText(/^Send a new code in 0:\d\d$/);
    await clock.advance({ seconds: 31 });
    await expect(again).toHaveText('Send a new code');
    await world.verify({ call: { operationId: 'startContactVerification' }, times: 1 });
    await again.click();
    await expect(page.getByText('We sent you a code.')).toBeVisible();
    await expect(again).toHaveText(/^Send a new code in 0:\d\d$/);
    await expect(again).toBeFocused();
    await world.verify({ call: { operationId: 'startContactVerification' }, times: 2 });
  });

  test('goes to the too-many-attempts page after five wrong codes', async ({ page, world }) => {
    await page.goto(page1(email));
    const wrong = (await code(world)) === '000000' ? '111111' : '000000';
    for (let time = 1; time <= 4; time += 1) {
      await type(page, wrong);
      await expect(page.getByText('This code is not correct.')).toBeVisible();
      await page.getByLabel('Code').fill('');
    }
    await type(page, wrong);
    await expect(screen.heading(page, 'Too many attempts')).toBeVisible();
    await expectAccessible(page, [320]);
    await expect.poll(() => logged(world)).toContain('"code":"TOO_MANY_ATTEMPTS"');
  });

  test('goes to the duplicate-email page when another user has the address', async ({ page, world }) => {
    await world.on('startContactVerification').code('EMAIL_ADDRESS_ALREADY_EXISTS');
    await page.goto(page1(email));
    await expect(screen.heading(page, 'This email address is already in use')).toBeVisible();
  });

  test('goes to the invalid-format page when the value is no address', async ({ page, world }) => {
    await world.state.patch('persons', 'uma', {
      emails: [{ address: 'no address', isVerified: false, isPersonal: true, createdAt: 0, lastModifiedAt: 0 }],
    });
    await page.goto(page1(email));
    await expect(screen.heading(page, "We couldn't read your contact information")).toBeVisible();
    await expect(page.getByText('The format of the contact info value is invalid')).toBeVisible();
  });

  test('goes to the generic page for any other error, which keeps the way back', async ({ page }) => {
    await page.goto(page1('type=email&purpose=business&returnUrl=/auth/account-settings/contact-info'));
    await expect(screen.heading(page, "We couldn't verify your contact information")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/auth/account-settings/contact-info',
    );
  });

  for (const query of [
    '',
    'type=email',
    'purpose=personal',
    'type=pigeon&purpose=personal',
    'type=email&purpose=secret',
  ]) {
    test(`sees the generic page without a valid type and purpose ("${query}"), and no request is sent`, async ({
      page,
      world,
    }) => {
      await page.goto(page1(query));
      await expect(screen.heading(page, "We couldn't verify your contact information")).toBeVisible();
      expect(await world.journal.list({ operationId: 'startContactVerification' })).toHaveLength(0);
      await expect.poll(() => logged(world)).toContain('MISSING_REQUIRED_QUERY_PARAMS');
    });
  }

  test('goes to returnUrl on cancel, and the log records it', async ({ page, world }) => {
    await page.goto(page1(`${email}&returnUrl=/auth/account-settings/contact-info`));
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await expect.poll(() => logged(world)).toContain('verify-contact.cancel');
  });

  test('is not sent to a returnUrl on another origin', async ({ page }) => {
    await page.goto(page1(`${email}&returnUrl=https://evil.example/`));
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
    await page.goto(page1(`${email}&platformType=mobile&returnUrl=/auth/account-settings/contact-info`));
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
    await page.goto(page1(`${email}&platformType=mobile`));
    await type(page, await code(world));
    await screen.press(page, 'Continue');
    await expect.poll(() => events).toEqual([{ type: 'contact-verify-success' }]);
  });
});

test.describe('a user with two unverified business addresses', () => {
  const list = '/auth/account-settings/contact-info';
  const [first, second] = ['mona@company.example', 'mona.second@company.example'];

  test.beforeEach(async ({ page, world, signInAs }) => {
    const business = { isVerified: false, isPersonal: false, createdAt: 0, lastModifiedAt: 0 };
    await world.state.patch('persons', 'mona', {
      emails: [
        { ...business, address: first },
        { ...business, address: second },
      ],
    });
    await signInAs('mona');
    await page.goto(list);
  });

  test('verifies the second with the Verify link beside it, and the first stays unchanged', async ({ page, world }) => {
    await page.getByRole('link', { name: `Verify ${second}` }).click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    expect(page.url()).not.toContain('second');
    await type(page, (await world.outbox.waitFor({ kind: 'contactVerification', to: second })).code ?? '');
    await screen.follow(page, 'Continue');
    await screen.arrivesAt(page, list);
    await expect(page.getByRole('listitem').filter({ hasText: second })).toContainText('Business · Verified');
    await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText('Business · Not verified');
    await world.verify({
      call: { operationId: 'startContactVerification', body: { type: 'email', purpose: 'business', contact: second } },
      times: 1,
    });
  });

  test('gets a new code at the second address after a reload', async ({ page, world, clock }) => {
    await clock.install();
    await page.getByRole('link', { name: `Verify ${second}` }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Code')).toBeVisible();
    await clock.advance({ seconds: 31 });
    await screen.press(page, 'Send a new code');
    await expect(page.getByText('We sent you a code.')).toBeVisible();
    await world.verify({ call: { operationId: 'startContactVerification', body: { contact: second } }, times: 2 });
    expect(await world.outbox.list({ kind: 'contactVerification', to: first })).toHaveLength(0);
  });
});

test('a verified contact leads to success at once, without a code', async ({ page, world, signInAs }) => {
  await signInAs('ann');
  await page.goto(page1(email));
  await expect(screen.heading(page, 'Already verified')).toBeVisible();
  await expectAccessible(page, [320]);
  expect(await world.outbox.list({ kind: 'contactVerification' })).toHaveLength(0);
});

test('unauthenticated users go to sign-in with a redirect back', async ({ page }) => {
  await page.goto(page1(email));
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(page1(email));
});

test.describe('contact verification while the server is unreachable', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('lets the user request the code again and enter it again', async ({ page, world, signInAs }) => {
    await signInAs('uma');
    // The fault stays until the test removes it, and the limit leaves room for more codes: a browser repeats a
    // request when a kept-alive connection breaks.
    await world.given.limits({ contactVerifications: 20 });
    await world.on('startContactVerification').drop();
    await page.goto(page1(email));
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await expectAccessible(page, [320]);
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByLabel('Code')).toBeVisible();
    const right = await code(world);
    await world.on('verifyContact').drop();
    await type(page, right);
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await world.faults.clear();
    await screen.press(page, 'Verify');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });
});
