import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Forbids imports from the named folders, with the reason that a person can act on. */
function mayNotImport(files, groups) {
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: groups.map(([what, message]) => (what instanceof RegExp ? { regex: what.source, message } : { group: what, message })) },
      ],
    },
  };
}

const noMock = [['**/mock-server', '**/mock-server/**'], 'The app never imports the mock server: it must not reach the people who sign in.'];
const noApp = [['**/app/**'], 'Imports run one way: app -> features -> lib, ui -> api -> openapi/generated.'];
const noFeatures = [['**/features/**'], 'Imports run one way: app -> features -> lib, ui -> api -> openapi/generated.'];

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'dist-demo', 'reports', 'test-results', 'openapi/generated', '.cache'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest'],
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Server and translation text is never HTML.' },
        { selector: 'TSAsExpression > TSAsExpression', message: 'No double casts: narrow the type instead.' },
      ],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/**'],
    rules: { 'no-restricted-globals': ['error', { name: 'fetch', message: 'Every request goes through the typed clients in src/api.' }] },
  },
  { files: ['scripts/*.mjs'], languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } } },
  mayNotImport(['src/app/**'], [noMock]),
  mayNotImport(['src/features/**'], [noMock, noApp, [/^(?:\.\.\/(?!\.\.\/)|.*\/features\/)/, 'A feature never imports another feature: move what is shared to lib or ui.']]),
  mayNotImport(['src/lib/**'], [noMock, noApp, noFeatures, [['**/ui/**'], 'lib and ui stand side by side: neither imports the other.']]),
  mayNotImport(['src/ui/**'], [noMock, noApp, noFeatures, [['**/lib/**', '**/api/**'], 'ui knows no feature, no lib and no API.']]),
  mayNotImport(['src/api/**'], [noMock, noApp, noFeatures, [['**/lib/**', '**/ui/**'], 'api is the lowest layer: it knows openapi/generated only.']]),
  mayNotImport(['mock-server/**'], [[['**/src/**'], 'The mock server imports openapi/ and locales/ only, never src/.']]),
);
