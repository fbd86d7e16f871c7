import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openDisplay } from '../../engines/drivers/display';
import { start } from '../../engines/drivers/processes';

const run = promisify(execFile);

/** A virtual screen with a session bus, on which programs offer what they show to assistive technology (AT-SPI). */
export interface Desktop {
  /** What a program needs to run on this desktop. */
  readonly env: NodeJS.ProcessEnv;
  /** Types a text with the keys of the desktop. */
  type(text: string): Promise<void>;
  /** Presses keys in the notation of X11: "Return", "ctrl+a". */
  press(...keys: readonly string[]): Promise<void>;
  /** Waits for a window, and gives it the keys. */
  toFront(windowClass: string): Promise<void>;
  /**
   * Presses a button of a browser's own window, such as the offer to save a password. Buttons of the page do not count.
   * @returns the texts of what the button belongs to, or undefined when no such button shows in time
   */
  pressOwnButton(name: string, seconds?: number): Promise<string | undefined>;
  close(): Promise<void>;
}

export async function openDesktop(): Promise<Desktop> {
  const display = await openDisplay({ width: 1280, height: 900 });
  const address = /^unix:\S+/m;
  const bus = await start('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    env: { ...process.env, DISPLAY: display.name },
    ready: address,
  });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: display.name,
    DBUS_SESSION_BUS_ADDRESS: address.exec(bus.output())?.[0],
    LC_ALL: 'C.UTF-8',
    // Programs built with GTK load their bridge to AT-SPI only when a desktop or this variable asks for it.
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    // Chromium asks for this one.
    ACCESSIBILITY_ENABLED: '1',
  };
  const keys = (...words: readonly string[]) => run('xdotool', words, { env });
  return {
    env,
    type: async (text) => void (await keys('type', '--delay', '40', text)),
    press: async (...names) => void (await keys('key', '--delay', '60', ...names)),
    toFront: async (windowClass) =>
      void (await keys('search', '--sync', '--onlyvisible', '--class', windowClass, 'windowfocus', '--sync')),
    async pressOwnButton(name, seconds = 40) {
      const { stdout } = await run(
        '/usr/bin/python3',
        ['tests/assistive/desktop/press_own_button.py', name, `${seconds}`],
        {
          env,
        },
      );
      return stdout.trim() === '' ? undefined : stdout.trim();
    },
    async close() {
      await bus.stop();
      await display.close();
    },
  };
}
