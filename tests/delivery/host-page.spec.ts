import { expect, type Page, test } from '@playwright/test';
import { connect } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';
import { signInPage } from '../support/verbs/sign-in';
import { enter } from '../../mock-server/client/browser';
import { startAppBehindNginx, type AppBehindNginx } from './front/behind-nginx';
import { framing, startHostPages, type HostPages } from './front/host-pages';

/**
 * Host pages that show the app in a frame (`mobileApp.hostOrigins` in docs/delivery.md). Does not use the guard of the
 * flows, which knows one origin only.
 */
const ownSite = 'product.company.localhost';
const otherSite = 'portal.partner.localhost';
const notNamed = 'product.company.localhost.evil.localhost';
const stepUp = '/auth/step-up';
const unverifiedPhone = {
  number: '+12125550144',
  type: 'PHONE',
  isVerified: false,
  isPersonal: true,
  createdAt: 0,
  lastModifiedAt: 0,
};
const verify = '/auth/verify-contact-info?type=email&purpose=personal';

test.use({ ignoreHTTPSErrors: true });
// One worker, because each would start its own nginx.
test.describe.configure({ mode: 'default' });

let hosts: HostPages;
let behind: AppBehindNginx;
let app: string;
let world: MockWorld;

test.beforeAll(async ({ baseURL }) => {
  hosts = await startHostPages();
  behind = await startAppBehindNginx(baseURL ?? '', {
    mobileApp: {
      openUrl: 'hrpayroll://open',
      iosStoreUrl: 'https://apps.apple.com/app/id0000000000',
      androidStoreUrl: 'https://play.google.com/store/apps/details?id=example.hrpayroll',
      hostOrigins: [ownSite, otherSite].map(hosts.originOf),
    },
  });
  app = behind.origin;
});
test.afterAll(async () => {
  await behind.stop();
  await hosts.close();
});

test.beforeEach(async ({ context, baseURL }) => {
  world = await connect(baseURL ?? '').world({ id: `host-${crypto.randomUUID()}` });
  await enter(context, world, app);
  await world.state.patch('persons', 'uma', { phones: [unverifiedPhone] });
});
test.afterEach(() => world.drop());

/** Signs in at the app itself, so the cookies are those that the services set. */
async function signInAs(page: Page, username: string): Promise<void> {
  await page.goto(`${app}/auth/login`);
  await signInPage.signIn(page, username);
  await expect(signInPage.password(page)).toHaveCount(0);
}

const embed = (page: Page, host: string, path: string) => page.goto(framing(hosts.originOf(host), app + path));
const inFrame = (page: Page) => page.frameLocator('iframe');
const told = (page: Page): Promise<unknown> => page.evaluate('told');

/** Chromium shows a page of its own in place of a refused one. */
const expectRefused = (page: Page) =>
  expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');

test('a page of a named origin embeds step-up, and receives that the user cancels or succeeds', async ({ page }) => {
  await signInAs(page, 'max.factor');
  await embed(page, ownSite, stepUp);
  await inFrame(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => told(page)).toEqual([[app, { type: 'step-up-cancel' }]]);
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(framing(hosts.originOf(ownSite), app + stepUp));

  await test.step('on another site without cookies, which the browser keeps back', async () => {
    await embed(page, otherSite, stepUp);
    await expect(inFrame(page).getByRole('heading', { level: 1 })).toHaveText('Cookies are switched off');
    expect(await told(page)).toEqual([]);
  });

  await embed(page, ownSite, stepUp);
  await inFrame(page).getByRole('radio', { name: 'Email' }).check();
  await inFrame(page).getByRole('button', { name: 'Continue' }).click();
  const { code } = await world.outbox.waitFor({ kind: 'stepUp' });
  await inFrame(page)
    .getByLabel('Code')
    .fill(code ?? '');
  await expect.poll(() => told(page)).toEqual([[app, { type: 'step-up-success' }]]);
});

test('a page of an origin that is not named, and every other page of a named one, embed and receive nothing', async ({
  page,
}) => {
  await signInAs(page, 'max.factor');
  for (const path of [stepUp, verify]) {
    await embed(page, notNamed, path);
    await expectRefused(page);
    expect(await told(page)).toEqual([]);
  }
  await embed(page, ownSite, '/auth/login-step-up');
  await expectRefused(page);
});

test('a framed page leads to no other page inside the frame', async ({ page }) => {
  await embed(page, ownSite, stepUp);
  await expectRefused(page);
  await signInAs(page, 'ann.lee');
  await embed(page, ownSite, `${stepUp}?requiredLevel=1&redirectUrl=/auth/account-settings/change-password`);
  await expectRefused(page);
});
