import type { Mutant } from '../mutant';

export const results: readonly Mutant[] = [
  {
    name: 'the 401 page names nobody to turn to',
    file: 'locales/en/results.json',
    find: 'Please contact your HR department or support.',
    replace: 'Nothing here. Bye.',
    test: { file: 'pages/result-kinds.spec.ts', title: 'failures' },
  },
  ...[
    [
      'the terms name another country of the data',
      'The site is hosted in the United States.',
      'The site is hosted in Germany.',
    ],
    [
      'the terms do not say that an administrator binds the employer',
      ', and your acceptance of these terms binds that organization as well as you.',
      '.',
    ],
    ['the terms have another topic for data transmission', '"title": "Data transmission"', '"title": "Hosting"'],
    [
      'the terms have another topic for third-party beneficiaries',
      '"title": "Third-party beneficiaries"',
      '"title": "Others"',
    ],
  ].map(([name = '', find = '', replace = '']) => ({
    name,
    file: 'locales/en/legal.json',
    find,
    replace,
    test: { file: 'pages/terms.spec.ts', title: 'shows all topics of docs/product' },
  })),
  {
    name: 'a failure is announced by its toast and by the page',
    file: 'src/ui/Banner.tsx',
    find: 'isSaidByToast ? undefined : ',
    replace: '',
    test: { file: 'accessibility/spoken.spec.ts', title: 'a contact that could not be deleted' },
  },
  {
    name: 'the first toast comes together with its region',
    file: 'src/app/overlays/Toasts.tsx',
    find: 'KNOWN_AFTER_MS);',
    replace: '0);',
    test: { file: 'settings/localization.spec.ts', title: 'the first toast comes into a region' },
  },
  {
    name: 'a toast goes after its first animation',
    file: 'src/ui/ToastRegion.tsx',
    find: "if (event.animationName === 'ui-toast-out') onDismiss(id);",
    replace: 'if (event.animationName) onDismiss(id);',
    test: { file: 'settings/localization.spec.ts', title: 'saving reloads the data of the page' },
  },
  {
    name: 'the text catalogue has another version',
    file: 'mock-server/handlers/platform/texts.ts',
    find: "'1.0.27'",
    replace: "'1.0.28'",
    test: {
      file: 'mock-server/handlers/platform/texts.test.ts',
      title: 'merges the regional overlay over its base, key by key',
    },
  },
];
