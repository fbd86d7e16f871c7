import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';

export interface GalleryScreen {
  readonly name: string;
  readonly path: string;
  /** This person has signed in before the page opens. */
  readonly person?: string;
  readonly method?: 'SSO' | 'Nexo';
  /** Prepares the world before the page opens. */
  readonly given?: (world: MockWorld) => Promise<unknown>;
  /**
   * Acts on the page before the picture. It finds fields by their `name`, because the gallery uses several languages.
   */
  readonly act?: (page: Page) => Promise<unknown>;
}

const submit = (page: Page) => page.locator('main form button[type="submit"]').click();
const agreements = Buffer.from(JSON.stringify(['terms-of-service', 'privacy-policy'])).toString('base64');
const settings = (tab: string) => `/auth/account-settings/${tab}`;

async function openDialog(page: Page): Promise<void> {
  await page.locator('button[aria-haspopup="dialog"]').click();
  await page.locator('dialog[open]').waitFor();
}

async function enterUsername(page: Page, username: string): Promise<void> {
  await page.locator('input[name="username"]').fill(username);
  await submit(page);
  // Until the username is checked, the field is there for password managers only.
  await page.locator('.login-password input').waitFor();
}

/** This last part of the sign-in page loads when the page is idle. Some engines have no passkeys. */
async function passkeyIsOffered(page: Page): Promise<void> {
  if (await page.evaluate(() => 'PublicKeyCredential' in window)) await page.locator('.login-passkey button').waitFor();
}

/**
 * Every screen of docs/product/2-screens.md, in the order in which a user meets them. Some appear a second time, with
 * an error.
 */
