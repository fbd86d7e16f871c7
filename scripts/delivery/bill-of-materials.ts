import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from '../cli/cli-error';

/** The bill of materials of a build. It is for operators and their scanners, and is not delivered. */
export const billOfMaterials = 'reports/delivery/sbom.cdx.json';

/**
 * Writes the packages that a build can contain, with version, licence and hash, as CycloneDX. npm makes the list from
 * package-lock.json, without the network.
 * @returns the path of the file
 * @throws CliError when npm cannot make the list
 */
export function writeBillOfMaterials(): string {
  const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const list: { metadata: { component: { name: string } } } = JSON.parse(askNpm());
  // npm writes the name of the folder.
  list.metadata.component.name = name;
  mkdirSync(dirname(billOfMaterials), { recursive: true });
  writeFileSync(billOfMaterials, `${JSON.stringify(list, null, 2)}\n`);
  return billOfMaterials;
}

function askNpm(): string {
  const words = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  try {
    return execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    throw new CliError(`The bill of materials could not be made: run "npm ${words.join(' ')}" to see why.`);
  }
}
