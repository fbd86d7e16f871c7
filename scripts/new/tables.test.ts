import { describe, expect, it } from 'vitest';
import { addEntry, addItem, namesIn } from './contract-tables';
import { addImport, addRow, keysOf } from './source-tables';

const routes = `import { a } from './a';

export const routes: readonly Row[] = [
  { path: '/one' }, // the first
  { path: '/two' },

  // Catch-all
  { path: '*' },
];

const rest = ['three'];
`;

describe('a row of a table of the source', () => {
  it('goes after the named row, before the comment of the next one', () => {
    expect(addRow(routes, 'routes', "{ path: '/new' }", { after: '/two' })).toContain(`  { path: '/two' },
  { path: '/new' },

  // Catch-all`);
    expect(addRow(routes, 'routes', "{ path: '/new' }", { after: '/one' })).toContain(`{ path: '/one' }, // the first
  { path: '/new' },
  { path: '/two' },`);
  });

  it('goes to the end when no row is named, or the named row is missing', () => {
    for (const place of [{}, { after: '/gone' }]) {
      expect(addRow(routes, 'routes', "{ path: '/new' }", place)).toContain(
        "  { path: '*' },\n  { path: '/new' },\n];",
      );
    }
  });

  it('goes into objects, empty tables and tables with "as const" or "satisfies"', () => {
    expect(addRow('const t = { a: 1 } as const satisfies T;', 't', 'b: 2')).toBe(
      'const t = { a: 1,\n  b: 2 } as const satisfies T;',
    );
    expect(addRow('const t: string[] = [];', 't', "'b'")).toBe("const t: string[] = [\n  'b',\n];");
    expect(keysOf("const t = { a: 1, 'b-c': 2 };", 't')).toEqual(['a', 'b-c']);
  });

  it('is refused where there is no such table', () => {
    expect(() => addRow(routes, 'paths', 'x')).toThrow('There is no table "paths"');
  });

  it('comes with an import after the last one', () => {
    expect(addImport(routes, "import { b } from './b';")).toMatch(
      /^import \{ a \} from '.\/a';\nimport \{ b \} from '.\/b';\n\n/,
    );
  });
});

const contract = `paths:
  /one:
    get:
      summary: One

# What the paths are made of.
components:
  schemas:
    A:
      type: object
`;

describe('an entry of the contract', () => {
  it('goes to the end of its map and changes nothing else', () => {
    const added = addEntry(contract, ['paths'], '/two:\n  get:\n    summary: Two');
    expect(added).toBe(contract.replace('\n# What', '  /two:\n    get:\n      summary: Two\n\n# What'));
    expect(addEntry(added, ['components', 'schemas'], 'B:\n  type: string')).toBe(
      `${added}    B:\n      type: string\n`,
    );
    expect(namesIn(addEntry(added, ['paths', '/one'], 'put:\n  summary: New'), ['paths', '/one'])).toEqual([
      'get',
      'put',
    ]);
    expect(namesIn(added, ['paths'])).toEqual(['/one', '/two']);
    expect(namesIn(added, ['webhooks'])).toEqual([]);
  });

  it('goes to the end of its list', () => {
    const list = 'components:\n  schemas:\n    A:\n      enum:\n        - one\n        - two\n    B: {}\n';
    expect(addItem(list, ['components', 'schemas', 'A', 'enum'], 'three')).toBe(
      list.replace('two\n', 'two\n        - three\n'),
    );
    expect(() => addItem(list, ['components', 'schemas', 'B'], 'x')).toThrow(
      'There is no list at components.schemas.B',
    );
  });

  it('is refused where there is no such map', () => {
    expect(() => addEntry(contract, ['webhooks'], 'x: {}')).toThrow('There is no map at webhooks');
  });
});
