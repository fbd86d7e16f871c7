import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';

/** A page before the picture. It finds fields by their `name`, because the gallery uses several languages. */
type Act = (page: Page) => Promise<unknown>;

export interface GalleryScreen {
  readonly name: string;
  readonly path: string;
  /** This person has signed in before the page opens. */
  readonly person?: string;
  readonly method?: 'SSO' | 'Nexo';
  /** Prepares the world before the page opens. */
  readonly given?: (world: MockWorld) => Promise<unknown>;
  readonly act?: Act;
}

type More = Omit<GalleryScreen, 'name' | 'path'>;
const at = (name: string, path: string, more: More = {}): GalleryScreen => ({ name, path, ...more });
const as = (person: string, name: string, path: string, more: More = {}) => at(name, path, { person, ...more });
const submit = (page: Page) => page.locator('main form button[type="submit"]').click();
const agreements = Buffer.from(JSON.stringify(['terms-of-service', 'privacy-policy'])).toString('base64');
const settings = (tab: string) => `/auth/account-settings/${tab}`;

const fill =
  (selector: string, text: string): Act =>
  (page) =>
    page.locator(selector).first().fill(text);
const seen =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().waitFor();
const each =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };
const openDialog = each((page) => page.locator('button[aria-haspopup="dialog"]').click(), seen('dialog[open]'));
// Until the username is checked, the field is there for password managers only.
const enterUsername = each(fill('input[name="username"]', 'ann.lee'), submit, seen('.login-password input'));

/** This last part of the sign-in page loads when the page is idle. Some engines have no passkeys. */
async function passkeyIsOffered(page: Page): Promise<void> {
  if (await page.evaluate(() => 'PublicKeyCredential' in window)) await page.locator('.login-passkey button').waitFor();
}

const login = '/auth/login';
const account = '/auth/create-account/invite-no-check';
const link = '/auth/account-linking?token=invite-link';

