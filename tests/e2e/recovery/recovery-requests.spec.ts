import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import type { OperationId } from '../../../openapi/generated/operations';
import { expectAccessible } from '../../support/guards/axe';
import { email, submit } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** What all forms that ask only for an e-mail address share. */

interface RequestForm {
  readonly path: string;
  readonly title: string;
  readonly operation: OperationId;
  /** A user who gets a mail, and the kind of that mail. */
  readonly known: string;
  readonly mail: string;
}

const forgotUsername: RequestForm = {
  path: '/auth/forgot-username/request',
  title: 'Forgot your username?',
  operation: 'requestUsernameReminder',
  known: 'ann@example.com',
  mail: 'usernameReminder',
};

const forgotPassword: RequestForm = {
  path: '/auth/forgot-password/request',
  title: 'Forgot your password?',
  operation: 'requestPasswordReset',
  known: 'ann@example.com',
  mail: 'resetPassword',
};

/** Leaves out the session check and the log batches, which every page sends. */
const callsOf = async (world: MockWorld) =>
  (await world.journal.list())
    .map(({ operationId, status }) => `${operationId} ${status}`)
    .filter((call) => !/^(?:batchLog|log|checkAuthentication) /.test(call));

async function open(page: Page, { path, title }: RequestForm): Promise<void> {
  await page.goto(path);
  await expect(screen.heading(page, title)).toBeVisible();
}

/** The forms are one component, so one of them shows what all have. */
test('a form shows the same page, focus, calls and status for known and unknown, and mails only the known', async ({
  page,
  world,
}) => {
  const form = forgotPassword;
  const seen = [];
  for (const address of [form.known, `nobody-${form.mail}@example.com`]) {
    await open(page, form);
    await world.journal.clear();
    await email(page).fill(address);
    await submit(page).click();
    await expect(screen.heading(page, 'Check your email')).toBeFocused();
    seen.push({
      calls: await callsOf(world),
      // The typed address, and the wait before the next email, may differ.
      html: (await page.locator('main').innerHTML())
        .replaceAll(/id="[^"]*"/g, '')
        .replaceAll(address, 'the address')
        .replaceAll(/\d:\d\d/g, 'the wait'),
      url: page.url(),
    });
    expect(await world.outbox.list({ to: address })).toHaveLength(address === form.known ? 1 : 0);
    await world.outbox.clear();
    await screen.follow(page, 'Go to login');
    await expect(screen.heading(page, 'Log in')).toBeVisible();
  }
  expect(seen[1]).toEqual(seen[0]);
});

test('a form leads to FAILURE_RECOVER_ATTEMPT; its result sends again after a wait, and leads to another address', async ({
  page,
  world,
  clock,
}) => {
  const form = forgotUsername;
  const ask = async () => {
    await open(page, form);
    await email(page).fill(form.known);
    await email(page).press('Enter');
  };
  await clock.install();
  await world.on(form.operation).times(1).code('TOO_MANY_ATTEMPTS');
  await ask();
  await expect(screen.heading(page, 'Too many attempts')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await screen.follow(page, 'Go to login');
  await screen.arrivesAt(page, '/auth/login');
  await ask();
  await expect(screen.heading(page, 'Check your email')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(form.known);
  await expect(page.getByText('Please also look in your spam folder.')).toBeVisible();
  await expect(screen.button(page, /^Send the email again in 0:\d\d$/)).toHaveAttribute('aria-disabled', 'true');
  const before = (await callsOf(world)).length;
  await clock.advance({ seconds: 31 });
  await screen.press(page, 'Send the email again');
  await expect(page.getByText('If this address is on file, another email is on its way.')).toBeVisible();
  expect((await callsOf(world)).length).toBe(before + 1);
  await expectAccessible(page);
  await screen.follow(page, 'Use another email address');
  await expect(screen.heading(page, form.title)).toBeVisible();
  // For a typing error, the old address is there.
  await expect(email(page)).toHaveValue(form.known);
});
