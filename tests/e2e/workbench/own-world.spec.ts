import { connect } from '../../../mock-server/client';
import { expect, test } from '../../support/test';
import { signInPage } from '../../support/verbs/sign-in';

test.describe('each test has its own world', () => {
  test('the page belongs to it, and its calls are in its journal alone', async ({ page, world }) => {
    await signInPage.open(page);
    await signInPage.username(page).fill('ann.lee');
    await expect
      .poll(async () => (await world.journal.list()).map(({ operationId }) => operationId))
      .toContain('checkAuthentication');
    const other = await page.request.get('/__mock/journal', { headers: { 'X-Mock-World': `${world.id}-other` } });
    expect(await other.json()).toEqual([]);
  });

  test('what a dashboard opens stays in its world, after another tab has moved the browser', async ({
    page,
    world,
    baseURL,
  }) => {
    const other = await connect(baseURL ?? '').world();
    const tab = await page.context().newPage();
    const leave = () => tab.goto(`/__mock?mock-world=${other.id}`);
    await page.goto('/__mock#messages');
    await leave();
    await page.getByRole('link', { name: 'reset-valid' }).click();
    await expect.poll(() => world.journal.list({ operationId: 'loadToken' })).not.toEqual([]);
    await leave();
    await page.goBack();
    await expect(page.getByText(`World ${world.id}`)).toBeVisible();
    for (const name of ['API', 'Dashboard']) {
      await leave();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`mock-world=${world.id}`));
    }
    // The server of an app elsewhere reads no parameter, so the cookie counts.
    await page.route('**/auth/**', (route) => route.fulfill({ contentType: 'text/html', body: 'An app elsewhere' }));
    for (const [role, name] of [
      ['link', 'Open the app'],
      ['button', 'Sign in'],
    ] as const) {
      await leave();
      await page.getByRole(role, { name, exact: true }).click();
      await page.waitForURL(`**/auth/**mock-world=${world.id}`);
      const cookies = await page.context().cookies();
      expect(cookies.find((cookie) => cookie.name === 'mock-world')?.value).toBe(world.id);
      await page.goBack();
    }
    expect(await other.journal.list()).toEqual([]);
  });
});

test.describe('a dashboard', () => {
  test.use({ allow: { consoleErrors: [/ERR_CONNECTION_REFUSED/] } });

  test('says that its world is gone, and begins it again when asked', async ({ page, world }) => {
    await world.visitor().call('checkAuthentication');
    await page.goto('/__mock#traffic');
    await expect(page.getByRole('button', { name: 'Details' })).toHaveCount(1);
    await world.drop();
    await expect(page.getByRole('status').getByText('This world is gone.')).toBeVisible();
    await page.getByRole('button', { name: 'Begin it again' }).click();
    await expect(page.getByText('This world is gone.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Details' })).toHaveCount(0);
  });

  test('says that the server is away, and goes on by itself when it is back with a new world', async ({
    page,
    world,
  }) => {
    await world.visitor().call('checkAuthentication');
    await page.goto('/__mock#traffic');
    await expect(page.getByRole('button', { name: 'Details' })).toHaveCount(1);
    await page.route('**/__mock/**', (route) => route.abort('connectionrefused'));
    await expect(page.getByRole('alert').getByText('The mock server does not answer.')).toBeVisible();
    await world.drop();
    await page.unroute('**/__mock/**');
    await expect(page.getByRole('button', { name: 'Details' })).toHaveCount(0);
    await expect(page.getByText('The mock server does not answer.')).toBeHidden();
    await expect(page.getByText('This world is gone.')).toBeHidden();
  });
});

test.describe('a dropped call', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('counts as one call, although a browser repeats a request on a broken kept-alive connection', async ({
    page,
    world,
  }) => {
    await page.goto('/auth/legal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await world.on('getLanding').drop();
    const outcome = await page.evaluate(async () => {
      await Promise.all(
        [1, 2, 3, 4, 5, 6].map((n) => fetch(`/auth/config.json?${n}`).then((response) => response.text())),
      );
      return fetch('/api/authentication-service/v0/landing', { headers: { 'X-Trace-Id': 'kept' } }).then(
        () => 'answered',
        () => 'dropped',
      );
    });
    expect(outcome).toBe('dropped');
    await world.verify({ call: { operationId: 'getLanding' }, times: 1 });
  });
});
