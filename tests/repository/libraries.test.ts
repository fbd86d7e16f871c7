import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/decisions/libraries.md', 'utf8');
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('docs/decisions/libraries.md has each package of package.json, and no other', () => {
  const [, packages = ''] = page.split(/^## (?:Packages|At the end of their line)$/m);
  const listed = [...packages.matchAll(/^- (`.*?):/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(.*?)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});

test('one run of Vitest takes rules and screens, as `npx vitest --changed` does', () => {
  // Of one file of each, and no test of them.
  const files = ['src/features/login/login.flow.test.ts', 'src/features/login/Captcha.browser.test.ts'];
  const { VITEST: _, VITEST_WORKER_ID: __, ...env } = process.env;
  const { stdout, stderr } = spawnSync('npx', ['vitest', 'run', ...files, '-t', 'no test of this name'], { env });
  expect(String(stdout) + String(stderr)).toMatch(/Test Files .*2 skipped/);
});
