import { randomUUID } from 'node:crypto';
import { connect } from '../../../mock-server/client';
import { expect, test } from '../../support/test';

const check = '/api/authentication-service/v0/check-auth-path';

test.describe('the journal of the dashboard', () => {
  test('shows calls as they come, with their breaches of the contract @main', async ({ page, world }) => {
    await page.goto('/__mock#traffic');
    const journal = page.getByRole('region', { name: 'Journal' });
    await expect(journal.getByText('Nothing was called yet.')).toBeVisible();
    const visitor = world.visitor();
    await visitor.call('checkAuthPath', { body: { username: 'ann.lee' } });
    await expect(journal.getByText('200 checkAuthPath')).toBeVisible();
    const headers = { 'Content-Type': 'application/json' };
    await visitor.fetch(check, { method: 'POST', headers, body: '{"user":1}' });
    await journal.getByLabel('Only off the contract').check();
    await expect(journal.getByText('off the contract: request')).toBeVisible();
    await expect(journal.getByText('200 checkAuthPath')).toHaveCount(0);
    await journal.getByRole('button', { name: 'Empty the journal' }).click();
    await expect(journal.getByText('Nothing was called yet.')).toBeVisible();
    expect(await world.journal.list()).toEqual([]);
  });

  test('shows only the calls of a method, path, person and status', async ({ page, world }) => {
    const [ann, ben] = [world.visitor(), world.visitor()];
    await ann.call('login', { body: { username: 'ann.lee', password: 'wrong' } });
    await ben.call('login', { body: { username: 'ben.many', password: 'Sunny-Harbor-42' } });
    await ben.call('checkAuthentication');
    await page.goto('/__mock#traffic');
    const journal = page.getByRole('region', { name: 'Journal' });
    const rows = journal.getByRole('listitem');
    await expect(rows.filter({ hasText: '401 login' })).toContainText('POST /api/authentication-service/v0/login, ann');
    const before = await rows.count();
    await journal.getByRole('combobox', { name: 'Of' }).selectOption({ label: 'ben (ben.many)' });
    await expect(rows).toHaveText([/200 checkAuthentication/, /200 login/]);
    await journal.getByLabel('Method').selectOption('POST');
    await expect(rows).toHaveText([/200 login/]);
    await journal.getByLabel('Status').selectOption('4xx');
    await expect(journal.getByText('No call fits the search.')).toBeVisible();
    await journal.getByRole('combobox', { name: 'Of' }).selectOption({ label: 'Everyone' });
    await expect(rows).toHaveText([/401 login/]);
    await journal.getByLabel('Path contains').fill('/check');
    await expect(journal.getByText('No call fits the search.')).toBeVisible();
    expect(before).toBeGreaterThan(2);
  });

  test('opens a call: what was sent, what came back, and what the contract says', async ({ page, context, world }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const visitor = world.visitor();
    await visitor.call('checkAuthPath', { body: { username: 'ann.lee' } });
    const call = (await world.journal.list({ operationId: 'checkAuthPath' }))[0];
    await page.goto('/__mock#traffic');
    await page.getByRole('button', { name: '200 checkAuthPath' }).click();
    await expect(page.getByText('Request and response fit it.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Request body' })).toContainText('"username": "ann.lee"');
    await expect(page.getByRole('group', { name: 'Cookies sent' })).toContainText('csrf-token=');
    await expect(page.getByRole('group', { name: 'Response headers' })).toContainText(call?.traceId ?? '');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await expect.poll(copied).toContain(`curl -i -X POST '${world.origin}${check}'`);
    await page.getByRole('button', { name: 'Copy the trace ID' }).click();
    await expect.poll(copied).toBe(call?.traceId);
  });

  test('says of a dropped call that its caller got nothing', async ({ page, world }) => {
    await world.on('checkAuthPath').times(1).drop();
    const lost = world.visitor().call('checkAuthPath', { body: { username: 'ann.lee' } });
    await expect(lost).rejects.toThrow();
    await page.goto('/__mock#traffic');
    await page.getByRole('button', { name: 'dropped (would have been 200) checkAuthPath' }).click();
    await expect(page.getByText('Nothing: the connection was dropped')).toBeVisible();
  });

  test('keeps a row open when somebody makes another world', async ({ page, world }) => {
    const visitor = world.visitor();
    await visitor.call('checkAuthPath', { body: { username: 'ann.lee' } });
    await page.goto('/__mock#traffic');
    await page.getByRole('button', { name: '200 checkAuthPath' }).click();
    await expect(page.getByText('Request and response fit it.')).toBeVisible();
    const other = await connect(world.origin).world({ id: `e2e-${randomUUID()}` });
    await other.drop();
    // The page has heard of both once it shows what came after them.
    await visitor.call('searchIdentityProviders', { body: { email: 'kai@kestrel.example' } });
    await expect(page.getByRole('button', { name: '200 searchIdentityProviders' })).toBeVisible();
    await expect(page.getByText('Request and response fit it.')).toBeVisible();
  });

  test('shows a part of 10,000 calls at a time, and finds one among all', async ({ page, world }) => {
    await world.visitor().call('checkAuthPath', { body: { username: 'ann.lee' } });
    const [call] = await world.journal.list({ operationId: 'checkAuthPath' });
    const calls = Array.from({ length: 10_000 }, (_, i) => ({
      ...call,
      id: i + 1,
      traceId: `trace-of-call-${i + 1}.`,
    }));
    const asked: string[] = [];
    await page.route('**/__mock/journal*', (route) => {
      const { search, searchParams } = new URL(route.request().url());
      asked.push(search);
      return route.fulfill({ json: searchParams.has('after') ? [] : calls });
    });
    await page.goto('/__mock#traffic');
    const journal = page.getByRole('region', { name: 'Journal' });
    await expect(journal.getByText('50 of 10,000 calls are shown.')).toBeVisible();
    await expect(journal.getByRole('listitem')).toHaveCount(50);
    const elements = () => page.locator('*').count();
    const ofFifty = await elements();
    await journal.getByRole('button', { name: 'Show 50 more' }).click();
    await expect(journal.getByRole('listitem')).toHaveCount(100);
    // A closed row has fewer than ten elements, so 10,000 calls cost no more than the shown ones.
    expect((await elements()) - ofFifty).toBeLessThan(50 * 10);
    await journal.getByLabel('Find a call').fill('trace-of-call-7.');
    await expect(journal.getByRole('listitem')).toHaveCount(1);
    expect(await elements()).toBeLessThan(ofFifty);
    // All calls load once. Later requests ask only for newer calls, and a search asks for none.
    expect(asked.filter((search) => !search.includes('after='))).toHaveLength(1);
  });
});
