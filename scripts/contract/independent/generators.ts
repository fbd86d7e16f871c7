import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { TOOLS } from './tools';

interface Generator {
  tool: string;
  /** Relative to the folder of the tools. */
  program: string;
  /** For one document. */
  options: (file: string, output: string) => string[];
}

const generators: readonly Generator[] = [
  {
    tool: TOOLS.heyApi,
    program: 'node_modules/@hey-api/openapi-ts/bin/run.js',
    options: (file, output) => ['--input', file, '--output', output, '--silent'],
  },
  {
    tool: TOOLS.swagger,
    program: 'node_modules/swagger-typescript-api/dist/cli.mjs',
    options: (file, output) => ['generate', '--path', file, '--output', output, '--name', 'index.ts', '--silent'],
  },
  ...['fetch', 'zod'].map((client) => ({
    tool: `${TOOLS.orval}, ${client}`,
    program: 'node_modules/orval/dist/bin/orval.js',
    options: (file: string, output: string) => [
      ...['--input', file, '--output', path.join(output, 'index.ts'), '--client', client],
    ],
  })),
];

/**
 * Each generator writes a client from each document, and TypeScript checks it.
 * @returns a line for each client that cannot be generated or does not type-check
 */
export function generateAndCheck(folder: string, documents: readonly (readonly [string, string])[]): string[] {
  rmSync(path.join(folder, 'clients'), { recursive: true, force: true });
  return generators.flatMap(({ tool, program, options }, index) => {
    const failures = documents.flatMap(([service, file]) => {
      const output = path.join(folder, 'clients', String(index), service);
      const made = run(folder, [path.join(folder, program), ...options(file, output)]);
      const checked = made.status === 0 ? run(folder, [typescript, ...strict, path.join(output, 'index.ts')]) : made;
      return checked.status === 0 ? [] : [`${tool} from ${service}: ${checked.output}`];
    });
    console.log(`${documents.length - failures.length} of ${documents.length} clients type-check (${tool}).`);
    return failures;
  });
}

const typescript = path.resolve('node_modules/typescript-native/bin/tsc');
const strict = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--lib',
  'es2023,dom,dom.iterable',
];

function run(cwd: string, words: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}`.slice(0, 2_000) };
}
