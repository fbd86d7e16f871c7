import { type EngineName, findEngine, findMiniBrowser, howToInstall } from '../programs/find-engines';
import { startChromium } from './chromium';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** @throws Error when the browser is not installed or does not start */
export async function startEngine(name: EngineName): Promise<Engine> {
  const executable = findEngine(name);
  if (executable === undefined) throw new Error(howToInstall(name));
  if (name === 'firefox') return startFirefox(executable);
  if (name === 'webkit') return startWebKit({ driver: executable, browser: findMiniBrowser() ?? '' });
  return startChromium(executable);
}
