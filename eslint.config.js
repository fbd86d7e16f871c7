import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import layers from './scripts/lint/layers.js';

const noRequestByHand = 'Every request goes through the typed clients in src/api.';

const forbiddenEverywhere = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Server and translation text is never HTML.',
  },
  { selector: 'TSAsExpression > TSAsExpression', message: 'No double casts: narrow the type instead.' },
];

/** The app navigates in one place, and only to a `SafeUrl` (see docs/decisions/secrets.md). */
const forbiddenNavigation = [
  {
    selector:
      'CallExpression[callee.property.name=/^(assign|replace)$/]:matches([callee.object.name="location"], [callee.object.property.name="location"], [callee.object.callee.name="environment"])',
    message: 'Navigate with goTo of src/navigation: it accepts only a target that the redirect gate has checked.',
  },
];

const forbiddenImports = {
  paths: [
    {
      name: 'react',
      importNames: ['lazy'],
      message: 'Load a part with partOf of src/texts/part.ts: React holds a lazy component back for 300 ms.',
    },
    {
      name: 'react-router-dom',
      importNames: ['useNavigate', 'Navigate', 'Link', 'NavLink'],
      message: 'Navigate with goTo or Redirect of src/navigation, and link with the components of src/ui.',
    },
  ],
  patterns: [
    {
      group: ['**/path'],
      importNames: ['markSafe'],
      message: 'Only the redirect gate and the path table mark a URL as safe: use their functions.',
    },
  ],
};

const forbiddenInTests = [
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'No waits by time: wait for what the person sees.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(skip|only|fixme|todo|fails|retry)$/][callee.object.name=/^(test|it|describe)$/]',
    message: 'Nothing is skipped, focused or retried.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(skip|only|fixme)$/][callee.object.property.name="describe"]',
    message: 'Nothing is skipped or focused.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(toMatchSnapshot|toMatchInlineSnapshot|toHaveScreenshot)$/]',
    message: 'No snapshots: say what is expected.',
  },
];

export const outputs = {
  ignores: ['node_modules', 'dist', 'dist-demo', 'reports', 'test-results', 'openapi/generated', '.cache'],
};

/** No other file has a component or a hook. */
export const filesOfReact = ['**/*.tsx', 'src/**/*.ts', 'mock-server/workbench/**/*.ts'];

export default tseslint.config(
  outputs,
  js.configs.recommended,
  ...tseslint.configs.recommended,
  // eslint.compiler.config.js has the rules of React's compiler.
  {
    files: filesOfReact,
    extends: [jsxA11y.configs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    plugins: { layers },
    rules: {
      'layers/one-way': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A type import must not load a module: 'import { type X }' would keep the import for its side effects.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...forbiddenEverywhere],
      eqeqeq: ['error', 'always'],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  // Forbids APIs that the oldest supported browsers lack (`browserslist` in package.json). Code may use one after a
  // check ("in", typeof).
  {
    ...compat.configs['flat/recommended'],
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/api/response/contract-check.ts'],
  },
  // Every engine must parse it.
  {
    files: ['src/app/start/page/old-browser.ts'],
    rules: { 'no-var': 'off', '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  // A pattern that takes quadratic time lets one long text stop the page or a server.
  {
    files: ['src/**', 'mock-server/**', 'scripts/**', 'vite.config.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenEverywhere, ...forbiddenInTests] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The page for old browsers runs before the app and without it. A test of a screen may stand in for a server.
    ignores: ['src/api/**', 'src/app/start/page/old-browser.ts', '**/*.browser.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest'].map((name) => ({ name, message: noRequestByHand })),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].map((object) => ({ object, property: 'fetch', message: noRequestByHand })),
        { object: 'navigator', property: 'sendBeacon', message: noRequestByHand },
      ],
    },
  },
  {
    files: ['scripts/contract/**'],
    ignores: ['scripts/contract/send.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'send() follows no redirect, and has a time limit: the credentials stay where they are.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/navigation/{path,redirects,navigation}.ts',
      // The kit does not know the layer of the redirect gate.
      'src/ui/{LinkButton,LinkCards,RouteTabs,TextLink}.tsx',
    ],
    rules: { 'no-restricted-imports': ['error', forbiddenImports] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The link that opens the mobile app has a scheme of its own, which the gate refuses.
    ignores: ['**/*.test.{ts,tsx}', 'src/navigation/navigation.ts', 'src/features/registration-success/open-app.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenEverywhere, ...forbiddenNavigation] },
  },
  {
    files: ['scripts/**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
