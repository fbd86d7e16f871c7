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

test.describe('the person has a contact that is not verified', () => {
  test.beforeEach(async ({ world, signInAs }) => {
    await world.state.patch('persons', 'uma', { phones: [unverifiedPhone] });
    await signInAs('uma');
  });

  test('a code is sent to the e-mail address, and giving it back verifies it', async ({ page, world }) => {
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

  test('a code is sent to the phone, and giving it back verifies it', async ({ page, world }) => {
    await page.goto(page1(phone));
    await expect(screen.heading(page, 'Verify your phone number')).toBeVisible();
    await type(page, await code(world));
    await expect(screen.heading(page, 'Phone number verified')).toBeVisible();
  });

  test('a wrong code says so, a missing one is not sent, and the right one still counts', async ({ page, world }) => {
    await page.goto(page1(email));
    await expect(page.getByLabel('Code')).toBeVisible();
    await screen.press(page, 'Verify');
    await expect(page.getByText('Please enter the 6 digits of the code.')).toBeVisible();
    expect(await world.journal.list({ operationId: 'verifyContact' })).toHaveLength(0);
    const right = await code(world);
    await type(page, right === '000000' ? '111111' : '000000');
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, [320, 1024]);
    await type(page, right);
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });

  test('a code is over after 10 minutes; a new one can be asked for', async ({ page, world, clock }) => {
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

  test('a reload sends no other code, however often, and the code that was sent still counts', async ({
    page,
    world,
  }) => {
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

  test('another code can be asked for after the wait that is shown, and a message says that it was sent', async ({
    page,
    world,
    clock,
  }) => {
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

  test('five wrong codes lead to the too-many-attempts page', async ({ page, world }) => {
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

  test('an e-mail address that another person has leads to the duplicate-email page', async ({ page, world }) => {
    await world.on('startContactVerification').code('EMAIL_ADDRESS_ALREADY_EXISTS');
    await page.goto(page1(email));
    await expect(screen.heading(page, 'This email address is already in use')).toBeVisible();
  });

  test('a value that is no address leads to the invalid-format page', async ({ page, world }) => {
    await world.state.patch('persons', 'uma', {
      emails: [{ address: 'no address', isVerified: false, isPersonal: true, createdAt: 0, lastModifiedAt: 0 }],
    });
    await page.goto(page1(email));
    await expect(screen.heading(page, "We couldn't read your contact information")).toBeVisible();
    await expect(page.getByText('The format of the contact info value is invalid')).toBeVisible();
  });

  test('any other error leads to the generic page, which keeps the way back', async ({ page }) => {
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
    test(`without a right type and purpose ("${query}") it is the generic page, and nothing is sent`, async ({
      page,
      world,
    }) => {
      await page.goto(page1(query));
      await expect(screen.heading(page, "We couldn't verify your contact information")).toBeVisible();
      expect(await world.journal.list({ operationId: 'startContactVerification' })).toHaveLength(0);
      await expect.poll(() => logged(world)).toContain('MISSING_REQUIRED_QUERY_PARAMS');
    });
  }

  test('cancel goes to returnUrl, and says so in the log', async ({ page, world }) => {
    await page.goto(page1(`${email}&returnUrl=/auth/account-settings/contact-info`));
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await expect.poll(() => logged(world)).toContain('verify-contact.cancel');
  });

  test('a returnUrl on another origin is not followed', async ({ page }) => {
    await page.goto(page1(`${email}&returnUrl=https://evil.example/`));
    await screen.press(page, 'Cancel');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/auth/verify-contact-info');
    expect(new URL(page.url()).hostname).toBe('localhost');
  });

  test('on the mobile platform cancel goes back a page and tells the app', async ({ page }) => {
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

  test('in the app the result page tells the app instead of a link', async ({ page, world }) => {
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

test.describe('the person has two business addresses that are not verified', () => {
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

  test('Verify beside the second one verifies the second one, and the first stays as it was', async ({
    page,
    world,
  }) => {
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

  test('after a reload a new code still goes to the second one', async ({ page, world, clock }) => {
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

test('a contact that is verified already ends in success at once, without a code', async ({
  page,
  world,
  signInAs,
}) => {
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

test.describe('when the server is not reached', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('the code can be asked for again, and given again', async ({ page, world, signInAs }) => {
    await signInAs('uma');
    // Until it is taken away, and with room for more codes: a browser sends a request again by itself when a kept
    // connection breaks.
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
