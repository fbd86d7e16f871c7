import { expect, test } from '@playwright/test';
import { connect } from '../../mock-server/client';
import { expectAccessible } from '../support/guards/axe';
import { enter } from '../../mock-server/client/browser';

test('what the policy blocks is reported by the browser, and listed in the dashboard', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const world = await connect(baseURL ?? '').world({ id: `reports-${crypto.randomUUID()}` });
  await enter(context, world);
  await page.goto('/auth/create-account/secret-token');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://evil.example/secret-address.png';
    document.body.append(image);
  });

  const dashboard = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await enter(dashboard.context(), world);
  await dashboard.goto('/__mock#traffic');
  const reports = dashboard.getByRole('region', { name: 'Security reports' });
  const row = reports.getByRole('row').filter({ hasText: 'https://evil.example' });
  await expect(row).toContainText('img-src');
  await expect(row).toContainText('/auth/create-account');
  expect(JSON.stringify(await world.state.read('securityReports'))).not.toContain('secret');
  await expectAccessible(dashboard);
  await dashboard.context().close();
  await world.drop();
});
