import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/** What the security tab does while its service is slow, fails or is not there. */

const open = '/auth/account-settings/security';

test.describe('a service that answers 404, and a platform without it,', () => {
  // The contract has no 404. A platform without the service responds with it.
  test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/, /Failed to load resource/] } });

  test('have no tab, and no call is made where the flag is off', async ({ page, signInAs, world }) => {
    const hasNoTab = async () => {
      await page.goto(open);
      await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
      await expect(screen.tab(page, 'Devices')).toBeVisible();
      await expect(screen.tab(page, 'Security')).toHaveCount(0);
    };
    await signInAs('ann');
    await world.on('getAccountSecurity').offSpec().answer({ status: 404 });
    await hasNoTab();
    await world.faults.clear();
    await world.given.flag('enableAccountSecurity', false);
    await world.journal.clear();
    await hasNoTab();
    await world.verify({ call: { operationId: 'getAccountSecurity' }, times: 0 });
    await test.step('a failed lookup of the flag has no tab either, and says so', async () => {
      await page.route('**/features/enableAccountSecurity', (route) => route.fulfill({ status: 500 }));
      await hasNoTab();
      await expect(page.getByText('Some settings couldn’t be loaded. You can continue.')).toBeVisible();
    });
  });
});
