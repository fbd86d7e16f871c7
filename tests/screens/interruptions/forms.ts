import { findNetwork, loseNetwork } from '../app';
import type { OperationId } from '../../../openapi/generated/operations';
import { field, heading, press, sees } from '../screen';
import { expect } from 'vitest';
import { fill, reach, submitButton, typed } from './form';
import { endSessions, type FormRow, type Scene, sendsOnce } from './scene';

const PASSWORD = 'Sunny-Harbor-42';
const NEW_PASSWORD = 'Quiet!Meadow9Wx';

const recovery = (use: string, calls: OperationId, email = 'new.hire@example.com'): FormRow => ({
  name: `EmailForm (${use})`,
  path: `/auth/${use}/request`,
  type: { email },
  calls,
});

const INVITED = 'nell.new@example.com';
const personalInfo = { email: INVITED, confirmEmail: INVITED, termsAccepted: true } as const;
const createAccount = '/auth/create-account/invite-no-check';
const security = { as: 'ann', level: 3, path: '/auth/account-settings/security' } as const;

/** The form needs no session. */
async function sendsAlone(scene: Scene): Promise<void> {
  await endSessions(scene.world);
  submitButton().click();
  await sendsOnce(scene);
  await expect.poll(() => location.pathname).not.toBe('/auth/login');
}

const closesWith =
  (leave: (scene: Scene) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    await leave(scene);
    await expect.poll(() => document.querySelector('dialog:modal')).toBeNull();
    expect(await scene.world.journal.list({ operationId: scene.form.calls })).toEqual([]);
  };

async function pastUsername(): Promise<void> {
  await reach(['username']);
  await fill({ username: 'ann.lee' });
  await press('Next');
}

