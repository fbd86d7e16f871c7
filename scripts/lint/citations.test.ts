import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { anchorsOf, brokenIn, checkCitations, describeBroken, type Documents } from './citations';

const pages: Readonly<Record<string, string>> = {
  'README.md': '# Front door',
  'docs/testing.md': '# Testing',
  'docs/product/4-states.md': '# 4. States\n\n## Login\n\n## Logout and logout-all-sessions',
  'docs/decisions/redirects.md': '# Redirects',
};
const documents: Documents = {
  exists: (path) => path in pages || Object.keys(pages).some((page) => page.startsWith(`${path}/`)),
  anchorsOf: (path) => (pages[path] === undefined ? undefined : anchorsOf(pages[path])),
};
const cited = (source: string, file = 'src/session/session.ts') =>
  brokenIn(file, source, documents).map((one) => one.cited);

describe('a citation of a document', () => {
  it.each([
    '/** Sign-in (see docs/product/4-states.md#login). */',
    '/** Two pages: docs/product/4-states.md#logout-and-logout-all-sessions and docs/decisions/redirects.md. */',
    '// The recipes of docs/testing.md, as a tester pastes them.',
    "writeFileSync('reports/quality.md', table);",
    "readFileSync('README.md', 'utf8');",
    '// See https://example.com/guide/setup.md for the format.',
    'const name = `${title}.md`;',
    "const all = 'docs/**/*.md';",
    '// RFC 9110, section 6 of RFC 9110, WCAG 1.4.10, OpenAPI specification 3.1',
    '// What the contract promises, the product asks for.',
    '// A table of contents, one section a topic.',
  ])('is right: %s', (source) => {
    expect(cited(source)).toEqual([]);
  });

  it.each([
    ['/** See docs/product/10-nothing.md. */', 'docs/product/10-nothing.md'],
    ['/** See docs/product/4-states.md#logon. */', 'docs/product/4-states.md#logon'],
    ['/** The rules (quality.md, Security). */', 'quality.md'],
    ['/** The names (design/contract.md). */', 'design/contract.md'],
    ['/** Sign-in (spec 4, Login). */', 'spec 4'],
    ['/** Every path of spec section 2. */', 'spec section 2'],
    ['// Specification 5 asks for it.', 'Specification 5'],
    ['      # a code of section 8', 'section 8'],
    ["test('redirects as the specification says', () => {});", 'the specification'],
    ['/** A world (design: mock server, From code). */', 'design: mock server'],
    ['/** Gzip (issue, Figures). */', '(issue, F'],
    ['/** Quality, flow cases: reload. */', 'uality, flow cases'],
  ])('is broken: %s', (source, form) => {
    expect(cited(source).join()).toContain(form);
  });

  it('is found when a line break of a comment splits it', () => {
    const source = '/**\n * Names of agreements (spec\n * 4, Legal agreements).\n */\nexport const a = 1;';
    expect(brokenIn('src/a.ts', source, documents)).toMatchObject([{ file: 'src/a.ts', line: 2, cited: 'spec 4' }]);
  });

  it('is reported with its file, its line and what to do', () => {
    const [broken] = brokenIn('src/a.ts', '\n// See docs/product/4-states.md#logon', documents);
    if (broken === undefined) throw new Error('Nothing was found.');
    const [place, why] = describeBroken(broken).split(': ');
    expect(place).toBe('src/a.ts:2 "docs/product/4-states.md#logon"');
    expect(why).toBe('docs/product/4-states.md has no heading with the anchor "logon".');
  });
});

describe('a link of a Markdown page', () => {
  const page = 'docs/product/README.md';

  it('may point to a page, a heading, a folder or another site', () => {
    const inside = '[a](4-states.md) [b](4-states.md#login) [c](../decisions/redirects.md) [d](../decisions)';
    expect(cited(`${inside} [e](https://example.com/x.md)`, page)).toEqual([]);
  });

  it('is broken without its page or its heading', () => {
    expect(cited('[a](5-nothing.md)', page)).toEqual(['5-nothing.md']);
    expect(cited('[a](4-states.md#logon)', page)).toEqual(['4-states.md#logon']);
    expect(cited('[a](#nothing)', 'docs/product/4-states.md')).toEqual(['#nothing']);
  });

  it('is ignored inside a code block', () => {
    expect(cited('```\n[a](nothing.html)\n```', page)).toEqual([]);
  });
});

describe('anchors', () => {
  it('are made as GitHub makes them', () => {
    expect([
      ...anchorsOf('# 4. States\n## Session-expiry modal\n## Login\n## Login\n## `GET` [check](x.md), again'),
    ]).toEqual(['4-states', 'session-expiry-modal', 'login', 'login-1', 'get-check-again']);
  });
});

describe('a tree', () => {
  const folders: string[] = [];
  const treeOf = (files: Readonly<Record<string, string>>): string => {
    const root = mkdtempSync(join(tmpdir(), 'citations-'));
    folders.push(root);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return root;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it('is searched in every folder except those without handwritten files', () => {
    const root = treeOf({
      ...pages,
      'src/features/login/a.ts': '// docs/product/4-states.md#login and docs/product/4-states.md',
      'openapi/api.yaml': 'description: The login form (spec 3).',
      'openapi/generated/api.ts': '// spec 3',
      'node_modules/x/a.ts': '// spec 3',
    });
    const { resolved, broken } = checkCitations(root);
    expect(resolved).toBe(2);
    expect(broken.map(({ file, line }) => `${file}:${line}`)).toEqual(['openapi/api.yaml:1']);
  });

  it('has broken citations once the cited page is deleted', () => {
    const source = { 'src/a.ts': '// docs/decisions/redirects.md' };
    expect(checkCitations(treeOf({ ...pages, ...source })).broken).toEqual([]);
    const { 'docs/decisions/redirects.md': _, ...others } = pages;
    expect(checkCitations(treeOf({ ...others, ...source })).broken).toHaveLength(1);
  });
});
