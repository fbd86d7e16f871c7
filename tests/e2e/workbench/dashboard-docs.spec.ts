import type { Page } from '@playwright/test';
import { connect } from '../../../mock-server/client';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const answer = (page: Page) => page.getByRole('region', { name: /^Response \d/ });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Body', exact: true });
const said = (page: Page) => page.getByRole('status').last();
const login = '/__mock/docs#authentication-service/login';
const sessions = '/__mock/docs#account-security/listSessions';

test.describe('the page of the contract', () => {
  test('finds operations by name, by field and by error code, and opens one', async ({ page }) => {
    await page.goto('/__mock/docs');
    const list = page.getByRole('navigation', { name: 'Operations' });
    await expect(list.getByRole('heading', { name: 'Control interface of the mock server' })).toBeVisible();
    const find = list.getByLabel('Find an operation');
    await expect(list.getByRole('link', { name: /^logoutAllSessions / })).toBeVisible();
    await find.fill('check-auth-path');
    await expect(list.getByRole('link', { name: /^checkAuthPath / })).toBeVisible();
    await expect(list.getByRole('link', { name: /^logoutAllSessions / })).toHaveCount(0);
    await find.fill('LAST_WAY_TO_SIGN_IN');
    await expect(list.getByRole('link', { name: /^deletePasskey / })).toBeVisible();
    await find.fill('isEnabled clientId');
    await list.getByRole('link', { name: /^setFlag / }).click();
    await expect(page.getByRole('heading', { name: 'setFlag' })).toBeFocused();
    await expect(page).toHaveTitle('setFlag - The contract');
    await find.fill('no such words');
    await expect(list.getByRole('status')).toHaveText('No operation fits the search.');
  });

  test('shows fields in fields with their required marks, and the codes of each response', async ({ page }) => {
    await page.goto(login);
    const request = region(page, 'Request');
    await expect(request.getByRole('listitem').filter({ hasText: /^usernamestringrequired/ })).toBeVisible();
    const responses = region(page, 'Responses');
    await responses.getByText('401', { exact: true }).click();
    await expect(responses.getByRole('listitem').filter({ hasText: /^INCORRECT_CREDS/ })).toBeVisible();
    const errors = responses.getByRole('listitem').filter({ hasText: /^errorslist of objectrequired/ });
    await expect(
      errors
        .first()
        .getByRole('listitem')
        .filter({ hasText: /^detailsobject/ }),
    ).toBeVisible();
  });

  test('names every control and passes axe', async ({ page }) => {
    await page.goto('/__mock/docs');
    await expect(region(page, 'Documents').getByRole('link', { name: 'OpenAPI of UI gateway (JSON)' })).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await page.goto(sessions);
    await expect(region(page, 'Responses')).toBeVisible();
    await send(page).click();
    await expect(answer(page)).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test('has one column on a phone: the list, then the operation', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/__mock/docs');
    await page.getByRole('link', { name: /^checkAuthPath / }).click();
    await expect(page.getByRole('heading', { name: 'checkAuthPath' })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Operations' })).toHaveCount(0);
    await page.getByRole('link', { name: 'All operations' }).click();
    await expect(page.getByRole('heading', { name: 'Operations', exact: true })).toBeFocused();
  });
});

test.describe('"Try it"', () => {
  test('sends the example by keyboard, and shows status, headers, body and what the contract says', async ({
    page,
    world,
  }) => {
    await page.goto('/__mock/docs#authentication-service/checkAuthPath');
    await body(page).focus();
    await body(page).fill('{ "username": "ann.lee" }');
    await send(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Response 200' })).toBeVisible();
    await expect(said(page)).toHaveText('The response is 200.');
    await expect(send(page)).toBeFocused();
    await expect(answer(page)).toContainText('Request and response fit it.');
    const [call] = await world.journal.list({ operationId: 'checkAuthPath' });
    await expect(page.getByRole('group', { name: 'Response headers' })).toContainText(call?.traceId ?? 'no call');
    await expect(page.getByRole('group', { name: 'Response body' })).toContainText('isLifionLogin');
    expect(call?.requestBody).toEqual({ username: 'ann.lee' });
  });

  test('says that a session is missing, and signs a person in', async ({ page }) => {
    await page.goto(sessions);
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Response 401' })).toContainText(
      'This browser has no session. Sign in above, and send again.',
    );
    await page.getByLabel('Session of').selectOption('ben');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(said(page)).toHaveText('This browser has a session of ben now.');
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Response 200' })).toBeVisible();
  });

  test('keeps back what has no address, and takes a header of one’s own', async ({ page, world }) => {
    await page.goto('/__mock/docs#identity-orchestrator/loadToken');
    const token = page.getByLabel('token (path)');
    await token.fill('');
    await send(page).click();
    await expect(token).toBeFocused();
    await expect(token).toHaveAccessibleDescription(/The address needs this value\./);
    await token.fill('invite-valid');
    await page.getByLabel('kind (path)').selectOption('registration');
    await page.getByText('More headers').click();
    await page.getByLabel('Further headers').fill('X-Trace-Id: my-own-trace');
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Response 200' })).toContainText('my-own-trace');
    expect((await world.journal.list()).map(({ operationId }) => operationId)).toEqual(['loadToken']);
  });

  test('sends to another world that is chosen', async ({ page, world }) => {
    const other = await connect(world.origin).world();
    await page.goto('/__mock/docs#authentication-service/checkAuthPath');
    await page.getByRole('combobox', { name: 'World' }).selectOption(other.id);
    await page.getByRole('button', { name: 'Use this world' }).click();
    await expect(page.getByText(`Sends this request to the world ${other.id}`)).toBeVisible();
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Response 200' })).toBeVisible();
    expect(await other.journal.list({ operationId: 'checkAuthPath' })).toHaveLength(1);
    expect(await world.journal.list({ operationId: 'checkAuthPath' })).toEqual([]);
  });

  test('sends a call of the control interface to the world of the page', async ({ page, world }) => {
    await page.goto('/__mock/docs#mock-control/setFlag');
    await page.getByLabel('flag (path)').fill('enableClientRebrand');
    await body(page).fill('{ "isEnabled": true }');
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Response 200' })).toBeVisible();
    expect((await world.state.read('flags')).length).toBeGreaterThan(0);
  });
});

test.describe('a request off the contract', () => {
  test.use({ allow: { breaches: true } });

  test('is sent, and the response says what is wrong', async ({ page }) => {
    await page.goto('/__mock/docs#authentication-service/checkAuthPath');
    await body(page).fill('{ "user": 1 }');
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Response 400' })).toContainText('MALFORMED_REQUEST');
    await expect(answer(page)).toContainText('The request: the body must have required property');
    await body(page).fill('{');
    await expect(page.getByText('It is sent as it is, but it is no JSON')).toBeVisible();
  });
});

test.describe('a connection that breaks', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('is said, with what to do', async ({ page, world }) => {
    await world.on('checkAuthPath').times(1).drop();
    await page.goto('/__mock/docs#authentication-service/checkAuthPath');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('There is no response.');
    await expect(page.getByRole('alert')).toContainText('A fault of this world broke the connection');
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Response 200' })).toBeVisible();
  });
});
