import { expect, test } from '../../support/test';
import { combobox, region } from '../../support/verbs/dashboard';

test.describe('a fault', () => {
  // The response of its own has a status that the contract does not know.
  test.use({ allow: { breaches: true } });

  test('hits the calls that its form describes, with an error of the contract or a response of its own', async ({
    page,
    world,
  }) => {
    await page.goto('/__mock#faults');
    const form = region(page, 'New fault');
    await combobox(form, 'Operation').selectOption({ label: 'login' });
    await form.getByLabel('Goes wrong').selectOption('503');
    await form.getByLabel('Which calls').selectOption('every');
    await form.getByLabel('Number').fill('3');
    await combobox(form, 'Only for').selectOption({ label: 'ann (ann.lee)' });
    await form.getByLabel('Likelihood in percent').fill('50');
    await form.getByRole('button', { name: 'Add the fault' }).click();
    const row = page.getByRole('table', { name: 'Faults' }).getByRole('row').filter({ hasText: 'login' });
    await expect(row).toContainText(
      '{"status":503,"every":3,"probability":0.5,"when":{"person":"ann"},"code":"SERVICE_UNAVAILABLE"}',
    );
    expect(await world.faults.list()).toMatchObject([
      { operationId: 'login', status: 503, every: 3, probability: 0.5, when: { person: 'ann' } },
    ]);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByText('Nothing goes wrong.')).toBeVisible();

    await page.reload();
    await combobox(form, 'Operation').selectOption({ label: 'login' });
    const add = form.getByRole('button', { name: 'Add the fault' });
    await form.getByLabel('Goes wrong').selectOption('423 ACCOUNT_INACTIVE');
    await add.click();
    await expect(page.getByText('{"status":423,"code":"ACCOUNT_INACTIVE","times":1}')).toBeVisible();
    await form.getByLabel('Goes wrong').selectOption('A response of your own');
    await form.getByLabel('Status', { exact: true }).fill('418');
    await form.getByLabel('Body', { exact: true }).fill('{"tea":true}');
    await add.click();
    await expect(page.getByText('{"offSpec":true,"status":418,"body":{"tea":true},"times":1}')).toBeVisible();
    const responses: string[] = [];
    for (let call = 0; call < 2; call += 1) {
      const { is, body } = await world.visitor().call('login', { body: { username: 'ann.lee', password: 'wrong' } });
      responses.push(is.startsWith('423') ? is : JSON.stringify(body).slice(0, 20));
    }
    expect(responses).toEqual(['423 ACCOUNT_INACTIVE', '{"tea":true}']);
  });
});
