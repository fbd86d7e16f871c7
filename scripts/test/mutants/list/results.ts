import type { Mutant } from '../mutant';

export const results: readonly Mutant[] = [
  {
    name: 'the 401 page names nobody to turn to',
    file: 'locales/en/results.json',
    find: 'You don’t have access to this page. Please contact your HR department or support.',
    replace: 'Nothing here. Bye.',
    test: { file: 'pages/result-kinds.spec.ts', title: 'failures' },
  },
];
