import type { ServiceName } from '../contract/services';
import type { Edits } from './edits';

/**
 * Adds the line at the end of the newest section. A contract that still has the released version gets the next version,
 * with a new section.
 */
export async function addChange(edits: Edits, service: ServiceName, line: string): Promise<void> {
  const contract = `openapi/${service}.yaml`;
  const version = versionIn(await edits.read(contract));
  const { info }: { info: { version: string } } = JSON.parse(await edits.read(`openapi/baseline/${service}.json`));
  const isReleased = version === info.version;
  if (isReleased)
    await edits.change(contract, (source) => source.replace(`  version: ${version}`, `  version: ${next(version)}`));
  await edits.change(`openapi/changelog/${service}.md`, (source) => {
    const [head = '', newest = '', ...older] = source.split(/^(?=## )/m);
    if (isReleased) return [head, `## ${next(version)}\n\n- ${line}\n\n`, newest, ...older].join('');
    return [head, `${newest.trimEnd()}\n- ${line}\n\n`, ...older].join('');
  });
}

function versionIn(contract: string): string {
  return /^ {2}version: (.+)$/m.exec(contract)?.[1] ?? '';
}

/** "0.2.0" -> "0.3.0", because an addition breaks no caller. */
function next(version: string): string {
  const [major = '0', minor = '0'] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}
