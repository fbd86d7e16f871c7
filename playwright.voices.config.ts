import { defineConfig } from '@playwright/test';
import { voiceNames } from './mock-server/world/voice-names';
import type { VoiceOptions } from './tests/support/test';
import { base, bundleCommand, originOf, serverOf } from './tests/support/runner/playwright-base';
import { flowFiles, quickTitles, titlesThatDiffer } from './tests/voices/flows';

const port = Number(process.env.VOICES_PORT ?? 5195);
const isQuick = process.env.VOICES !== 'all';

/** The flows of the app in each voice of the mock server (`npm run voices`), or a short form of them. */
export default defineConfig<VoiceOptions>({
  ...base,
  testDir: 'tests/e2e',
  testMatch: flowFiles(isQuick),
  grep: quickTitles(isQuick),
  outputDir: 'test-results/voices',
  reporter: [...(Array.isArray(base.reporter) ? base.reporter : []), ['./tests/voices/report.ts']],
  // The suite of all tests has the voice of the contract.
  projects: voiceNames
    .filter((voice) => !isQuick || voice !== 'contract')
    .map((voice) => ({
      name: voice,
      grepInvert: titlesThatDiffer(voice),
      use: { baseURL: originOf(port), voice },
    })),
  webServer: serverOf(bundleCommand, port),
});
