import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withoutPages } from './published';

/** Users import the types of these modules. */
const entries = ['client', 'playwright', 'msw'];

/** The package contains these types, so it needs no other package at run time. */
const vendored = ['openapi-fetch', 'openapi-typescript-helpers'];

/** The path is relative to the folder of types. */
export const typesOf = (entry: string) => `scripts/pack/entries/${entry}.d.ts`;

/**
 * Writes the types of the package's modules (`typesOf`) and what they refer to. Every relative import names its file,
 * so each way of resolving modules finds it.
 */
export async function writeTypes(folder: string): Promise<void> {
  await mkdir('node_modules/.cache', { recursive: true });
  const all = await mkdtemp(resolve('node_modules/.cache/package-types-'));
  try {
    await declare(all);
    const taken = new Set(entries.map((entry) => join(all, typesOf(entry))));
    // The set grows by everything that a declaration refers to.
    for (const file of taken)
      for (const next of await take(file, join(folder, relative(all, file)), folder)) taken.add(next);
    for (const name of vendored) await vendor(name, folder);
  } finally {
    await rm(all, { recursive: true });
  }
}

async function declare(folder: string): Promise<void> {
  const compiler = resolve('node_modules/typescript-native/bin/tsc');
  const project = join(folder, 'tsconfig.json');
  const options = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      rootDir: resolve('.'),
      outDir: folder,
      typeRoots: [resolve('node_modules/@types')],
      types: ['node', resolve('node_modules/vite/client')],
    },
    include: [],
    files: entries.map((entry) => resolve(`scripts/pack/entries/${entry}.ts`)),
  };
  await writeFile(project, JSON.stringify(options));
  await promisify(execFile)(process.execPath, [compiler, '-p', project]).catch((error: unknown) => {
    const isTold = error instanceof Error && 'stdout' in error;
    throw new Error(`The types of the package do not compile:\n${isTold ? String(error.stdout) : String(error)}`);
  });
}

const specifier = /((?:from|import\()\s*["'])([^"']+)(["'])/g;

/** @returns the declarations that this one refers to */
async function take(file: string, target: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  const text = withoutPages(await readFile(file, 'utf8'));
  const packaged = text.replace(specifier, (_, before: string, name: string, after: string) => {
    if (!name.startsWith('.')) return `${before}${vendoredName(name, dirname(target), folder)}${after}`;
    const isFolder = existsSync(join(dirname(file), name, 'index.d.ts'));
    const module = isFolder ? `${name}/index` : name;
    found.push(join(dirname(file), `${module}.d.ts`));
    return `${before}${module}.js${after}`;
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, packaged);
  return found;
}

/** A vendored package becomes a relative path, because its types are files of this package. */
function vendoredName(name: string, from: string, folder: string): string {
  if (!vendored.includes(name)) return name;
  const path = relative(from, join(folder, 'vendor', name));
  return `${path.startsWith('.') ? path : `./${path}`}.js`;
}

async function vendor(name: string, folder: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const root = dirname(require.resolve(`${name}/package.json`));
  await mkdir(join(folder, 'vendor'), { recursive: true });
  const types = await readFile(join(root, 'dist/index.d.ts'), 'utf8');
  const written = types.replace(specifier, (whole, before: string, other: string, after: string) =>
    vendored.includes(other) ? `${before}./${other}.js${after}` : whole,
  );
  await writeFile(join(folder, 'vendor', `${name}.d.ts`), written);
  await copyFile(join(root, 'LICENSE'), join(folder, 'vendor', `${name}.LICENSE.txt`));
}
