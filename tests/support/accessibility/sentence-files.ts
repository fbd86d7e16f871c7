import type { GalleryScreen } from '../../../scripts/measure/gallery/screens';

export const SENTENCES = 'tests/e2e/accessibility/sentences';

/** The name of the file inside SENTENCES. */
export function sentencesFileOf({ name, path, person }: GalleryScreen): string {
  const [, subject] = subjects.find(([pattern]) => pattern.test(path)) ?? [
    null,
    person === undefined ? 'pages' : 'signed-in',
  ];
  return `${subject}/${slug(name)}.txt`;
}

const subjects: readonly (readonly [RegExp, string])[] = [
  [/account-settings/, 'settings'],
  [/login|forgot|self-registration/, 'sign-in'],
  [/token=|create-account|create-credential|registration/, 'registration'],
];

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
