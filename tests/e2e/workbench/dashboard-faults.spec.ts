import { expect, test } from '../../support/test';
import { combobox, region } from '../../support/verbs/dashboard';

test('a fault hits the calls that its form describes', async ({ page, world }) => {
  await page.goto('/__mock#faults');
  const form = region(page, 'New fault');
  await combobox(form, 'Operation').selectOption({ label: 'login' });
  await form.getByLabel('Goes wrong').selectOption('503');
  await form.getByLabel('Which calls').selectOption('every');
  await form.getByLabel('Number').fill('3');
  await form.getByText('More conditions').click();
  await combobox(form, 'Only for').selectOption({ label: 'ann (ann.lee)' });
  await form.getByLabel('Likelihood in percent').fill('50');
  await form.getByRole('button', { name: 'Add the fault' }).click();
  await expect(
    page.getByText(/^login: 503.*every call number 3, with a likelihood of 50 %, only for ann/),
  ).toBeVisible();
  expect(await world.faults.list()).toMatchObject([
    { operationId: 'login', status: 503, every: 3, probability: 0.5, when: { person: 'ann' } },
  ]);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('Nothing goes wrong.')).toBeVisible();
});

test.describe('a fault', () => {
  // The response of its own has a status that the contract does not know.
  test.use({ allow: { breaches: true } });

  test('sends an error of the contract, an example, or a response of its own', async ({ page, world }) => {
    await page.goto('/__mock#faults');
    const form = region(page, 'New fault');
    await combobox(form, 'Operation').selectOption({ label: 'login' });
    const add = form.getByRole('button', { name: 'Add the fault' });
    await form.getByLabel('Goes wrong').selectOption('423 ACCOUNT_INACTIVE');
    await add.click();
    await expect(page.getByText('login: 423 ACCOUNT_INACTIVE, once (0 so far)')).toBeVisible();
    await form.getByLabel('Goes wrong').selectOption('200, example signedIn');
    await add.click();
    await expect(page.getByText('login: 200, another body, once (0 so far)')).toBeVisible();
    await form.getByLabel('Goes wrong').selectOption('A response of your own');
    await form.getByLabel('Status', { exact: true }).fill('418');
    await form.getByLabel('Body', { exact: true }).fill('{"tea":true}');
    await add.click();
    await expect(page.getByText('login: 418, another body, once (0 so far)')).toBeVisible();
    const responses: string[] = [];
    for (let call = 0; call < 3; call += 1) {
      const { is, body } = await world.visitor().call('login', { body: { username: 'ann.lee', password: 'wrong' } });
      responses.push(is.startsWith('423') ? is : JSON.stringify(body).slice(0, 20));
    }
    expect(responses).toEqual(['423 ACCOUNT_INACTIVE', expect.stringContaining('{'), '{"tea":true}']);
  });
});
