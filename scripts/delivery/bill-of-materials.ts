import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../../mock-server/command/cli-error';

/** Operators and their scanners read this file. No delivery contains it. */
export const billOfMaterials = 'reports/delivery/sbom.cdx.json';

/** The names and licences of all bundled packages (vite.config.ts). */
export const noticesFile = 'auth/THIRD-PARTY-NOTICES.txt';

interface BillOfMaterials {
  metadata: { component: { name: string; 'bom-ref': string } };
  components: { name: string; version: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Writes the packages of a built folder, with version, licence and hash, as CycloneDX. The notices name them, and npm
 * reads the rest from package-lock.json, so this needs no network.
 * @returns the path of the file
 * @throws CliError when npm cannot make the list, or does not know a package of the bundle
 */
export function writeBillOfMaterials(folder: string): string {
  const bundled = packagesIn(readFileSync(join(folder, noticesFile), 'utf8'));
  const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const list: BillOfMaterials = JSON.parse(askNpm());
  // npm writes the name of the folder instead.
  list.metadata.component.name = name;
  list.components = list.components.filter((one) => bundled.includes(`${one.name} - ${one.version}`));
  const listed = new Set(list.components.map((one) => `${one.name} - ${one.version}`));
  const unknown = bundled.filter((one) => !listed.has(one));
  if (unknown.length > 0) throw new CliError(`package-lock.json lacks packages of the bundle: ${unknown.join(', ')}.`);
  const kept = new Set([list.metadata.component['bom-ref'], ...list.components.map((one) => one['bom-ref'])]);
  list.dependencies = list.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
  mkdirSync(dirname(billOfMaterials), { recursive: true });
  writeFileSync(billOfMaterials, `${JSON.stringify(list, null, 2)}\n`);
  return billOfMaterials;
}

/** @returns each package of the notices as `NAME - VERSION` */
export function packagesIn(notices: string): string[] {
  return [...notices.matchAll(/^## (\S+ - \d\S*)/gm)].map(([, text = '']) => text);
}

function askNpm(): string {
  // Tools count too, because Vite and its bundler add some code of their own.
  const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--include=dev', '--package-lock-only'];
  try {
    return execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    throw new CliError(`The bill of materials could not be made: run "npm ${words.join(' ')}" to see why.`);
  }
}
