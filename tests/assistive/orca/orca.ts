import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { start } from '../../engines/drivers/processes';
import { until } from '../../engines/user/until';
import type { Desktop } from '../desktop/desktop';

const own = resolve('tests/assistive/orca');

/** Orca, with its speech in a file. */
export interface Orca {
  /** Returns all that it has said so far, in its order. */
  spoken(): string[];
  close(): Promise<void>;
}

export async function startOrca({ env }: Desktop): Promise<Orca> {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  mkdirSync(join(folder, 'orca'));
  copyFileSync(join(own, 'orca-customizations.py'), join(folder, 'orca/orca-customizations.py'));
  const file = join(folder, 'spoken.txt');
  const program = await start('orca', ['--replace'], {
    env: { ...env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, PYTHONPATH: own, SPOKEN: file },
  });
  const spoken = (): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []);
  await until(
    'the first words of Orca',
    async () => spoken()[0],
    async () => program.output(),
  );
  return {
    spoken,
    async close() {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
