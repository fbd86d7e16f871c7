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
import { holdToasts } from '../../support/verbs/toasts';
import { expect, test } from '../../support/test';

const phone = 'type=phone&purpose=personal';

test.describe('a user with an unverified contact', () => {
  test.beforeEach(async ({ world, signInAs }) => {
    await world.state.patch('persons', 'uma', { phones: [unverifiedPhone] });
    await signInAs('uma');
  });

  test('verifies the e-mail address with the code sent to it @main', async ({ page, world }) => {
    await page.goto(verifyPage(`${email}&returnUrl=/auth/account-settings/contact-info`));
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await expect(page.getByText(/We sent a code to u.*@example.com\. It is valid until/)).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await submitCode(page, await sentCode(world));
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await screen.follow(page, 'Continue');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await expect.poll(() => logged(world)).toMatch(/verify-contact\.start.*verify-contact\.success/);
    const [person] = (await world.state.read('persons')).filter(({ id }) => id === 'uma');
    expect(JSON.stringify(person?.emails)).toContain('"isVerified":true');
  });

  test('verifies the phone with the code sent to it', async ({ page, world }) => {
    await page.goto(verifyPage(phone));
    await expect(screen.heading(page, 'Verify your phone number')).toBeVisible();
    await submitCode(page, await sentCode(world));
    await expect(screen.heading(page, 'Phone number verified')).toBeVisible();
  });

  test('sees an error for a wrong code, sends no empty code, and can still enter the right one', async ({
    page,
    world,
  }) => {
    await page.goto(verifyPage(email));
    await expect(page.getByLabel('Code')).toBeVisible();
    await expect(screen.button(page, 'Verify')).toBeDisabled();
    await page.getByLabel('Code').press('Enter');
    await expect(page.getByText('Please enter the code.')).toBeVisible();
    expect(await world.journal.list({ operationId: 'verifyContact' })).toHaveLength(0);
    const right = await sentCode(world);
    await submitCode(page, right === '000000' ? '111111' : '000000');
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
    await page.goto(verifyPage(email));
    const late = await world.outbox.waitFor({ kind: 'contactVerification' });
    await clock.advance({ minutes: 10 });
    await submitCode(page, late.code ?? '');
    await expect(page.getByText('This code has expired.')).toBeVisible();
    await screen.press(page, 'Send a new code');
    const fresh = await world.outbox.waitFor({ kind: 'contactVerification', after: late.id });
    await expect(page.getByText('This code has expired.')).toBeHidden();
    await submitCode(page, fresh.code ?? '');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });

  test('gets no other code after any number of reloads, and the sent code still counts', async ({ page, world }) => {
    await page.goto(verifyPage(email));
    await expect(page.getByLabel('Code')).toBeVisible();
    const sent = await sentCode(world);
    for (let time = 1; time <= 6; time += 1) {
      await page.reload();
      await expect(page.getByText(/We sent a code to u.*@example.com\. It is valid until/)).toBeVisible();
    }
    await world.verify({ call: { operationId: 'startContactVerification' }, times: 1 });
    await submitCode(page, sent);
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });

  test('can request another code after the displayed wait and sees a confirmation', async ({ page, world, clock }) => {
    await clock.install();
    await page.goto(verifyPage(email));
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
    await holdToasts(page);
    await submitCode(page, (await world.outbox.list({ kind: 'contactVerification' })).at(-1)?.code ?? '');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
    await expect(page.getByText('We sent you a code.')).toHaveCount(0);
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
    await submitCode(page, (await world.outbox.waitFor({ kind: 'contactVerification', to: second })).code ?? '');
    await screen.follow(page, 'Continue');
    await screen.arrivesAt(page, list);
    await expect(page.getByRole('listitem').filter({ hasText: second })).toContainText('Business · Verified');
    await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText('Business · Not verified');
    await world.verify({
      call: { operationId: 'startContactVerification', body: { type: 'email', purpose: 'business', contact: second } },
      times: 1,
    });
  });
});

test('a verified contact leads to success at once, without a code', async ({ page, world, signInAs }) => {
  await signInAs('ann');
  await page.goto(verifyPage(email));
  await expect(screen.heading(page, 'Already verified')).toBeVisible();
  await expectAccessible(page, [320]);
  expect(await world.outbox.list({ kind: 'contactVerification' })).toHaveLength(0);
});

test.describe('contact verification while the server is unreachable', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('lets the user request the code again and enter it again', async ({ page, world, signInAs }) => {
    await signInAs('uma');
    // A browser repeats a request when a kept-alive connection breaks. So the fault stays until the test removes it,
    // and the limit leaves room for more codes.
    await world.given.limits({ contactVerifications: 20 });
    await world.on('startContactVerification').drop();
    await page.goto(verifyPage(email));
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await expectAccessible(page, [320]);
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByLabel('Code')).toBeVisible();
    const right = await sentCode(world);
    await world.on('verifyContact').drop();
    await submitCode(page, right);
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await world.faults.clear();
    await screen.press(page, 'Verify');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });
});
