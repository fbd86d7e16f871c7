import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { stepUp, title } from '../../support/verbs/step-up';

/** Records how the page last asked for a passkey. `suggests: false` turns suggestions off. */
async function watchQuestions(page: Page, { suggests = true } = {}): Promise<void> {
  await page.addInitScript((isOn) => {
    if (!isOn) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const { dataset } = document.documentElement;
      dataset['asked'] = options?.mediation ?? 'dialog';
      dataset['questions'] = String(Number(dataset['questions'] ?? 0) + 1);
      return get(options);
    };
  }, suggests);
}
const isSuggesting = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-asked', 'conditional');

const button = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });
const remember = (page: Page) => page.getByRole('checkbox', { name: 'Remember me on this device' });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('remembered-username'));
const security = '/auth/account-settings/security';
const started = { call: { operationId: 'startPasskeySignIn' } } as const;

test('by a suggestion of the username field is silent until the user chooses, and then signs in @main', async ({
  page,
  world,
}) => {
  const authenticator = await plugInAuthenticator(page, { accepts: false });
  await watchQuestions(page);
  await signIn.open(page);
  await expect(signIn.username(page)).toHaveAttribute('autocomplete', 'username webauthn');
  await isSuggesting(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await authenticator.accept();
  await page.reload();
  await expect(screen.heading(page, /Pia/)).toBeVisible();
  await world.verify({ call: { operationId: 'login' }, times: 0 });
});

/** Waits until the page has asked for this number of challenges. */
const challenges = (world: MockWorld, count: number) =>
  expect.poll(async () => (await world.journal.list({ operationId: 'startPasskeySignIn' })).length).toBe(count);

test('by the button signs in while a suggestion is open, also after the first challenge has expired', async ({
  page,
  world,
  clock,
}) => {
  const authenticator = await plugInAuthenticator(page, { accepts: false });
  await watchQuestions(page);
  await clock.install();
  await signIn.open(page, `?redirectUrl=${security}`);
  await isSuggesting(page);
  await challenges(world, 1);
  // The challenge is renewed before its 5 minutes end.
  await clock.advance({ seconds: 241 });
  await challenges(world, 2);
  await expect(page.locator('html')).toHaveAttribute('data-questions', '2');
  await world.clock.advance({ seconds: 120 });
  await authenticator.accept();
  await button(page).click();
  await screen.arrivesAt(page, security);
  await challenges(world, 2);
});

test.describe('a failure', () => {
  test.use({ allow: { consoleErrors: [/Failed to load resource/] } });

  test('can be tried again; then the obligation comes first, and the username is remembered', async ({
    page,
    world,
  }) => {
    const authenticator = await plugInAuthenticator(page);
    await watchQuestions(page, { suggests: false });
    await world.given.obligation('changePassword').for('pia');
    await signIn.open(page);
    await world.on('finishPasskeySignIn').times(1).status(401, 'PASSKEY_REFUSED');
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('The passkey was not accepted.');
    expect(authenticator.forgotten).toEqual([]);
    expect(await authenticator.count()).toBe(1);
    await remember(page).check();
    await button(page).click();
    await screen.arrivesAt(page, '/auth/change-password');
    expect(await remembered(page)).toBe('"pia.passkey"');
  });
});

test('a platform or a browser without passkeys shows nothing and calls nothing without WebAuthn, and the step-up selects the next method', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await signIn.open(page, `?redirectUrl=${encodeURIComponent(stepUp())}`);
  await expect(signIn.username(page)).toHaveAttribute('autocomplete', 'username');
  await signIn.signIn(page, 'pia.passkey');
  await expect(screen.heading(page, title)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Authenticator app' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Passkey' })).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await world.verify({ ...started, times: 0 });
});