/** Every form of src. A code that is too short is sent by the button alone. */
export const forms: readonly FormRow[] = [
  {
    name: 'LoginForm',
    path: '/auth/login',
    type: { username: 'ann.lee' },
    calls: 'checkAuthPathByUsername',
    instead: {
      // docs/product/4-states.md: a check that fails leads to the password.
      'no network at the press': async ({ before }) => {
        await loseNetwork();
        await press('Next');
        await sees('We couldn’t check your username just now. You can continue with your password.');
        await expect.element(field('Password')).toHaveFocus();
        expect(typed()).toEqual(before);
      },
    },
  },
  {
    name: 'LoginForm (password)',
    path: '/auth/login',
    walk: async () => {
      await pastUsername();
      await expect.element(field('Password')).toBeVisible();
    },
    type: { password: PASSWORD },
    calls: 'login',
  },
  {
    name: 'CodeSignInScreen',
    path: '/auth/login',
    walk: async () => {
      await pastUsername();
      await press('Email me a code');
      await expect.element(field('Code')).toBeVisible();
    },
    entries: 2,
    type: { code: '12' },
    calls: 'finishCodeSignIn',
  },
  {
    name: 'ResetCode',
    path: '/auth/forgot-password/request',
    walk: async () => {
      await reach(['email']);
      await fill({ email: 'ann@example.com' });
      await press('Submit');
      await expect.element(field('Code from the email')).toBeVisible();
    },
    type: { code: '12' },
    calls: 'redeemPasswordResetCode',
  },
  recovery('forgot-password', 'requestPasswordReset'),
  recovery('forgot-username', 'requestUsernameReminder'),
  recovery('self-registration', 'requestSelfRegistration'),
  recovery('sso-login', 'searchIdentityProviders', 'kai@kestrel.example'),
  {
    name: 'ResetForm',
    path: '/auth/forgot-password/reset?token=reset-valid',
    type: { 'new-password': NEW_PASSWORD },
    calls: 'executeToken',
  },
  { name: 'PersonalInfoStep', path: createAccount, type: personalInfo, calls: 'prepareCodeEmailVerification' },
  {
    name: 'VerifyEmailStep',
    path: createAccount,
    walk: async () => {
      await reach(['email']);
      await fill(personalInfo);
      await press('Continue');
      await expect.element(heading('Verify your email address')).toBeVisible();
    },
    entries: 2,
    type: { code: '12' },
    calls: 'validateToken',
  },
  {
    name: 'CredentialsForm',
    path: '/auth/create-credential/account-info?token=credential-valid',
    type: { username: 'nell.byrne', password: NEW_PASSWORD, termsAccepted: true },
    calls: 'executeToken',
  },
  {
    name: 'DateOfBirthCheck',
    path: '/auth/user-confirmation?token=invite-valid',
    type: { 'dob-day': '17', 'dob-month': '4', 'dob-year': '1990' },
    calls: 'verifyAssociate',
    sends: ['1990-04-17'],
  },
  {
    name: 'ChangePasswordForm',
    as: 'ann',
    level: 3,
    path: '/auth/account-settings/change-password',
    type: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
    calls: 'changePassword',
  },
  {
    name: 'ImpersonationScreen',
    as: 'oscar',
    path: '/auth/impersonation?impersonationId=impersonation-good',
    type: { reason: 'Case 4711' },
    calls: 'startImpersonation',
    failure: /Impersonation failed/,
  },
  {
    name: 'UsernameForm',
    as: 'uri',
    path: '/auth/change-username',
    way: ['Continue'],
    entries: 2,
    type: { 'usernames.0': 'uri.other', password: PASSWORD },
    calls: 'updateUsernames',
  },
  {
    name: 'StepUpForm',
    as: 'max',
    path: '/auth/step-up?redirectUrl=/auth/account-settings/devices',
    way: ['Continue'],
    type: { code: '12' },
    calls: 'verifyMfaChallenge',
  },
  {
    name: 'AddClient',
    as: 'oscar',
    path: '/auth/account-settings/switch-clients',
    walk: async () => {
      await press('Add New Client');
      await field('Company name').fill('Maple');
    },
    type: { 'client-result': true },
    calls: 'provisionAllClientAccess',
    // Nothing is entered here but a choice, so the dialog closes and keeps none.
    instead: {
      'the session ends': async ({ world, left }) => {
        await endSessions(world);
        await press('Confirm');
        await sees('You were logged out because your session ended.');
        expect(left).toEqual([]);
      },
      Back: closesWith(async () => history.back()),
      'a reload': closesWith(({ again }) => again()),
      'no network at the press': async ({ left }) => {
        await loseNetwork();
        await press('Confirm');
        await sees('The company couldn’t be added to your account. Please try again.');
        await expect.poll(() => left).toEqual(['reload']);
      },
    },
  },
  {
    name: 'LocalizationScreen',
    as: 'ann',
    path: '/auth/account-settings/localization',
    type: { region: 'CA' },
    calls: 'saveRegionalSettings',
  },
  {
    name: 'ContactForm',
    as: 'ann',
    level: 3,
    path: '/auth/account-settings/contact-info',
    way: ['Add Contact'],
    type: { value: 'ann.half@example.com' },
    calls: 'addEmailAddress',
  },
  {
    name: 'LegalAgreementsScreen',
    as: 'lea',
    path: '/auth/user/legal-agreements?agreements=WyJ0ZXJtcy1vZi1zZXJ2aWNlIl0=',
    type: { acknowledgement: true },
    calls: 'acceptLegalAgreements',
  },
  {
    name: 'ForceBasicCredentials',
    as: 'fred',
    path: '/auth/obligations/force-basic-credential-authentication',
    type: { password: PASSWORD },
    calls: 'login',
    // The password signs its own user in again.
    instead: { 'the session ends': sendsAlone, 'another person signs in elsewhere': sendsAlone },
  },
  {
    name: 'BasicCredentials',
    as: 'ann',
    given: (world) => world.scenario('must-create-basic-credentials'),
    path: '/auth/obligations/create-basic-credentials',
    type: { username: 'ann.basic', password: NEW_PASSWORD, terms: true },
    calls: 'createBasicCredentials',
    instead: {
      // This person has no password yet, so the way back is the provider's.
      'the session ends': async ({ world }) => {
        await endSessions(world);
        await press('Create');
        await sees('You were logged out because your session ended.');
        expect({ ...sessionStorage }).not.toHaveProperty('keptInput');
      },
    },
  },
  {
    name: 'EnterEmailCode',
    as: 'vera',
    path: '/auth/email-verify-notification',
    way: ['Send code'],
    type: { code: '12' },
    calls: 'executeToken',
    // The code itself says whose address it is: the service asks for no session.
    instead: { 'the session ends': sendsAlone, 'another person signs in elsewhere': sendsAlone },
  },
  {
    name: 'ChangeEmail',
    as: 'vera',
    path: '/auth/email-verify-notification',
    way: ['Change email address'],
    type: { 'new-email': 'vera.new@example.com' },
    calls: 'changeUnverifiedEmail',
  },
  {
    name: 'AddContactForm (phone)',
    as: 'phil',
    path: '/auth/add-phone',
    type: { value: '(212) 555-0142' },
    sends: ['+12125550142'],
    calls: 'addPhoneNumber',
  },
  {
    name: 'AddContactForm (email)',
    as: 'ella',
    path: '/auth/add-email',
    type: { value: 'ella@example.com' },
    calls: 'addEmailAddress',
  },
  {
    name: 'VerifyContact',
    as: 'uma',
    path: '/auth/verify-contact-info?type=email&purpose=personal',
    type: { code: '12' },
    calls: 'verifyContact',
  },
  {
    name: 'SetUpApp',
    ...security,
    way: [/^Set up/],
    type: { code: '123456' },
    isSentWhenWhole: true,
    calls: 'confirmAuthenticatorApp',
    instead: {
      // The setup itself needs a check of the identity again.
      'the session ends': async ({ world }) => {
        await endSessions(world);
        await press('Confirm');
        await sees('You were logged out because your session ended.');
        expect(JSON.stringify([{ ...sessionStorage }, history.state])).not.toContain('123456');
      },
      // A code of an app is for half a minute, so the next one is asked for.
      'no network at the press': async (scene) => {
        await loseNetwork();
        await press('Confirm');
        await sees('We couldn’t reach the server.');
        expect(typed().secret).toEqual({ code: '' });
        await findNetwork();
        await fill(scene.form.type);
        await sendsOnce(scene);
      },
    },
  },
  {
    name: 'RenamePasskey',
    ...security,
    given: (world) => world.scenario('secured-account'),
    way: ['Rename Apple Passwords'],
    type: { passkeyName: 'Laptop' },
    calls: 'renamePasskey',
  },
];
