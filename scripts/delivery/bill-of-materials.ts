import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from '../cli/cli-error';

/** Operators and their scanners read this file. No delivery contains it. */
export const billOfMaterials = 'reports/delivery/sbom.cdx.json';

/** The property with which npm marks a package that only tools need. */
const ofTools = 'cdx:npm:package:development';

interface BillOfMaterials {
  metadata: { component: { name: string; 'bom-ref': string } };
  components: { 'bom-ref': string; properties?: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Writes the packages that a build can contain, with version, licence and hash, as CycloneDX. npm reads
 * package-lock.json, so this needs no network.
 * @returns the path of the file
 * @throws CliError when npm cannot make the list
 */
export function writeBillOfMaterials(): string {
  const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const list: BillOfMaterials = JSON.parse(askNpm());
  // npm writes the name of the folder instead.
  list.metadata.component.name = name;
  // A production build implies npm's `--omit=dev`, which leaves out a package that a tool needs too, such as zod.
  list.components = list.components.filter(({ properties = [] }) => !properties.some((one) => one.name === ofTools));
  const kept = new Set([list.metadata.component['bom-ref'], ...list.components.map((one) => one['bom-ref'])]);
  list.dependencies = list.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
  mkdirSync(dirname(billOfMaterials), { recursive: true });
  writeFileSync(billOfMaterials, `${JSON.stringify(list, null, 2)}\n`);
  return billOfMaterials;
}

function askNpm(): string {
  const words = ['sbom', '--sbom-format=cyclonedx', '--include=dev', '--package-lock-only'];
  try {
    return execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    throw new CliError(`The bill of materials could not be made: run "npm ${words.join(' ')}" to see why.`);
  }
}
