import type { DialectName } from '../../mock-server/world/dialect-names';
import { differences } from './differences';

/** The tests of these folders of tests/e2e run in every dialect of the mock server. */
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

/** These folders test the frame of the app and the dashboard, but no flow. */
export const foldersWithoutFlows = ['accessibility', 'pages', 'workbench'];

export const flowFiles = folders.map((folder) => `${folder}/*.spec.ts`);

/** Playwright leaves out the tests that differ in a dialect. */
export function titlesThatDiffer(dialect: DialectName): RegExp[] {
  return differences
    .filter(({ dialects }) => dialects.includes(dialect))
    .map(({ file, title }) => patternOf(file, title));
}

/** Playwright matches a pattern with project, file, groups and title, joined by blanks. */
function patternOf(file: string, title: string): RegExp {
  return new RegExp(`${escaped(file)} .*${escaped(title)}`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
