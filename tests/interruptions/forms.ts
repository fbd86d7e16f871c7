import { expect, type Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import type { OperationId } from '../../openapi/generated/operations';
import { check, choose, fill, inTurn, press, seesTitle, type Step } from '../faults/steps';
import { PASSWORD } from '../support/verbs/sign-in';

/** A form of the app, and how a user opens it, fills it in and sends it. */
export interface FormRow {
  file: string;
  /** Distinguishes two forms from the same file. */
  use?: string;
  /** The signed-in persona. Without it, no user is signed in. */
  as?: string;
  level?: number;
  given?: (world: MockWorld) => Promise<unknown>;
  path: string;
  /** The steps from the page to the form, also after an interruption. */
  way?: Step;
  /** When the form is open again without `way`. A page may keep its step in the history entry. */
  opensItself?: 'always' | 'same entry';
  /** How many history entries lead to the form, its page included; by default 1. */
  entries?: number;
  type: Step;
  /** Expects the input to be there. */
  holds: (page: Page) => Promise<void>;
  /** The label and text of the input, when it is one field. */
  kept?: readonly [label: string, text: string];
  send: Step;
  calls: OperationId;
  /** The message when the call fails; by default one of the usual sentences. */
  failure?: string | RegExp;
  isDialog?: boolean;
  /** By name, the interruptions that cannot be tested here, and why. */
  not?: Readonly<Record<string, string>>;
}

/** The name of a row: the component, and its use when it has several. */
export function nameOf({ file, use }: Pick<FormRow, 'file' | 'use'>): string {
  const component = file.replace(/^.*\//, '').replace('.tsx', '');
  return use === undefined ? component : `${component} (${use})`;
}

const holdsText =
  (label: string, text: string): FormRow['holds'] =>
  async (page) =>
    expect(page.getByLabel(label, { exact: true })).toHaveValue(text);

/** Types into a field and expects the same text afterwards. */
const text = (label: string, value: string) => ({
  type: fill(label, value),
  holds: holdsText(label, value),
  kept: [label, value] as const,
});

const recovery = (name: string, calls: OperationId, email: string): FormRow => ({
  file: 'features/recovery/EmailForm.tsx',
  use: name,
  path: `/auth/${name}/request`,
  ...text('Email address', email),
  send: press('Submit'),
  calls,
});

const INVITED = 'nell.new@example.com';
const createAccount = '/auth/create-account/invite-no-check';

/** Every form with input that is not secret. */
export const forms: readonly FormRow[] = [
  {
    file: 'features/login/LoginForm.tsx',
    path: '/auth/login',
    ...text('Username', 'ann.lee'),
    send: press('Next'),
    calls: 'checkAuthPathByUsername',
    not: { 'failed call': 'the app asks for the password then, see the fault matrix' },
  },
  recovery('forgot-password', 'requestPasswordReset', 'new.hire@example.com'),
  recovery('forgot-username', 'requestUsernameReminder', 'new.hire@example.com'),
  recovery('self-registration', 'requestSelfRegistration', 'new.hire@example.com'),
  recovery('sso-login', 'searchIdentityProviders', 'kai@kestrel.example'),
  {
    file: 'features/registration/create-account/PersonalInfoStep.tsx',
    path: createAccount,
    type: inTurn(fill('Email address', INVITED), fill('Confirm email address', INVITED), check('checkbox')),
    holds: async (page) => {
      await holdsText('Email address', INVITED)(page);
      await holdsText('Confirm email address', INVITED)(page);
    },
    send: press('Continue'),
    calls: 'prepareCodeEmailVerification',
  },
  {
    file: 'features/registration/CredentialsForm.tsx',
    use: 'create-credential',
    path: '/auth/create-credential/account-info?token=credential-valid',
    ...text('Username', 'nell.byrne'),
    send: inTurn(fill('Password', 'Quiet!Meadow9Wx'), check('checkbox'), press(/^Create/)),
    calls: 'executeToken',
  },
  {
    file: 'features/email-verification/ChangeEmail.tsx',
    as: 'vera',
    path: '/auth/email-verify-notification',
    way: press('Change email address'),
    ...text('New email address', 'vera.new@example.com'),
    send: press('Save and send code'),
    calls: 'changeUnverifiedEmail',
  },
  {
    file: 'features/add-contact/AddContactForm.tsx',
    use: 'phone',
    as: 'phil',
    path: '/auth/add-phone',
    ...text('Phone number', '(212) 555-0142'),
    send: press('Add phone number'),
    calls: 'addPhoneNumber',
  },
  {
    file: 'features/add-contact/AddContactForm.tsx',
    use: 'email',
    as: 'ella',
    path: '/auth/add-email',
    ...text('Email address', 'ella@example.com'),
    send: press('Add email address'),
    calls: 'addEmailAddress',
  },
  {
    file: 'features/contact-info/ContactForm.tsx',
    as: 'ann',
    path: '/auth/account-settings/contact-info',
    way: press('Add Contact'),
    opensItself: 'always',
    type: async (page) => page.getByRole('textbox', { name: 'Email address' }).fill('ann.half@example.com'),
    holds: async (page) =>
      expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann.half@example.com'),
    send: press('Save'),
    calls: 'addEmailAddress',
    isDialog: true,
  },
  {
    file: 'features/localization/LocalizationScreen.tsx',
    as: 'ann',
    path: '/auth/account-settings/localization',
    type: choose('Region', 'CA'),
    holds: holdsText('Region', 'CA'),
    send: press('Save'),
    calls: 'saveRegionalSettings',
  },
  {
    file: 'features/impersonation/ImpersonationScreen.tsx',
    as: 'oscar',
    path: '/auth/impersonation?impersonationId=impersonation-good',
    ...text('Reason', 'Case 4711'),
    send: press('Start impersonation'),
    calls: 'startImpersonation',
    failure: /Impersonation failed/,
  },
  {
    file: 'features/obligations/BasicCredentials.tsx',
    as: 'ann',
    given: (world) => world.scenario('must-create-basic-credentials'),
    path: '/auth/obligations/create-basic-credentials',
    ...text('Username', 'ann.basic'),
    send: inTurn(fill('Password', 'Quiet!Meadow9Wx'), check('checkbox'), press('Create')),
    calls: 'createBasicCredentials',
  },
  {
    file: 'features/username/UsernameForm.tsx',
    as: 'uri',
    path: '/auth/change-username',
    way: inTurn(press('Continue'), seesTitle('Create your username')),
    opensItself: 'same entry',
    entries: 2,
    ...text('Username', 'uri.other'),
    send: inTurn(fill('Current password', PASSWORD), press('Submit')),
    calls: 'updateUsernames',
  },
];