/** Every screen of docs/product/2-screens.md, in the order in which a user meets them. Some come again with an error. */
export const screens: readonly GalleryScreen[] = [
  at('Login', login, { act: passkeyIsOffered }),
  at('Login, password', login, { act: each(passkeyIsOffered, enterUsername) }),
  at('Login, refused', login, {
    act: each(passkeyIsOffered, enterUsername, fill('input[name="password"]', 'Wrong-Harbor-1'), submit, (page) =>
      page.getByRole('alert').first().waitFor(),
    ),
  }),
  at('Login, code', login, {
    act: each(
      enterUsername,
      (page) => page.locator('.login-passkey-place > button').click(),
      seen('input[name="code"]'),
    ),
  }),
  at('Forgot password', '/auth/forgot-password/request'),
  at('Reset password', '/auth/forgot-password/reset?token=reset-valid', {
    act: fill('input[type="password"]', 'Lantern'),
  }),
  at('Reset password, link failure', '/auth/forgot-password/reset?token=reset-expired'),
  at('Forgot username', '/auth/forgot-username/request'),
  at('Single sign-on', '/auth/sso-login/request'),
  at('Single sign-on, not found', '/auth/sso-login/request', {
    act: each(
      fill('main input', 'somebody@nowhere.example'),
      submit,
      seen('[aria-invalid="true"], [role="alert"]:not(:empty)'),
    ),
  }),
  at('Self-registration', '/auth/self-registration/request'),
  at('Check your email', '/auth/forgot-username/request', {
    act: each(fill('main input', 'ann@example.com'), submit, seen('.ui-result')),
  }),
  at('Invitation, date of birth', '/auth/user-confirmation?token=invite-valid'),
  at('Invitation, two cards', '/auth/user-confirmation?token=invite-no-check', {
    given: (world) => world.given.flag('enableRegistrationLinkExistingAccount'),
  }),
  at('Invitation, used', '/auth/user-confirmation?token=invite-used'),
  at('Invitation, registration portal', '/auth/user-confirmation?token=invite-aim'),
  at('Create account, personal info', account),
  at('Create account, errors', account, {
    act: each(
      fill('input[name="email"]', 'nell at example'),
      fill('input[name="confirmEmail"]', 'other@example.com'),
      (page) => page.locator('input[name="email"]').focus(),
      (page) => page.locator('input[name="firstName"]').focus(),
    ),
  }),
  at('Create account, code', account, {
    act: each(
      fill('input[name="email"]', 'nell.new@example.com'),
      fill('input[name="confirmEmail"]', 'nell.new@example.com'),
      (page) => page.locator('input[type="checkbox"]').check(),
      submit,
      seen('input[name="code"]'),
    ),
  }),
  at('Registration success', '/auth/a/registration/success'),
  at('Registration error', '/auth/a/error'),
  as('leo', 'Account linking', link),
  as('leo', 'Decline confirmation', link, {
    act: each(
      (page) => page.locator('main button').last().click(),
      (page) => page.locator('dialog[open] .ui-button--danger, dialog[open] .ui-button--primary').click(),
      // The address changes before its page appears.
      (page) => page.waitForURL(/decline-confirmation/),
      seen('main a.ui-button'),
    ),
  }),
  at('Create credential', '/auth/create-credential/account-info?token=credential-valid'),
  at('Create credential, done', '/auth/create-credential/success-notification'),
  as('ann', 'Single sign-on confirmation', '/auth/sso-service-provider/associate-confirmation?token=sso-confirm', {
    method: 'SSO',
  }),
  as('vera', 'Verify email', '/auth/email-verify-notification'),
  as('mona', 'Verify contact info', '/auth/verify-contact-info?type=email&purpose=business'),
  as('ann', 'Offer of a passkey', '/auth/passkey-offer'),
  as('stan', 'Step-up', '/auth/step-up?requiredLevel=3'),
  as('pat', 'Change password, obligation', '/auth/change-password'),
  as('mia', 'Change username', '/auth/change-username'),
  as('rex', 'Review username', '/auth/review-username'),
  as('cora', 'Review contact info', '/auth/review-contact-info'),
  as('basil', 'Basic credentials', '/auth/user/create-credential', { method: 'SSO' }),
  as('sam', 'Require SAML', '/auth/obligations/force-saml-authentication?clientId=400'),
  as('fred', 'Require basic credentials', '/auth/obligations/force-basic-credential-authentication'),
  as('lea', 'Legal agreements', `/auth/user/legal-agreements?agreements=${agreements}`),
  as('phil', 'Add phone', '/auth/add-phone'),
  as('ella', 'Add email', '/auth/add-email'),
  as('ben', 'Switch clients', settings('switch-clients')),
  as('oscar', 'Add client', settings('switch-clients'), {
    act: each(openDialog, fill('input[name="client"]', 'Maple'), (page) => page.getByRole('radio').nth(1).check()),
  }),
  as('sora', 'Contact info', settings('contact-info')),
  as('ann', 'Add contact', settings('contact-info'), { act: openDialog }),
  as('ann', 'Change password', settings('change-password'), { act: fill('input[name="newPassword"]', 'Windy') }),
  as('ann', 'Language and region', settings('localization')),
  as('dana', 'Devices', settings('devices')),
  as('ann', 'Security, nothing set up', settings('security')),
  as('ann', 'Security', settings('security'), {
    given: (world) => world.scenario('trusted-devices'),
    act: (page) => page.locator('.security__entry').last().waitFor(),
  }),
  as('petra', 'Choose product', '/auth/choose-product'),
  as('oscar', 'Impersonation', '/auth/impersonation?impersonationId=impersonation-good'),
  as('ann', 'Marketplace, failed', '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=none'),
  at('Switch clients message', '/auth/switch-clients-message'),
  as('ann', 'Home', '/view/home'),
  // What the names of people and companies do to a sentence.
  as('tsubasa', 'Home, names of one character', '/view/home'),
  as('suharto', 'Home, one name', '/view/home'),
  as('layla', 'Home, a name from right to left', '/view/home'),
  as('maximiliane', 'Contact info, a long name', settings('contact-info')),
  at('Terms of Service', '/auth/legal'),
  at('Unauthorized', '/auth/unauthorized-error?traceId=4f1c2a90-7d31-4f0e-9c55-0a6d1f7b2c11'),
  at('Resource not found', '/auth/resource-not-found'),
  at('No access', '/auth/account-no-access'),
  at('Archived', '/auth/archived'),
  at('Outage', '/auth/outage'),
];
