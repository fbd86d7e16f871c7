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

/** The test files of those folders. */
export const flowFiles = folders.map((folder) => `${folder}/*.spec.ts`);

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
