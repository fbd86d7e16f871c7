import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bundleScripts, noticesFile, peers } from './bundle';
import { published } from './published';
import { typesOf, writeTypes } from './types';

const name = 'sign-in-workbench';
const out = 'reports/pack';

/** Both are paths from the root of the project. */
export interface Packed {
  /** Users run `npm install` with this file. */
  tarball: string;
  /** Users run this file: `node workbench.mjs`. */
  singleFile: string;
}

/** Replaces the package and the single file of an earlier run. */
export async function pack(): Promise<Packed> {
  const own = JSON.parse(await readFile('package.json', 'utf8'));
  const folder = join(out, 'package');
  await rm(out, { recursive: true, force: true });
  await mkdir(join(folder, 'openapi'), { recursive: true });
  await mkdir(join(folder, 'workflows'));
  await Promise.all([bundleScripts(folder, own.version), writeTypes(join(folder, 'types'))]);
  await copyDocuments(folder);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(own), null, 2)}\n`);
  await copyFile('docs/elsewhere.md', join(folder, 'README.md'));
  await copyFile('docs/llms.txt', join(folder, 'llms.txt'));
  await copyFile('tests/package/outside/app.mjs', join(folder, 'app.mjs'));
  await copyFile('scripts/pack/Containerfile', join(folder, 'Containerfile'));
  for (const file of ['workbench.mjs', 'Containerfile', noticesFile])
    await copyFile(join(folder, file), join(out, file));
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', resolve(out)], { cwd: folder });
  return { tarball: join(out, `${name}-${own.version}.tgz`), singleFile: join(out, 'workbench.mjs') };
}

/** Also copies the Arazzo workflows. */
async function copyDocuments(folder: string): Promise<void> {
  for (const file of await readdir('openapi/generated'))
    if (file.endsWith('.json')) {
      const document = published(JSON.parse(await readFile(join('openapi/generated', file), 'utf8')));
      await writeFile(join(folder, 'openapi', file), `${JSON.stringify(document, null, 1)}\n`);
    }
  for (const file of await readdir('openapi/workflows')) {
    const text = await readFile(join('openapi/workflows', file), 'utf8');
    await writeFile(join(folder, 'workflows', file), text.replaceAll('../generated/', '../openapi/'));
  }
}

const moduleOf = (entry: string) => ({ types: `./types/${typesOf(entry)}`, default: `./${entry}.mjs` });

type OwnManifest = Record<'version', string> & Record<'engines' | 'devDependencies', Record<string, string>>;

function manifest({ version, engines, devDependencies }: OwnManifest): object {
  return {
    name,
    version,
    description: 'The services of the sign-in front door for tests: stateful, with a world for each test',
    license: 'UNLICENSED',
    type: 'module',
    engines,
    bin: { [name]: 'workbench.mjs' },
    exports: {
      '.': moduleOf('client'),
      './playwright': moduleOf('playwright'),
      './msw': moduleOf('msw'),
      './workbench.mjs': './workbench.mjs',
      './openapi/*': './openapi/*',
      './workflows/*': './workflows/*',
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(peers.map((peer) => [peer, `>=${devDependencies[peer]?.replace(/^\^/, '')}`])),
    peerDependenciesMeta: Object.fromEntries(peers.map((peer) => [peer, { optional: true }])),
  };
}
