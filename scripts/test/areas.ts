import { existsSync, readdirSync } from 'node:fs';

const SPECS = 'tests/e2e';

/**
 * The folder of tests/e2e for a feature: it has the feature's name, or contains a file of that name. The other features
 * are small pages, whose tests share one folder.
 */
export function testsOfFeature(feature: string): string {
  if (existsSync(`${SPECS}/${feature}`)) return feature;
  return readdirSync(SPECS).find((folder) => existsSync(`${SPECS}/${folder}/${feature}.spec.ts`)) ?? 'pages';
}

/** Every capability uses this code. */
const shared = [
  ...['api', 'app', 'forms', 'navigation', 'platform', 'session', 'texts', 'ui'].map((folder) => `src/${folder}/`),
  'src/main.tsx',
  'mock-server/',
  'openapi/',
  'tests/support/',
];

/**
 * Returned paths are relative to tests/e2e.
 * @param forShared the tests to run when shared code changes
 */
export function specsOf(files: readonly string[], forShared: readonly string[]): string[] {
  const specs = files.flatMap((file) => {
    const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? [];
    const [, spec] = /^tests\/e2e\/(.+\.spec\.ts)$/.exec(file) ?? [];
    if (spec) return [spec];
    if (feature) return [`${testsOfFeature(feature)}/`];
    return shared.some((folder) => file.startsWith(folder)) ? forShared : [];
  });
  return [...new Set(specs)].sort();
}