export const screens: readonly GalleryScreen[] = [
  { name: 'Login', path: '/auth/login', act: passkeyIsOffered },
  {
    name: 'Login, password',
    path: '/auth/login',
    act: async (page) => {
      await passkeyIsOffered(page);
      await enterUsername(page, 'ann.lee');
    },
  },
  {
    name: 'Login, refused',
    path: '/auth/login',
    act: async (page) => {
      await passkeyIsOffered(page);
      await enterUsername(page, 'ann.lee');
      await page.locator('input[name="password"]').fill('Wrong-Harbor-1');
      await submit(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'Forgot password', path: '/auth/forgot-password/request' },
  {
    name: 'Reset password',
    path: '/auth/forgot-password/reset?token=reset-valid',
    act: (page) => page.locator('input[type="password"]').first().fill('Lantern'),
  },
  { name: 'Reset password, link failure', path: '/auth/forgot-password/reset?token=reset-expired' },
  { name: 'Forgot username', path: '/auth/forgot-username/request' },
  { name: 'Single sign-on', path: '/auth/sso-login/request' },
  {
    name: 'Single sign-on, not found',
    path: '/auth/sso-login/request',
    act: async (page) => {
      await page.locator('main input').first().fill('somebody@nowhere.example');
      await submit(page);
      await page.locator('[aria-invalid="true"], [role="alert"]:not(:empty)').first().waitFor();
    },
  },
  { name: 'Self-registration', path: '/auth/self-registration/request' },
  {
    name: 'Check your email',
    path: '/auth/forgot-username/request',
    act: async (page) => {
      await page.locator('main input').first().fill('ann@example.com');
      await submit(page);
      await page.locator('.ui-result').waitFor();
    },
  },
  { name: 'Invitation, date of birth', path: '/auth/user-confirmation?token=invite-valid' },
  {
    name: 'Invitation, two cards',
    path: '/auth/user-confirmation?token=invite-no-check',
    given: (world) => world.given.flag('enableRegistrationLinkExistingAccount'),
  },
  { name: 'Invitation, used', path: '/auth/user-confirmation?token=invite-used' },
  { name: 'Invitation, registration portal', path: '/auth/user-confirmation?token=invite-aim' },
  { name: 'Create account, personal info', path: '/auth/create-account/invite-no-check' },
  {
    name: 'Create account, errors',
    path: '/auth/create-account/invite-no-check',
    act: async (page) => {
      await page.locator('input[name="email"]').fill('nell at example');
      await page.locator('input[name="confirmEmail"]').fill('other@example.com');
      await page.locator('input[name="email"]').focus();
      await page.locator('input[name="firstName"]').focus();
    },
  },
  {
    name: 'Create account, code',
    path: '/auth/create-account/invite-no-check',
    act: async (page) => {
      await page.locator('input[name="email"]').fill('nell.new@example.com');
      await page.locator('input[name="confirmEmail"]').fill('nell.new@example.com');
      await page.locator('input[type="checkbox"]').check();
      await submit(page);
      await page.locator('input[name="code"]').waitFor();
    },
  },
  { name: 'Registration success', path: '/auth/a/registration/success' },
  { name: 'Registration error', path: '/auth/a/error' },
  { name: 'Account linking', path: '/auth/account-linking?token=invite-link', person: 'leo' },
  {
    name: 'Decline confirmation',
    path: '/auth/account-linking?token=invite-link',
    person: 'leo',
    act: async (page) => {
      await page.locator('main button').last().click();
      await page.locator('dialog[open] .ui-button--danger, dialog[open] .ui-button--primary').click();
      // The address changes before its page appears.
      await page.waitForURL(/decline-confirmation/);
      await page.locator('main a.ui-button').waitFor();
    },
  },
  { name: 'Create credential', path: '/auth/create-credential/account-info?token=credential-valid' },
  { name: 'Create credential, done', path: '/auth/create-credential/success-notification' },
  {
    name: 'Single sign-on confirmation',
    path: '/auth/sso-service-provider/associate-confirmation?token=sso-confirm',
    person: 'ann',
    method: 'SSO',
  },
  { name: 'Verify email', path: '/auth/email-verify-notification', person: 'vera' },
  { name: 'Verify contact info', path: '/auth/verify-contact-info?type=email&purpose=business', person: 'mona' },
  { name: 'Offer of a passkey', path: '/auth/passkey-offer', person: 'ann' },
  { name: 'Step-up', path: '/auth/step-up?requiredLevel=3', person: 'stan' },
  { name: 'Change password, obligation', path: '/auth/change-password', person: 'pat' },
  { name: 'Change username', path: '/auth/change-username', person: 'mia' },
  { name: 'Review username', path: '/auth/review-username', person: 'rex' },
  { name: 'Review contact info', path: '/auth/review-contact-info', person: 'cora' },
  { name: 'Basic credentials', path: '/auth/user/create-credential', person: 'basil', method: 'SSO' },
  { name: 'Require SAML', path: '/auth/obligations/force-saml-authentication?clientId=400', person: 'sam' },
  {
    name: 'Require basic credentials',
    path: '/auth/obligations/force-basic-credential-authentication',
    person: 'fred',
  },
  { name: 'Legal agreements', path: `/auth/user/legal-agreements?agreements=${agreements}`, person: 'lea' },
  { name: 'Add phone', path: '/auth/add-phone', person: 'phil' },
  { name: 'Add email', path: '/auth/add-email', person: 'ella' },
  { name: 'Switch clients', path: settings('switch-clients'), person: 'ben' },
  {
    name: 'Add client',
    path: settings('switch-clients'),
    person: 'oscar',
    act: async (page) => {
      await openDialog(page);
      await page.locator('input[name="client"]').fill('Maple');
      await page.getByRole('radio').nth(1).check();
    },
  },
  { name: 'Contact info', path: settings('contact-info'), person: 'sora' },
  { name: 'Add contact', path: settings('contact-info'), person: 'ann', act: openDialog },
  {
    name: 'Change password',
    path: settings('change-password'),
    person: 'ann',
    act: (page) => page.locator('input[name="newPassword"]').fill('Windy'),
  },
  { name: 'Language and region', path: settings('localization'), person: 'ann' },
  { name: 'Devices', path: settings('devices'), person: 'dana' },
  { name: 'Security, nothing set up', path: settings('security'), person: 'ann' },
  {
    name: 'Security',
    path: settings('security'),
    person: 'ann',
    given: (world) => world.scenario('trusted-devices'),
    act: (page) => page.locator('.security__entry').last().waitFor(),
  },
  { name: 'Choose product', path: '/auth/choose-product', person: 'petra' },
  { name: 'Impersonation', path: '/auth/impersonation?impersonationId=impersonation-good', person: 'oscar' },
  {
    name: 'Marketplace, failed',
    path: '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=none',
    person: 'ann',
  },
  { name: 'Switch clients message', path: '/auth/switch-clients-message' },
  { name: 'Home', path: '/view/home', person: 'ann' },
  // What the names of people and companies do to a sentence.
  { name: 'Home, names of one character', path: '/view/home', person: 'tsubasa' },
  { name: 'Home, one name', path: '/view/home', person: 'suharto' },
  { name: 'Home, a name from right to left', path: '/view/home', person: 'layla' },
  { name: 'Contact info, a long name', path: settings('contact-info'), person: 'maximiliane' },
  { name: 'Terms of Service', path: '/auth/legal' },
  { name: 'Unauthorized', path: '/auth/unauthorized-error?traceId=4f1c2a90-7d31-4f0e-9c55-0a6d1f7b2c11' },
  { name: 'Resource not found', path: '/auth/resource-not-found' },
  { name: 'No access', path: '/auth/account-no-access' },
  { name: 'Archived', path: '/auth/archived' },
  { name: 'Outage', path: '/auth/outage' },
];
