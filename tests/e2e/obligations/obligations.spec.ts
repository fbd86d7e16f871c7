import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expectAccessible } from '../../support/guards/axe';
import {
  arrivesAtTarget,
  changePassword,
  here,
  repeatCheck,
  signInWithNewPassword,
  target,
} from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * Each obligation stops the user and leads on. No obligation can be bypassed. The other obligations have specs of their
 * own.
 */

interface Obligation {
  person: string;
  at: string;
  heading: string;
  satisfy: (page: Page, world: MockWorld) => Promise<void>;
}

const obligations: readonly Obligation[] = [
  {
    person: 'pat',
    at: '/auth/change-password',
    heading: 'Choose a new password',
    async satisfy(page) {
      const current = page.getByLabel('Current password', { exact: true });
      // An opened page checks. One to which the app leads does not.
      await page.reload();
      await current.fill('Typed-Harbor-1');
      await repeatCheck(page);
      await expect(current).toHaveValue('Typed-Harbor-1');
      await changePassword(page);
      await signInWithNewPassword(page, 'pat.obliged');
    },
  },
  {
    person: 'sam',
    at: '/auth/obligations/force-saml-authentication',
    heading: 'Log in with your company',
    async satisfy(page) {
      await screen.follow(page, 'Continue');
      await expect(screen.heading(page, 'Identity provider of Kestrel Air')).toBeVisible();
      await page.getByLabel('Username or e-mail address').fill('sam.obliged');
      await screen.press(page, 'Sign in');
    },
  },
  {
    person: 'vera',
    at: '/auth/email-verify-notification',
    heading: 'Verify your email address',
    async satisfy(page, world) {
      await expect(
        page.getByText('We’ll send a code to vera@example.com to make sure that it reaches you.'),
      ).toBeVisible();
      await screen.button(page, 'Send code').click();
      await expect(page.getByText('We sent you an email.')).toBeVisible();
      const code = page.getByLabel('Code', { exact: true });
      await expect(code).toBeFocused();
      await code.fill((await world.outbox.waitFor({ to: 'vera@example.com', kind: 'emailVerification' })).code ?? '');
      await expect(page.getByText('Thank you. Verification is complete.')).toBeVisible();
    },
  },
  {
    person: 'uri',
    at: '/auth/change-username',
    heading: 'Please choose a new username',
    async satisfy(page, world) {
      await expect(page.getByText('Your current username, uri.obliged, can no longer be used.')).toBeVisible();
      await screen.button(page, 'Continue').click();
      await expect(screen.heading(page, 'Create your username')).toBeFocused();
      const username = page.getByLabel('Username', { exact: true });
      await expect(username).toHaveValue('uri.100');
      await expectAccessible(page);
      await username.fill('uri.new-name');
      await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await screen.button(page, 'Submit').click();
      await expect(page.getByText('Your username was saved.')).toBeVisible();
      expect(await world.state.read('persons')).toContainEqual(
        expect.objectContaining({ id: 'uri', username: 'uri.new-name' }),
      );
    },
  },
  {
    person: 'rita',
    at: '/outside/notice',
    heading: 'Notice',
    async satisfy(page) {
      await screen.press(page, 'I have read it');
    },
  },
];

/** One obligation of each kind: a command, whose page is of this app, and a redirect. */
const stubborn = ['pat', 'rita'];

for (const { person, at, heading, satisfy } of obligations.filter(({ person }) => !stubborn.includes(person))) {
  test.describe(`${person}, stopped at ${at},`, () => {
    test('logs in, satisfies the obligation and arrives at the original target', async ({ page, world }) => {
      await signIn.open(page, `?redirectUrl=${encodeURIComponent(target)}`);
      await signIn.signIn(page, `${person}.obliged`);
      await screen.arrivesAt(page, at);
      expect(here(page).searchParams.get('redirectUrl')).toBe(target);
      await expect(screen.heading(page, heading)).toBeVisible();
      await expectAccessible(page);
      await satisfy(page, world);
      await arrivesAtTarget(page);
      await expect(screen.heading(page, /^Welcome|^Hello/)).toBeVisible();
    });
  });
}

for (const { person, at, satisfy } of obligations.filter(({ person }) => stubborn.includes(person))) {
  test(`${person}, stopped at ${at}, cannot bypass it by typing another URL, and reaches that URL afterwards`, async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs(person);
    for (const typed of [
      '/',
      '/auth/account-settings/contact-info',
      '/auth/account-settings/change-password',
      '/auth/choose-product',
      '/authn/landing',
      target,
    ]) {
      await page.goto(typed);
      await screen.arrivesAt(page, at);
    }
    await satisfy(page, world);
    await arrivesAtTarget(page);
  });
}
