import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { connect } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';
import { limitsFrom } from '../../scripts/delivery/nginx/limits';
import { startNginx, type FrontServer } from './front/servers';
import { enter, signIn } from '../support/world';
import { unverifiedPhone } from '../support/verbs/contact-verification';

/**
 * Host pages that show the app in a frame (`mobileApp.hostOrigins` in docs/delivery.md), with nginx and its generated
 * file. Another port is another origin of the same site, and another name for this machine is another site. Does not use
 * the guard of the flows, which knows one origin only.
 *
 * @holds docs/product/4-states.md#mobile-events
 */
const ownSite = 'http://localhost:4101';
const otherSite = 'http://127.0.0.1:4101';
const notNamed = ['http://localhost:4102', 'http://127.0.0.1:4102', 'http://[::1]:4101'];

let nginx: FrontServer;
let app: string;
let world: MockWorld;

test.beforeAll(async ({ baseURL }) => {
  nginx = await startNginx({
    configuration: {
      mobileApp: {
        openUrl: 'hrpayroll://open',
        iosStoreUrl: 'https://apps.apple.com/app/id0000000000',
        androidStoreUrl: 'https://play.google.com/store/apps/details?id=example.hrpayroll',
        hostOrigins: [ownSite, otherSite],
      },
    },
    publicOrigins: [new URL('https://login.example'), new URL('http://localhost')],
    apiOrigin: new URL(`http://127.0.0.1:${new URL(baseURL ?? '').port}`),
    limits: limitsFrom({}),
  });
  app = `http://localhost:${nginx.port}`;
});
test.afterAll(() => nginx.stop());

test.beforeEach(async ({ context, baseURL }) => {
  world = await connect(baseURL ?? '').world({ id: `host-${crypto.randomUUID()}` });
  await enter(context, world);
  await world.state.patch('persons', 'uma', { phones: [unverifiedPhone] });
});
test.afterEach(() => world.drop());

/** Opens a page of `origin` that shows `address` in a frame, and keeps the messages that it gets. */
async function embed(page: Page, origin: string, address: string): Promise<void> {
  await page.context().route(`${origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><script>
        told = [];
        addEventListener('message', ({ origin, data }) => told.push([origin, data]));
      </script><iframe src="${address}" width="800" height="600"></iframe>`,
    }),
  );
  await page.goto(`${origin}/`);
}

const told = (page: Page): Promise<unknown> => page.evaluate('told');
const inFrame = (page: Page) => page.frameLocator('iframe');

/** The browser shows a page of its own in place of a refused one. */
const isRefused = (page: Page) =>
  expect.poll(() => page.frames().some((frame) => frame.url() === 'chrome-error://chromewebdata/')).toBe(true);

async function open(page: Page, context: BrowserContext, person: string, path: string): Promise<void> {
  await signIn(context, world, person);
  await embed(page, ownSite, `${app}${path}`);
}

test('a page of a named origin embeds step-up and receives its events', async ({ page, context }) => {
  await open(page, context, 'max', '/auth/step-up');
  await inFrame(page).getByRole('radio', { name: 'Email' }).check();
  await inFrame(page).getByRole('button', { name: 'Continue' }).click();
  await inFrame(page)
    .getByLabel('Code')
    .fill((await world.outbox.waitFor({ kind: 'stepUp' })).code ?? '');
  await inFrame(page).getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => told(page)).toEqual([[app, { type: 'step-up-success' }]]);
});

test('a page of a named origin receives that the user cancels step-up', async ({ page, context }) => {
  await open(page, context, 'max', '/auth/step-up');
  await inFrame(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => told(page)).toEqual([[app, { type: 'step-up-cancel' }]]);
});

test('a page of a named origin embeds the check of a contact and receives its events', async ({ page, context }) => {
  await open(page, context, 'uma', '/auth/verify-contact-info?type=email&purpose=personal');
  await inFrame(page)
    .getByLabel('Code')
    .fill((await world.outbox.waitFor({ kind: 'contactVerification' })).code ?? '');
  await inFrame(page).getByRole('button', { name: 'Verify' }).click();
  await expect.poll(() => told(page)).toEqual([[app, { type: 'contact-verify-success', contactType: 'email' }]]);
});

test('a page of a named origin on another site embeds step-up, and the browser keeps the session back', async ({
  page,
  context,
}) => {
  await signIn(context, world, 'max');
  await embed(page, otherSite, `${app}/auth/step-up`);
  await expect(inFrame(page).getByRole('heading', { level: 1 })).toHaveText('Log in');
  expect(await told(page)).toEqual([]);
});

for (const origin of notNamed)
  test(`a page of ${origin}, which is not named, embeds and receives nothing`, async ({ page, context }) => {
    await signIn(context, world, 'max');
    for (const path of ['/auth/step-up', '/auth/verify-contact-info?type=email&purpose=personal']) {
      await embed(page, origin, `${app}${path}`);
      await isRefused(page);
      expect(await told(page)).toEqual([]);
    }
  });

test('a page that is not named embeds nothing through a page of a named origin either', async ({ page, context }) => {
  await signIn(context, world, 'max');
  await embed(page, ownSite, `${app}/auth/step-up`);
  await expect(inFrame(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await embed(page, 'http://localhost:4102', `${ownSite}/`);
  await isRefused(page);
});

for (const path of ['/auth/login', '/auth/step-up/', '/auth/login-step-up', '/auth/account-settings/contact-info', '/'])
  test(`every other page refuses a frame of a named origin: ${path}`, async ({ page, context }) => {
    await open(page, context, 'max', path);
    await isRefused(page);
  });
