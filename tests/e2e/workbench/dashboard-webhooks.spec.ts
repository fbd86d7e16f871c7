import type { Page } from '@playwright/test';
import { type Receiver, startReceiver } from '../../../mock-server/testing/webhook-receiver';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';

const right = { username: 'ann.lee', password: 'Sunny-Harbor-42' };
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

let receiver: Receiver | undefined;
/** A program of this machine that responds with these statuses in turn, then with 204. */
async function program(statuses?: readonly number[]): Promise<Receiver> {
  receiver = await startReceiver(statuses);
  return receiver;
}
test.afterEach(() => receiver?.close());

test('a webhook gets only its events, and one that failed is sent again by hand', async ({ page, world }) => {
  const hooks = await program([500]);
  await world.clock.freeze();
  await page.goto('/__mock#webhooks');
  const form = region(page, 'New webhook');
  await form.getByLabel('Address of the program').fill(hooks.url);
  await form.getByText('Every event', { exact: true }).click();
  await form.getByLabel('Signed in', { exact: true }).check();
  await form.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(form.getByText(/^The secret, shown only now: whsec_/)).toBeVisible();
  const webhooks = region(page, 'Webhooks');
  await expect(webhooks.getByText(`${hooks.url}: Signed in`, { exact: true })).toBeVisible();

  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann.lee' } });
  await world.visitor().call('login', { body: right });
  const sent = region(page, 'Sent events');
  const row = sent.getByRole('button', { name: /^Signed in/ });
  await expect(row).toContainText('failed, next attempt at');
  await expect(sent.getByRole('listitem')).toHaveCount(1);
  await row.click();
  await expect(sent.getByText('A person signed in, in any way.')).toBeVisible();
  await expect(sent.getByText(/It answered 500\.$/)).toBeVisible();
  await expect(sent.getByRole('group', { name: 'Body' })).toContainText('"personId": "ann"');
  // Where a box is half behind the row of views, axe takes it for a small target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, [320, 1024]);
  await sent.getByRole('button', { name: 'Send again' }).click();
  await expect(row).toContainText('received after 2 attempts');
  expect(hooks.received).toHaveLength(2);

  await webhooks.getByRole('button', { name: `Remove: ${hooks.url}: Signed in` }).click();
  await expect(webhooks.getByText('No program hears of this world.')).toBeVisible();
});

test.describe('a refused webhook', () => {
  test.use({ allow: { consoleErrors: [/status of 400/] } });

  test('says that it goes to this machine alone', async ({ page, world }) => {
    await page.goto('/__mock#webhooks');
    await page.getByLabel('Address of the program').fill('https://hooks.example/');
    await page.getByRole('button', { name: 'Add the webhook' }).click();
    await expect(page.getByRole('status')).toContainText('A webhook goes to this machine alone');
    expect(await world.webhooks.list()).toEqual([]);
  });
});

test('the responses of a recording are named in the journal and beside it', async ({ page, world }) => {
  await world.visitor().call('checkAuthPath', { body: { username: 'ann.lee' } });
  const [call] = await world.journal.list({ operationId: 'checkAuthPath' });
  const operations = [{ operationId: 'checkAuthPath', recordedCalls: 2 }];
  await page.route('**/__mock/journal*', (route) => {
    const isLater = new URL(route.request().url()).searchParams.has('after');
    return route.fulfill({ json: isLater ? [] : [{ ...call, source: 'recording' }] });
  });
  await page.route('**/__mock/source', (route) =>
    route.fulfill({ json: { kind: 'recording', origin: null, file: 'visit.har', operations } }),
  );
  await page.goto('/__mock#traffic');
  await expect(page.getByText(/^The recording visit\.har answers one operation/)).toBeVisible();
  const row = region(page, 'Source of responses').getByRole('listitem');
  await expect(row).toHaveText('Check auth path checkAuthPath2 recorded calls');
  await page.getByRole('button', { name: /200 checkAuthPath .* by the recording/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'the recording' })).toBeVisible();
});
