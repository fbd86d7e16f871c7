import type { MockWorld } from '../../../mock-server/client/world';
import { test } from '../test';
import { PASSWORD, signIn } from '../user/sign-in';
import { withSlowScripts } from '../user/slow-scripts';
import type { User } from '../user/user';

/** Each stops the user after sign-in, is satisfied, and leads on. */
interface Obligation {
  username: string;
  at: string;
  title: string;
  satisfy: (user: User, world: MockWorld) => Promise<void>;
}

/** Users may open this page after every way to sign in. */
const target = '/view/home';
const NEW_PASSWORD = 'Windy-Meadow-17';

const obligations: readonly Obligation[] = [
  {
    username: 'pat.obliged',
    at: '/auth/change-password',
    title: 'Choose a new password',
    async satisfy(user) {
      await user.fill('Current password', PASSWORD);
      await user.fill('New password', NEW_PASSWORD);
      await user.press('Update password');
      await user.see('alertdialog', 'Password changed');
      await user.press('OK');
      await user.arrivesAt('/auth/login');
      await signIn(user, 'pat.obliged', NEW_PASSWORD);
    },
  },
  {
    username: 'cora.obliged',
    at: '/auth/review-contact-info',
    title: 'Is your contact info up to date?',
    async satisfy(user) {
      await user.seeText('cora@example.com');
      await user.press('Confirm');
    },
  },
  {
    username: 'fred.obliged',
    at: '/auth/obligations/force-basic-credential-authentication',
    title: 'Confirm your password',
    async satisfy(user) {
      await user.fill('Password', PASSWORD);
      await user.press('Log in');
    },
  },
  {
    username: 'sam.obliged',
    at: '/auth/obligations/force-saml-authentication',
    title: 'Log in with your company',
    async satisfy(user) {
      await user.follow('Continue');
      await user.see('heading', 'Identity provider of Kestrel Air');
      await user.fill('Username or e-mail address', 'sam.obliged');
      await user.press('Sign in');
    },
  },
  {
    username: 'lea.obliged',
    at: '/auth/user/legal-agreements',
    title: 'Please read and agree',
    async satisfy(user) {
      await user.check('checkbox', /./);
      await user.press('Agree');
    },
  },
  {
    username: 'stan.obliged',
    at: '/auth/step-up',
    title: 'Confirm that it’s you',
    async satisfy(user, world) {
      await user.check('radio', /^Text message/);
      await user.press('Continue');
      await user.see('field', 'Code');
      await user.fill('Code', (await world.outbox.waitFor({ kind: 'stepUp' })).code ?? '');
      await user.press('Confirm');
    },
  },
  {
    username: 'rita.obliged',
    at: '/outside/notice',
    title: 'Notice',
    satisfy: (user) => user.press('I have read it'),
  },
  {
    username: 'uri.obliged',
    at: '/auth/change-username',
    title: 'Please choose a new username',
    async satisfy(user) {
      await user.press('Continue');
      await user.see('heading', 'Create your username');
      await user.fill('Username', 'uri.new-name');
      await user.fill('Current password', PASSWORD);
      await user.press('Submit');
    },
  },
  {
    username: 'rex.obliged',
    at: '/auth/review-username',
    title: 'You have a new username',
    async satisfy(user) {
      await user.press('Continue');
      await user.see('heading', 'Review your username');
      await user.press('Continue');
    },
  },
  {
    username: 'phil.obliged',
    at: '/auth/add-phone',
    title: 'Add a phone number',
    async satisfy(user) {
      await user.pressOn({ role: 'field', name: { text: 'Phone number' } });
      await user.type('(212) 555-0142');
      await user.press('Add phone number');
    },
  },
  {
    username: 'ella.obliged',
    at: '/auth/add-email',
    title: 'Add an email address',
    async satisfy(user) {
      await user.fill('Email address', 'ella@example.com');
      await user.press('Add email address');
    },
  },
  {
    username: 'vera.obliged',
    at: '/auth/email-verify-notification',
    title: 'Verify your email address',
    async satisfy(user, world) {
      await user.press('Send code');
      await user.see('heading', 'Enter the code');
      const { code } = await world.outbox.waitFor({ to: 'vera@example.com', kind: 'emailVerification' });
      await user.fill('Code', code ?? '');
      await user.press('Verify');
    },
  },
];

for (const { username, at, title, satisfy } of obligations) {
  test(`${username} is stopped at ${at}, and arrives at the target`, async ({ user, world }) => {
    await user.goto(`/auth/login?redirectUrl=${encodeURIComponent(target)}`);
    await signIn(user, username);
    await user.arrivesAt(at);
    await user.see('heading', title);
    await satisfy(user, world);
    await user.arrivesAt(target);
    await user.see('heading', /^(Welcome|Hello)/);
  });
}

test('single sign-on without credentials asks to create them', async ({ user }) => {
  await user.goto(`/outside/sso/kestrel/initiate?redirectUrl=${encodeURIComponent(target)}`);
  await user.fill('Username or e-mail address', 'basil.obliged');
  await user.press('Sign in');
  await user.arrivesAt('/auth/obligations/create-basic-credentials');
  await user.fill(/^Username/, 'basil.own');
  await user.fill('Password', NEW_PASSWORD);
  await user.check('checkbox', /./);
  await user.press('Create');
  await user.arrivesAt(target);
  await user.see('heading', 'Welcome, Basil');
});

test('a part of the page that still loads does not keep the user on it', async ({ user, baseURL, signInAs }) => {
  await signInAs('cora');
  // Every signed-in page loads this part when it is idle.
  await withSlowScripts(
    baseURL ?? '',
    async ({ origin, isHolding, letScriptsLoad }) => {
      await user.goto(`${origin}/auth/review-contact-info?redirectUrl=${encodeURIComponent(target)}`);
      await user.until('the request of the part', async () => (isHolding() ? true : undefined));
      await user.press('Confirm');
      await user.arrivesAt(target);
      letScriptsLoad();
      await user.see('heading', 'Welcome, Cora');
    },
    /SignedIn-/,
  );
});
