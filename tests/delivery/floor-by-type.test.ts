import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/delivery/build';
import { newMembersByType } from '../../scripts/delivery/page/above-floor-by-type';
import { readFloor } from '../../scripts/delivery/page/floor';

/** The code checks these members before use, or does not depend on them. floor.test.ts has each reason. */
const askedForFirst = [
  'AuthenticatorAttestationResponse.getTransports in src/session/passkeys/creation.ts',
  'Location.ancestorOrigins in src/platform/mobile-bridge.ts',
  'Navigator.userActivation in src/ui/StepHeading.tsx',
  'PerformanceResourceTiming.serverTiming in src/app/start/page/start.ts',
  'PerformanceResourceTiming.serverTiming in src/session/logout-all-sessions.ts',
  'PerformanceServerTiming.description in src/app/start/page/start.ts',
  'PerformanceServerTiming.description in src/session/logout-all-sessions.ts',
  'UserActivation.hasBeenActive in src/ui/StepHeading.tsx',
];

const folder = 'reports/delivery/floor-by-type';
const example = `${folder}/example.ts`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the code of the app, by its types', () => {
  // TypeScript reads the whole app, which is slow on a busy machine.
  it('uses no member of the browser above the floor', { timeout: 300_000 }, () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      example,
      `const query = new URLSearchParams(location.search);
       export const isEmpty = query.size === 0 && new Set().size === 0;
       export const { size } = new URLSearchParams();`,
    );
    const own = filesBelow('src').filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
    const found = newMembersByType([...own.map((name) => `src/${name}`), example], readFloor());
    expect(found).toEqual([...askedForFirst, `URLSearchParams.size in ${example}`].sort());
  });
});
