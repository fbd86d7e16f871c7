/**
 * `npx stryker run` changes each operator, condition and value of the pure rules, and the unit tests must notice. A
 * change that no user could notice is turned off where it stands: `// Stryker disable next-line: why`.
 */
export default {
  mutate: ['src/**/*.{flow,rules}.ts', 'mock-server/{rules/**/*,contract/email}.ts', '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // A constant of a module is read once for all tests, so each of its mutants would run them all.
  ignoreStatic: true,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'dist-demo', 'reports', 'test-results'],
  reporters: ['progress', 'clear-text'],
  clearTextReporter: { logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
