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
