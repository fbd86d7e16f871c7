import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { connect } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';
import { paths } from '../../src/navigation/paths';
import { STORAGE } from '../../src/platform/storage';
import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { enter, signIn } from '../../mock-server/client/browser';
import { startAppBehindNginx, type AppBehindNginx } from './front/behind-nginx';
import { deliver, deliverPage, nextReleaseOf } from './front/releases';

/**
 * Pages that are open or cached while the next release comes, and goes again (see docs/delivery.md). Every asset of the
 * other release is gone each time, which is worse than what an operator does. Does not use the guard of the flows, which
 * knows one origin only, and counts a lost file as an error.
 */
test.use({ ignoreHTTPSErrors: true });
// One worker, because each would start its own nginx.
test.describe.configure({ mode: 'default' });

const present = 'dist';
const announced = 'This page was loaded again to get its newest version.';

let next: string;
let behind: AppBehindNginx;
let app: string;
let folder: string;
let world: MockWorld;

test.beforeAll(async ({ baseURL }) => {
  next = nextReleaseOf(present);
  behind = await startAppBehindNginx(baseURL ?? '');
  app = behind.origin;
  folder = behind.nginx.folder;
});
test.afterAll(async () => {
  await behind.stop();
  rmSync(next, { recursive: true });
});

test.beforeEach(async ({ context, baseURL }) => {
  world = await connect(baseURL ?? '').world({ id: `open-pages-${crypto.randomUUID()}` });
  await enter(context, world, app);
  deliver(present, folder, { keepsOld: false });
});
test.afterEach(() => world.drop());

const pageOf = (release: string): string => readFileSync(join(release, 'index.html'), 'utf8');

/** Every release has one entry of its own. */
async function expectRelease(page: Page, release: string): Promise<void> {
  const [entry = ''] = /index-[\w-]+\.js/.exec(pageOf(release)) ?? [];
  // While it reloads, a page has no content to tell.
  await expect.poll(() => page.content().catch(() => '')).toContain(entry);
}

/** Moves on inside the app, as its links do. The screen there is a part of the app that the page does not have yet. */
async function moveOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Each has a screen of its own, and needs no session. */
const onward = [paths.legal.pattern, paths.declineConfirmation.pattern] as const;

for (const { pattern } of [paths.createAccount])
  test(`a page at ${pattern} moves on after the next release, and after the way back, with one reload that it explains`, async ({
    page,
    context,
  }) => {
    await signIn(context, world, 'ann', {}, app);
    await page.goto(app + pattern.replaceAll(/:\w+/g, 'some.value'));
    await expect(screen.heading(page, /./)).toBeVisible();
    await page.waitForLoadState('networkidle');
    let documents = 0;
    page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
    for (const [release, path] of [
      [next, onward[0]],
      [present, onward[1]],
    ] as const) {
      deliver(release, folder, { keepsOld: false });
      documents = 0;
      await moveOn(page, path);
      await expect(page.getByText(announced)).toBeVisible();
      await expect(screen.heading(page, /./)).toBeVisible();
      await expectRelease(page, release);
      expect(documents, 'reloads').toBe(1);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.waitForLoadState('networkidle');
      // Ten minutes later a page may reload again.
      await page.evaluate((name) => sessionStorage.removeItem(name), STORAGE.reloadedForChunk.name);
    }
  });

test.describe('a cached page of the release before', () => {
  test('works while its files are still there', async ({ page }) => {
    deliver(next, folder);
    deliverPage(present, folder);
    await page.goto(`${app}/auth/login`);
    await signInPage.signIn(page, 'ann.lee');
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await expectRelease(page, present);
  });

  test('says that it could not be loaded when they are gone, and can be tried again', async ({ page }) => {
    deliver(next, folder, { keepsOld: false });
    deliverPage(present, folder);
    await page.goto(`${app}/auth/login`);
    await expect(page.getByText('This page could not be loaded.', { exact: false })).toBeVisible();
    deliverPage(next, folder);
    await screen.follow(page, 'try again');
    await signInPage.signIn(page, 'ann.lee');
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await expectRelease(page, next);
  });
});

test('a configuration that comes late leaves an open page alone, and what was typed there is back after a reload', async ({
  page,
}) => {
  const config = join(folder, 'auth/config.json');
  const [label, address] = ['Email address', 'ann@example.com'];
  await page.goto(`${app}/auth/forgot-password/request`);
  await page.getByLabel(label, { exact: true }).fill(address);
  renameSync(config, `${config}.late`);
  deliver(next, folder, { keepsOld: false });
  await page.reload();
  await expect(screen.heading(page, 'This page isn’t set up correctly')).toBeVisible();
  renameSync(`${config}.late`, config);
  await screen.press(page, 'Try again');
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(address);
  renameSync(config, `${config}.late`);
  await screen.press(page, 'Submit');
  await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  await world.outbox.waitFor({ kind: 'resetPassword' });
  renameSync(`${config}.late`, config);
});
