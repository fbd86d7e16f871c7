import { expect, test } from '@playwright/test';
import { connect } from '../../mock-server/client';
import { screen } from '../support/verbs/screen';
import { enter } from '../../mock-server/client/browser';
import { startAppBehindNginx, type AppBehindNginx } from './front/behind-nginx';

/**
 * A failed call can be followed from the page through nginx to the services (see docs/delivery.md). Does not use the
 * guard of the flows, which knows one origin only.
 */
test.use({ ignoreHTTPSErrors: true });

let behind: AppBehindNginx;
test.beforeAll(async ({ baseURL }) => void (behind = await startAppBehindNginx(baseURL ?? '')));
test.afterAll(() => behind.stop());

test('the trace ID on a page of an error is the one that nginx and the services have logged', async ({
  page,
  context,
  baseURL,
}) => {
  const world = await connect(baseURL ?? '').world({ id: `trace-${crypto.randomUUID()}` });
  await enter(context, world, behind.origin);
  await world.on('requestPasswordReset').status(500);
  await page.goto(`${behind.origin}/auth/forgot-password/request`);
  await page.getByLabel('Email address', { exact: true }).fill('ann@example.com');
  await screen.press(page, 'Submit');
  await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
  await page.getByText('Details for support').click();
  const [shown = ''] = /[0-9a-f]{32}/.exec(await page.getByRole('main').innerText()) ?? [];
  const [call] = await world.journal.list({ operationId: 'requestPasswordReset' });
  expect(shown).toBe(call?.traceId);
  expect(call?.requestHeaders['traceparent']).toMatch(new RegExp(`^00-${shown}-[0-9a-f]{16}-01$`));
  const lines = behind.nginx.log().split('\n');
  const logged = lines.filter((line) => line.includes(`"traceId":"${shown}"`));
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'POST', path: '/api/identity-orchestrator/v0/credentials', status: '500', upstreamStatus: '500' },
  ]);
  await world.drop();
});
