import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';

beforeAll(() => {
  // Outside the project, because the tools skip the project's ignored folders.
  folder = mkdtempSync(join(tmpdir(), 'lint-tree-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes files into an empty folder and runs a tool of `npm run lint` there.
 * @returns the exit code and the output
 */
function judge(name: string, files: Record<string, string>, tool: string[]): { code: number | null; output: string } {
  const at = join(folder, name);
  mkdirSync(at);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(at, file), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, { cwd: at, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

const root = process.cwd();
const oxlint = [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', join(root, '.oxlintrc.json')];
const prettier = [
  join(root, 'node_modules/prettier/bin/prettier.cjs'),
  ...['--check', '.', '--config', join(root, '.prettierrc.json'), '--ignore-path', join(root, 'none')],
];
const importing = (name: string): string => `import { ${name} } from './${name}';\n\nexport const used = ${name};\n`;

describe('npm run lint', () => {
  it('refuses two modules that import each other', () => {
    const circle = {
      'a.ts': "import { b } from './b';\n\nexport const a = (): unknown => b;\n",
      'b.ts': "import { a } from './a';\n\nexport const b = (): unknown => a;\n",
    };
    const { code, output } = judge('circle', circle, oxlint);
    expect(output).toContain('Dependency cycle');
    expect(code).toBe(1);
  });

  it('refuses a cycle of type imports alone', () => {
    const circle = {
      'a.ts': "import type { B } from './b';\n\nexport type A = B[];\n",
      'b.ts': "import type { A } from './a';\n\nexport type B = A | string;\n",
    };
    expect(judge('circle-of-types', circle, oxlint).code).toBe(1);
  });

  it('accepts modules that import one way', () => {
    const files = { 'a.ts': 'export const a = 1;\n', 'b.ts': importing('a') };
    expect(judge('one-way', files, oxlint).code).toBe(0);
  });

  it('refuses a file that is not formatted', () => {
    const { code, output } = judge('unformatted', { 'a.ts': 'export const a = {b:"c"}\n' }, prettier);
    expect(output).toContain('a.ts');
    expect(code).toBe(1);
  });

  it('accepts a file that is formatted with single quotes and 120 columns', () => {
    const wide = `export const sum = ${'1 + '.repeat(23)}1;\n`;
    expect(judge('formatted', { 'a.ts': wide, 'b.ts': "export const b = 'c';\n" }, prettier).code).toBe(0);
  });
});
