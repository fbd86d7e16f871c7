import { afterEach, describe, expect, it, vi } from 'vitest';
import { startEngine } from '../../tests/engines/drivers/start-engine';
import { findEngine, findOrInstallEngines, wantedEngines } from './find-engines';

afterEach(() => vi.unstubAllEnvs());

describe('the engines to test', () => {
  it('are all without ENGINES, and those that it names', () => {
    vi.stubEnv('ENGINES', '');
    expect(wantedEngines()).toEqual(['chromium', 'firefox', 'webkit', 'chromium-107', 'chromium-92']);
    vi.stubEnv('ENGINES', 'webkit, firefox');
    expect(wantedEngines()).toEqual(['firefox', 'webkit']);
  });

  it('are refused with one sentence when one is unknown', () => {
    vi.stubEnv('ENGINES', 'netscape');
    expect(() => wantedEngines()).toThrow(/^"netscape" is no engine of the tests: there are [^.]*\.$/);
  });
});

describe('a missing engine', () => {
  /** A FIREFOX_PATH that names nothing refuses every other Firefox. */
  const withoutFirefox = () => {
    vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
    vi.stubEnv('PATH', '');
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findEngine('firefox')).toBeUndefined();
  };

  it("is left out on a developer's machine, which says how to install it", () => {
    withoutFirefox();
    vi.stubEnv('CI', '');
    const said: string[] = [];
    const found = findOrInstallEngines(['chromium', 'firefox'], (line) => void said.push(line));
    expect(found).toEqual(['chromium']);
    expect(said.at(-1)).toMatch(/^No Firefox found: install it .* The other engines are tested without it\.$/);
  });

  it('stays among the engines in CI, so that its tests fail', () => {
    withoutFirefox();
    vi.stubEnv('CI', 'true');
    const said: string[] = [];
    expect(findOrInstallEngines(['firefox'], (line) => void said.push(line))).toEqual(['firefox']);
    expect(said.at(-1)).toMatch(/In CI no engine may be missing\.$/);
  });

  it('says how to install it when its tests begin', async () => {
    withoutFirefox();
    await expect(startEngine('firefox')).rejects.toThrow(
      /^No Firefox found: install it .* installs it where it can\.$/,
    );
  });
});
