import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Files of src that TypeScript must refuse, because they would fail in every browser. */
const breaksInBrowsers = {
  'environment.ts': 'export const home = process.env.HOME;',
  'buffer.ts': "export const bytes = Buffer.from('a');",
  'files.ts': "import { readFileSync } from 'node:fs';\n\nexport const page = readFileSync('index.html');",
  'folder.ts': 'export const here = __dirname;',
  'timer.ts': 'setTimeout(() => undefined).unref();',
  'absent.ts': 'const options: { name?: string } = { name: undefined };\n\nexport const { name } = options;',
};
const worksInBrowsers = {
  'page.ts': 'export const isDevelopment = import.meta.env.DEV && location.pathname !== document.title;',
};

let folder = '';

beforeAll(() => {
  // Inside the project, so that the compiler finds the types of the packages.
  mkdirSync('node_modules/.cache', { recursive: true });
  folder = mkdtempSync(resolve('node_modules/.cache/type-projects-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compile(...words: string[]): string[] {
  const compiler = 'node_modules/typescript-native/bin/tsc';
  const { stdout } = spawnSync(process.execPath, [compiler, ...words], { encoding: 'utf8' });
  return stdout.split('\n');
}

describe('the types of the browser', () => {
  it('refuse what only Node has, and an option that is undefined instead of absent', () => {
    const files = { ...breaksInBrowsers, ...worksInBrowsers };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`);
    const checksOnly = { composite: false, emitDeclarationOnly: false, noEmit: true };
    const compilerOptions = { ...checksOnly, incremental: false, tsBuildInfoFile: null };
    const browser = { extends: resolve('src/tsconfig.json'), compilerOptions, include: ['.'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(browser));
    const said = compile('-p', folder, '--pretty', 'false').filter((line) => line.includes('error TS'));
    const refused = said.map((line) => relative(folder, resolve(line.slice(0, line.indexOf('(')))));
    expect([...new Set(refused)].sort()).toEqual(Object.keys(breaksInBrowsers).sort());
  });

  // One package that brings the types of Node would allow `process` in every file of src.
  it('hold all of src and of the mock server, and no types of Node', () => {
    const files = compile('-p', 'src', '--listFilesOnly').map((file) => relative('.', file));
    expect(files).toEqual(
      expect.arrayContaining(['src/main.tsx', 'mock-server/dispatch.ts', 'mock-server/workbench/main.tsx']),
    );
    expect(files.filter((file) => file.includes('@types/node/') || /\.test\.tsx?$/.test(file))).toEqual([]);
  });
});
