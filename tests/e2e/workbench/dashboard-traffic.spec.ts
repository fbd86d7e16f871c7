import { expect, test } from '../../support/test';

const check = '/api/authentication-service/v0/check-auth-path';

test.describe('the journal of the dashboard', () => {
  test('shows calls as they come, with their breaches of the contract', async ({ page, world }) => {
    await page.goto('/__mock#traffic');
    const journal = page.getByRole('region', { name: 'Journal' });
    await expect(journal.getByText('Nothing was called yet.')).toBeVisible();
    const visitor = world.visitor();
    await visitor.call('checkAuthPath', { body: { username: 'ann.lee' } });
    await expect(
      journal.getByRole('row').filter({ hasText: 'checkAuthPath' }).filter({ hasText: '200' }),
    ).toBeVisible();
    const headers = { 'Content-Type': 'application/json' };
    await visitor.fetch(check, { method: 'POST', headers, body: '{"user":1}' });
    await journal.getByLabel('Only off the contract').check();
    await expect(journal.getByText('off the contract: request')).toBeVisible();
    await expect(journal.getByRole('row').filter({ hasText: 'checkAuthPath' }).filter({ hasText: '200' })).toHaveCount(
      0,
    );
    await journal.getByRole('button', { name: 'Empty the journal' }).click();
    await expect(journal.getByText('Nothing was called yet.')).toBeVisible();
    expect(await world.journal.list()).toEqual([]);
  });

  test('finds calls by person, status, method and path, opens one, and keeps it open while calls come', async ({
    page,
    context,
    world,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [ann, ben] = [world.visitor(), world.visitor()];
    await ann.call('checkAuthPath', { body: { username: 'ann.lee' } });
    const call = (await world.journal.list({ operationId: 'checkAuthPath' }))[0];
    await ann.call('login', { body: { username: 'ann.lee', password: 'wrong' } });
    await ben.call('login', { body: { username: 'ben.many', password: 'Sunny-Harbor-42' } });
    await ben.call('checkAuthentication');
    await page.goto('/__mock#traffic');
    const journal = page.getByRole('region', { name: 'Journal' });
    const rows = journal.getByRole('table', { name: 'Calls' }).locator('tbody').getByRole('row');
    await expect(rows.filter({ hasText: '401 INCORRECT_CREDS' })).toContainText(
      'POST /api/authentication-service/v0/login',
    );
    const find = journal.getByLabel('Find a call');
    await find.fill('ben 200');
    await expect(rows).toHaveText([/checkAuthentication/, /login/]);
    await find.fill('ben post');
    await expect(rows).toHaveText([/login/]);
    await find.fill('ann /login 401');
    await expect(rows).toHaveText([/401 INCORRECT_CREDS/]);
    await find.fill('nobody');
    await expect(journal.getByText('No call fits the search.')).toBeVisible();
    await find.fill('');

    const details = page.getByRole('button', { name: /^Details of call \d+: checkAuthPath$/ });
    await details.click();
    const dialog = page.getByRole('dialog', { name: '200 checkAuthPath' });
    for (let n = 0; n < 50; n += 1) await ben.call('checkAuthentication');
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await expect(dialog.getByText('Request and response fit it.')).toBeVisible();
    await expect(dialog.getByText(call?.traceId ?? '', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'Request body' })).toContainText('"username": "ann.lee"');
    await expect(dialog.getByRole('group', { name: 'Request headers' })).toContainText('csrf-token=');
    await expect(dialog.getByRole('group', { name: 'Response headers' })).toContainText(call?.traceId ?? '');
    await dialog.getByRole('button', { name: 'Copy as curl' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`curl -i -X POST '${world.origin}${check}'`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(details).toBeVisible();
  });

  test('rewinds the world to before a call, and makes a world from there', async ({ page, world }) => {
    const login = () => world.visitor().call('login', { body: { username: 'ann.lee', password: 'wrong' } });
    const failures = async () => (await world.state.read('persons'))[0]?.['failedLogins'];
    await login();
    await login();
    const second = (await world.journal.list({ operationId: 'login' }))[1]?.id;
    await page.goto('/__mock#traffic');
    const details = page.getByRole('button', { name: `Details of call ${second}: login` });
    await details.click();
    await page.getByRole('button', { name: 'Make a world from before this call' }).click();
    await expect(page.getByText(`-before-${second}, as it was before call ${second}.`)).toBeVisible();
    await details.click();
    await page.getByRole('button', { name: 'Make a world from before this call' }).click();
    await expect(page.getByText(`-before-${second}-2, as it was before call ${second}.`)).toBeVisible();
    expect(await failures()).toBe(2);
    await details.click();
    await page.getByRole('button', { name: 'Rewind to before this call' }).click();
    await expect(details).toHaveCount(0);
    expect(await failures()).toBe(1);
  });
});
