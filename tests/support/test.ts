import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { Guard, nothingAllowed, type Allowed } from './guard';
import { Secrets } from './secrets';
import { makeWorld, toMs, type Duration, type World } from './world';

export { expect } from '@playwright/test';

interface Options {
  /** The scenario that the test's world starts in; the default seed without one. `test.use({ scenario: 'multi-client' })` */
  scenario: string | undefined;
  /** What the test causes on purpose, as far as it differs from nothing. */
  allow: Partial<Allowed>;
}

interface Fixtures {
  /** The test's own tenant of the mock server; the page is in it. */
  world: World;
  /** Values that must never reach log, console, storage or address: passwords and codes that are typed are among them by themselves. */
  secrets: Secrets;
  /** Moves the page's timers and the world's clock together. Call `install` before the page is opened. */
  clock: { install(): Promise<void>; advance(duration: Duration): Promise<void> };
  guard: Guard;
}

/**
 * The test of every flow: its own world, so that tests run side by side and share nothing, and a guard that fails it for what no
 * test may cause (quality.md). When it fails, journal, snapshot and HAR of its world are attached.
 */
export const test = base.extend<Options & Fixtures>({
  scenario: [undefined, { option: true }],
  allow: [{}, { option: true }],

  secrets: async ({ context }, provide) => {
    const secrets = new Secrets();
    await secrets.watch(context);
    await provide(secrets);
  },

  world: [
    async ({ context, playwright, baseURL, scenario }, provide, testInfo) => {
      // Its own cookie jar: the browser's session must not follow the control calls.
      const request = await playwright.request.newContext();
      const world = await makeWorld(request, context, baseURL ?? '', `e2e-${randomUUID()}`, scenario);
      await provide(world);
      if (testInfo.status !== testInfo.expectedStatus) {
        for (const [name, path] of [['journal', '/journal'], ['snapshot', '/snapshot'], ['har', '/journal?format=har']] as const) {
          const content = await world.control('GET', path).catch((error: unknown) => String(error));
          const file = testInfo.outputPath(`${name}.json`);
          writeFileSync(file, JSON.stringify(content, null, 2));
          await testInfo.attach(name, { path: file, contentType: 'application/json' });
        }
      }
      await world.control('DELETE', `/worlds/${world.id}`);
      await request.dispose();
    },
    { auto: true },
  ],

  guard: [
    async ({ context, baseURL, allow, secrets, world }, provide) => {
      const allowed = { ...nothingAllowed, ...allow };
      const guard = new Guard(baseURL ?? '', allowed, secrets);
      await guard.watch(context);
      await provide(guard);
      for (const page of context.pages()) guard.findings.push(...(await secrets.inspect(page)));
      guard.findings.push(...secrets.leaks());
      if (!allowed.breaches) guard.findings.push(...(await breachesIn(world)));
      if (guard.findings.length > 0) throw new Error(`the guard found:\n${[...new Set(guard.findings)].join('\n')}`);
    },
    { auto: true },
  ],

  clock: async ({ page, world }, provide) => {
    await provide({
      install: () => page.clock.install(),
      advance: async (duration) => {
        await world.advance(duration);
        await movePage(page, toMs(duration));
      },
    });
  },
});

/** Every tick of a short wait fires; of a long one only what is due, once: nobody watches each second of fifteen minutes. */
async function movePage(page: Page, ms: number): Promise<void> {
  if (ms <= 120_000) await page.clock.runFor(ms);
  else await page.clock.fastForward(ms);
}

async function breachesIn(world: World): Promise<string[]> {
  const entries = await world.journal();
  return entries.flatMap(({ method, url, breaches }) =>
    breaches.map(({ where, path, message }) => `off the contract: ${where} of ${method} ${url.split('?')[0]}, ${path || '/'} ${message}`),
  );
}
