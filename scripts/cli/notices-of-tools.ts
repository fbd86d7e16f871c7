import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Built = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The package of a module that no file holds, by the start of its id. Our own modules of that kind start with "packed-". */
const packages = { 'rolldown/': 'rolldown', '@oxc-project+runtime@': 'rolldown', 'vite/': 'vite' };
const require = createRequire(import.meta.url);

/**
 * Adds the tools to the notices that Vite writes (`build.license`). The bundler and Vite add own code to a bundle, which
 * that list leaves out.
 */
export function toolsInNotices(fileName: string): Plugin {
  return {
    name: 'tools-in-notices',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      appendFileSync(join(dir, fileName), noticesOfTools(Object.values(bundle)));
    },
  };
}

/** @returns a section for each tool whose code a chunk holds, in the form of Vite's list */
export function noticesOfTools(output: readonly Built[]): string {
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const names = ids
    .filter((id) => id.startsWith('\0') && !id.startsWith('\0packed-'))
    .map((id) => packageOf(id.slice(1)));
  return [...new Set(names)].sort().map(sectionOf).join('');
}

function packageOf(id: string): string {
  const found = Object.entries(packages).find(([start]) => id.startsWith(start));
  if (!found) throw new Error(`The bundle holds "${id}": name its package in scripts/cli/notices-of-tools.ts.`);
  return found[1];
}

/** Below a second heading Vite's file has the licences of its own program, which is in no bundle. */
function sectionOf(name: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const folder = dirname(manifest);
  const { version, license }: { version: string; license: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = readdirSync(folder).find((one) => one.startsWith('LICENSE')) ?? '';
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled dependencies');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
