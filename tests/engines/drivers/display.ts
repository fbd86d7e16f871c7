import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from './processes';

/** A virtual screen with a window manager. Without a manager, a WebKitGTK window never gets the focus. */
export interface Display {
  /** The value of DISPLAY. */
  readonly name: string;
  close(): Promise<void>;
}

/** A click gives the focus. Windows have no frame, so a page has the place and the size of its window. */
const windowManagerSettings = `<?xml version="1.0"?>
<JWM><FocusModel>click</FocusModel><Group><Option>noborder</Option><Option>notitle</Option></Group></JWM>
`;

export async function openDisplay({ width, height }: { width: number; height: number }): Promise<Display> {
  const folder = mkdtempSync(join(tmpdir(), 'display-'));
  const settings = join(folder, 'jwmrc');
  writeFileSync(settings, windowManagerSettings);
  // With "-displayfd 1" the server chooses a free number and writes it to stdout.
  const number = /^(\d+)\s*$/m;
  const screen = ['-screen', '0', `${width}x${height}x24`];
  const server = await start('Xvfb', ['-displayfd', '1', ...screen, '-nolisten', 'tcp', '-noreset'], {
    ready: number,
  });
  const name = `:${number.exec(server.output())?.[1] ?? ''}`;
  const manager = await start('jwm', ['-f', settings], { env: { ...process.env, DISPLAY: name } });
  return {
    name,
    async close() {
      await manager.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
