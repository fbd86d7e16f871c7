import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, findOrInstallBrowser } from './find-browser';

afterEach(() => vi.unstubAllEnvs());

describe('finding a browser', () => {
  it('takes the one that is named', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findBrowser()).toBe(process.execPath);
  });

  it('says in one sentence what to do when there is none, and never takes another than the one that is named', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(() => findOrInstallBrowser(() => undefined)).toThrow(
      /^No browser found: run "npx playwright install chromium"[^.]*\.$/,
    );
  });
});
