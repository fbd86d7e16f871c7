import type { Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { expectAccessible } from '../support/axe';
import { screen } from '../support/screen';
import { signInPage as signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Spec 4, Obligations. Usernames, add phone, add e-mail and verify e-mail are met in the files of their own pages, step-up's ways too. */
const target = '/view/home?from=mail';
const NEW_PASSWORD = 'Windy-Meadow-17';

interface Obligation {
  person: string;
  /** The page that the person is stopped at. */
  at: string;
  heading: string;
  /** Does what is asked. */
  satisfy: (page: Page, world: MockWorld) => Promise<void>;
}

async function changePassword(page: Page) {
  await page.getByLabel('Current password', { exact: true }).fill('Sunny-Harbor-42');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await screen.press(page, 'Update password');
  await page.getByRole('alertdialog', { name: 'Password changed' }).getByRole('button', { name: 'OK' }).click();
}

/** All sessions have ended; the new password signs in, and the way back was kept. */
async function signInAnew(page: Page, username: string) {
  await screen.arrivesAt(page, '/auth/login');
  await signIn.signIn(page, username, NEW_PASSWORD);
}

const obligations: readonly Obligation[] = [
  {
    person: 'pat',
    at: '/auth/change-password',
    heading: 'Choose a new password',
    async satisfy(page) {
      await changePassword(page);
      await signInAnew(page, 'pat.obliged');
    },
  },
  {
    person: 'cora',
    at: '/auth/review-contact-info',
    heading: 'Is your contact info up to date?',
    async satisfy(page) {
      await expect(page.getByText('cora@example.com')).toBeVisible();
      await screen.press(page, 'Confirm');
    },
  },
  {
    person: 'fred',
    at: '/auth/obligations/force-basic-credential-authentication',
    heading: 'Confirm your password',
    async satisfy(page) {
      await expect(page.getByLabel('User ID')).toHaveValue('fred.obliged');
      await page.getByLabel('Password', { exact: true }).fill('Sunny-Harbor-42');
      await screen.press(page, 'Log in');
    },
  },
  {
    person: 'sam',
    at: '/auth/obligations/force-saml-authentication',
    heading: 'Sign in with your company',
    async satisfy(page) {
      await screen.follow(page, 'Continue');
      await expect(screen.heading(page, 'Identity provider of Kestrel Air')).toBeVisible();
      await page.getByLabel('Username or e-mail address').fill('sam.obliged');
      await screen.press(page, 'Sign in');
    },
  },
  {
    person: 'lea',
    at: '/auth/user/legal-agreements',
    heading: 'Please read and agree',
    async satisfy(page) {
      await page.getByRole('checkbox').check();
      await screen.press(page, 'Agree');
    },
  },
  {
    person: 'stan',
    at: '/auth/step-up',
    heading: "Confirm it's you",
    async satisfy(page, world) {
      await page.getByRole('radio', { name: 'Text message' }).check();
      await screen.press(page, 'Continue');
      const { code } = await world.outbox.waitFor({ kind: 'stepUp' });
      await page.getByLabel('Code').fill(code ?? '');
      await screen.press(page, 'Confirm');
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

const here = (page: Page) => new URL(page.url());
async function arrivesAtTarget(page: Page) {
  await expect.poll(() => here(page).pathname + here(page).search, { message: 'the original target' }).toBe(target);
}

for (const { person, at, heading, satisfy } of obligations) {
  test.describe(`${person}, who is stopped at ${at}`, () => {
    test('logs in, is stopped, satisfies it and arrives at the original target', async ({ page, world }) => {
      await signIn.open(page, `?redirectUrl=${encodeURIComponent(target)}`);
      await signIn.signIn(page, `${person}.obliged`);
      await screen.arrivesAt(page, at);
      expect(here(page).searchParams.get('redirectUrl')).toBe(target);
      await expect(screen.heading(page, heading)).toBeVisible();
      if (at.startsWith('/auth/')) await expectAccessible(page, [320, 1024]);
      await satisfy(page, world);
      await arrivesAtTarget(page);
      await expect(screen.heading(page, /^Welcome|^Hello/)).toBeVisible();
    });

    test('cannot walk around it by typing another URL, and comes to that one afterwards', async ({ page, world, signInAs }) => {
      await signInAs(person);
      for (const typed of ['/', '/auth/account-settings/contact-info', '/auth/account-settings/change-password', '/auth/choose-product', '/authn/landing', target]) {
        await page.goto(typed);
        await screen.arrivesAt(page, at);
      }
      await satisfy(page, world);
      await arrivesAtTarget(page);
    });
  });
}

test.describe('create basic credentials', () => {
  const at = '/auth/obligations/create-basic-credentials';
  async function stoppedAt(page: Page) {
    await page.goto(`/outside/sso/kestrel/initiate?redirectUrl=${encodeURIComponent(target)}`);
    await page.getByLabel('Username or e-mail address').fill('basil.obliged');
    await screen.press(page, 'Sign in');
    await screen.arrivesAt(page, at);
    await expect(screen.heading(page, 'Create your user ID and password')).toBeVisible();
  }
  async function fill(page: Page, username: string, password = NEW_PASSWORD) {
    await page.getByLabel('User ID').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
  }

  test('basil comes through single sign-on, is stopped, creates them, is told so, and arrives at the original target', async ({ page, world }) => {
    await stoppedAt(page);
    await expectAccessible(page, [320, 1024]);
    await fill(page, 'basil.own');
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await arrivesAtTarget(page);
    await expect(page.getByRole('status').filter({ hasText: 'Your username and password are ready.' })).toBeVisible();
    expect(await world.journal.list({ operationId: 'createBasicCredentials' })).toHaveLength(1);
  });

  test('he cannot walk around it by typing another URL', async ({ page }) => {
    await stoppedAt(page);
    for (const typed of ['/', '/view/home', '/authn/landing']) {
      await page.goto(typed);
      await screen.arrivesAt(page, at);
    }
  });

  test('terms, length and rules are told at their fields, and nothing is sent before all are right', async ({ page, world }) => {
    await stoppedAt(page);
    await fill(page, 'abcd', 'weak');
    await screen.press(page, 'Create');
    await expect(page.getByText('Username must be between 5 and 30 characters.')).toBeVisible();
    await expect(page.getByText('Terms must be accepted')).toBeVisible();
    await expect(page.getByLabel('User ID')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, [320, 1024]);
    expect(await world.journal.list({ operationId: 'createBasicCredentials' })).toHaveLength(0);
  });

  test('a username that is taken, and a password that the server refuses, can be corrected', async ({ page }) => {
    await stoppedAt(page);
    await page.getByRole('checkbox').check();
    await fill(page, 'ann.lee');
    await screen.press(page, 'Create');
    await expect(page.getByText('This username is already taken. Please choose another one.')).toBeVisible();
    await fill(page, 'basil.own', 'Password-1');
    await screen.press(page, 'Create');
    await expect(page.getByText('This password is too common. Please choose another one.')).toBeVisible();
    await fill(page, 'basil.own');
    await screen.press(page, 'Create');
    await arrivesAtTarget(page);
  });

  test('cancel goes to logout', async ({ page }) => {
    await stoppedAt(page);
    await screen.press(page, 'Cancel');
    await expect.poll(() => here(page).pathname).toMatch(/^\/auth\/(login|sso-login\/request)$/);
  });

  test('/auth/user/create-credential is the same page, and leads to the landing page without a redirectUrl', async ({ page, signInAs }) => {
    await signInAs('basil', { method: 'SSO' });
    await page.goto('/auth/user/create-credential');
    await fill(page, 'basil.own');
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await screen.arrivesAt(page, '/');
  });
});

test.describe('several and elsewhere', () => {
  test('two at once are met one after the other, and then the original target shows', async ({ page }) => {
    await signIn.open(page, `?redirectUrl=${encodeURIComponent(target)}`);
    await signIn.signIn(page, 'duo.obliged');
    await screen.arrivesAt(page, '/auth/change-password');
    await changePassword(page);
    await signInAnew(page, 'duo.obliged');
    await screen.arrivesAt(page, '/auth/review-contact-info');
    await screen.press(page, 'Confirm');
    await arrivesAtTarget(page);
  });

  test('the second of two takes over from the page of the first', async ({ page, world, signInAs }) => {
    await world.given.obligation('reviewContactInfo').for('ann');
    await world.given.obligation('acceptLegalAgreements', { args: { agreements: btoa('["terms-of-service"]') } }).for('ann');
    await signInAs('ann');
    await page.goto(target);
    await screen.arrivesAt(page, '/auth/review-contact-info');
    await screen.press(page, 'Confirm');
    await screen.arrivesAt(page, '/auth/user/legal-agreements');
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Agree');
    await arrivesAtTarget(page);
  });

  test('one that was satisfied in another tab keeps nobody in this one', async ({ page, context, signInAs }) => {
    await signInAs('cora');
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(target);
      await screen.arrivesAt(tab, '/auth/review-contact-info');
    }
    await screen.press(other, 'Confirm');
    await arrivesAtTarget(other);
    await screen.press(page, 'Confirm');
    await arrivesAtTarget(page);
  });

  test('the query string is kept', async ({ page }) => {
    await signIn.open(page, `?redirectUrl=${encodeURIComponent(target)}&campaign=spring`);
    await signIn.signIn(page, 'cora.obliged');
    await screen.arrivesAt(page, '/auth/review-contact-info');
    expect(here(page).searchParams.get('campaign')).toBe('spring');
  });
});

test.describe('a command in the middle of a session', () => {
  const open = '/auth/account-settings/devices';
  test.beforeEach(async ({ page, world, signInAs }) => {
    await world.given.obligation('createBasicCredentials', { isLoginObligation: false }).for('ann');
    await signInAs('ann');
    await page.goto(open);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test('is asked about once, over a page that shows all the same', async ({ page, world }) => {
    await page.goto('/auth/account-settings/contact-info');
    await expect(page.getByText('One more step')).toBeVisible();
    await expect(page.getByText('ann@example.com')).toBeVisible();
    // Once for each of the two pages.
    expect(await world.journal.list({ operationId: 'checkObligations' })).toHaveLength(2);
  });

  test('shows as a modal, leads to its page, and back to where the person was', async ({ page }) => {
    await screen.press(page, 'Continue');
    await screen.arrivesAt(page, '/auth/obligations/create-basic-credentials');
    expect(here(page).searchParams.get('redirectUrl')).toBe(open);
    await page.getByLabel('User ID').fill('ann.basic');
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await screen.arrivesAt(page, open);
  });

  test('whoever does not want to is logged out', async ({ page }) => {
    await screen.press(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });
});

test.describe('what nobody knows', () => {
  const withObligation = (obligation: object) => ({ code: 'BLOCKED_BY_OBLIGATION', message: 'Blocked.', traceId: 'trace-1', errors: [], obligation });

  test.describe('and what leads elsewhere', () => {
    test.use({ allow: { breaches: true, consoleErrors: [/contract/i] } });
    const unusable: readonly [name: string, obligation: object][] = [
      ['an unknown command', { kind: 'command', command: 'danceForUs', isLoginObligation: true }],
      ['a command that reaches a prototype', { kind: 'command', command: '__proto__', isLoginObligation: true }],
      ['an unknown kind', { kind: 'song', isLoginObligation: true }],
      ['a redirect without a URL', { kind: 'redirect', isLoginObligation: true }],
      ['a redirect to another origin', { kind: 'redirect', url: 'https://evil.example/', isLoginObligation: true }],
      ['a redirect to a script', { kind: 'redirect', url: 'javascript:alert(1)', isLoginObligation: true }],
    ];
    for (const [name, obligation] of unusable) {
      test(`${name} ends in a clear page, never in a loop`, async ({ page, world, signInAs, baseURL }) => {
        await signInAs('ann');
        await world.on('checkObligations').offSpec().answer({ status: 412, body: withObligation(obligation) });
        await page.goto('/auth/account-settings/devices');
        await expect(screen.heading(page, /.+/)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await expectAccessible(page, [320]);
        expect(here(page).origin).toBe(baseURL);
        await expect(page.getByRole('table')).toBeHidden();
        expect((await world.journal.list({ operationId: 'checkObligations' })).length).toBeLessThanOrEqual(3);
      });
    }
  });

  for (const kind of ['dance-for-us', '__proto__', 'constructor', '%3Cb%3E']) {
    test(`/auth/obligations/${kind} is a clear page with a way on`, async ({ page, signInAs }) => {
      await signInAs('ann');
      await page.goto(`/auth/obligations/${kind}`);
      await expect(screen.heading(page, 'We cannot show this step')).toBeVisible();
      await expectAccessible(page, [320, 1024]);
      await screen.follow(page, 'Log out');
      await screen.arrivesAt(page, '/auth/login');
    });
  }

  for (const query of ['', '?clientId=', '?clientId=..%2F..%2Fx', '?clientId=%3Cscript%3E']) {
    test(`force SAML with "${query}" names no client: a clear page, and no way to follow`, async ({ page, signInAs }) => {
      await signInAs('ann');
      await page.goto(`/auth/obligations/force-saml-authentication${query}`);
      await expect(page.getByRole('alert')).toContainText('We do not know which');
      await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
    });
  }

  test('a 403 leads to /auth/unauthorized-error with the trace id', async ({ page, world, signInAs }) => {
    await signInAs('cora');
    await page.goto('/auth/review-contact-info');
    await world.on('confirmContactInfo').status(403);
    await screen.press(page, 'Confirm');
    await screen.arrivesAt(page, '/auth/unauthorized-error');
    expect(here(page).searchParams.get('traceId')).toMatch(/\S+/);
  });
});

test.describe('force basic credentials', () => {
  const open = `/auth/obligations/force-basic-credential-authentication?redirectUrl=${encodeURIComponent(target)}`;

  test('a wrong password says so and keeps the person there', async ({ page, signInAs }) => {
    await signInAs('fred');
    await page.goto(open);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Harbor-42');
    await screen.press(page, 'Log in');
    await expect(page.getByRole('alert')).toContainText('The user ID or password is not correct.');
    await expectAccessible(page, [320, 1024]);
    await page.goto(target);
    await screen.arrivesAt(page, '/auth/obligations/force-basic-credential-authentication');
  });

  test('has a forgot-password link, and the user ID goes along', async ({ page, signInAs }) => {
    await signInAs('fred');
    await page.goto(open);
    await expect(page.getByLabel('User ID')).toHaveValue('fred.obliged');
    await screen.follow(page, 'Forgot your password?');
    await screen.arrivesAt(page, '/auth/forgot-password/request');
  });
});
