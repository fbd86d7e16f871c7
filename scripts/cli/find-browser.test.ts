import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, findOrInstallBrowser } from './find-browser';

afterEach(() => vi.unstubAllEnvs());

describe('finding a browser', () => {
  it('uses the browser that CHROMIUM_PATH names', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findBrowser()).toBe(process.execPath);
  });

  it('fails with one sentence when the named browser is missing, and uses no other', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(() => findOrInstallBrowser(() => undefined)).toThrow(
      /^No browser found: run "npx playwright install chromium"[^.]*\.$/,
    );
  });
});
