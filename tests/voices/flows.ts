import type { VoiceName } from '../../mock-server/world/voice-names';
import { differences } from './differences';

/** The folders of tests/e2e whose tests run in every voice of the mock server. */
export const folders = [
  'sign-in',
  'session',
  'recovery',
  'registration',
  'obligations',
  'step-up',
  'contacts',
  'settings',
  'security',
  'username',
];

/** The folders whose tests are about the frame of the app, its parts and the dashboard, not about a flow. */
export const foldersWithoutFlows = ['accessibility', 'pages', 'ui-kit', 'workbench'];

/** The tests of the short form, in `npm test`: the main flow of each capability, by file and title. */
export const quickFlows: readonly (readonly [file: string, title: string])[] = [
  [
    'sign-in/login-success.spec.ts',
    'the regional cookies are set, the stored user id is removed, and the user arrives at the target',
  ],
  ['sign-in/passkey-sign-in.spec.ts', 'signs in, also while a suggestion is open, and arrives at the target'],
  ['sign-in/logout.spec.ts', 'ends the session and goes to login with the same query'],
  ['sign-in/sso-login.spec.ts', 'a success clears the form: Back from the provider finds it empty'],
  ['recovery/password-reset.spec.ts', 'leads from the mail to the new password, which signs in'],
  ['registration/create-account.spec.ts', 'accepts pasted and filled values, with spaces around them'],
  [
    'registration/account-linking.spec.ts',
    'asks before it declines; then the invitation ends and the page names the company',
  ],
  ['obligations/obligations-several.spec.ts', 'are met one after the other, and then the original target shows'],
  ['step-up/step-up-code.spec.ts', 'survives a reload, which sends no other code'],
  ['contacts/contact-info.spec.ts', 'stores a phone in E.164, however the user typed it'],
  ['settings/localization.spec.ts', 'a new language applies at once, without a reload, and stays'],
  ['settings/devices.spec.ts', 'a revoked device still shows as revoked when the user returns to the tab'],
  ['security/security-tab.spec.ts', 'backup codes are shown once and count when they are saved'],
  [
    'settings/impersonation.spec.ts',
    'success stores the three session values of the headers and opens the page after impersonation',
  ],
  [
    'settings/switch-clients.spec.ts',
    'reload user and associates after a 204: the new client is active, also after a reload',
  ],
];

/** The test files of a run, below tests/e2e. */
export function flowFiles(isQuick: boolean): string[] {
  return isQuick ? quickFlows.map(([file]) => file) : folders.map((folder) => `${folder}/*.spec.ts`);
}

/** Patterns of the tests of the short form. The whole run takes every test of its files. */
export function quickTitles(isQuick: boolean): RegExp[] {
  return isQuick ? quickFlows.map(([file, title]) => patternOf(file, title)) : [/./];
}

/** Patterns of the tests that differ in a voice. Playwright leaves them out. */
export function titlesThatDiffer(voice: VoiceName): RegExp[] {
  return differences.filter(({ voices }) => voices.includes(voice)).map(({ file, title }) => patternOf(file, title));
}

/** Playwright compares a pattern with project, file, groups and title, joined by blanks. */
function patternOf(file: string, title: string): RegExp {
  return new RegExp(`${escaped(file)} .*${escaped(title)}`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
