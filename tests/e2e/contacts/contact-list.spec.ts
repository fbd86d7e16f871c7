import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/contact-info';

test.describe('the contact list', () => {
  test("shows 'Loading contact methods...' while it loads, and offers a retry after a failure @main", async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await world.on('getContactInfo').delay(60_000);
    await page.goto(open);
    const loading = page.getByText('Loading contact methods...');
    await expect(loading).toBeVisible();
    // A text only for screen readers would be one pixel high.
    await expect.poll(() => loading.evaluate((text) => text.getBoundingClientRect().height)).toBeGreaterThan(1);
    await expectAccessible(page, [320]);
    await world.faults.clear();
    await world.on('getContactInfo').status(503);
    await page.reload();
    await expect(page.getByText('Your contact methods could not be loaded.')).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page, [320, 1024]);
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByText('ann@example.com')).toBeVisible();
  });

  test('shows the contacts of the system of record as read-only, and a message when it is empty', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('sora');
    await page.goto(open);
    const recorded = page.getByRole('region', { name: 'From your employer' });
    await expect(recorded.getByRole('listitem')).toHaveCount(2);
    await expect(recorded.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('about:blank');
    await signInAs('ann', { levelOfAssurance: 3 });
    await world.state.patch('persons', 'ann', { emails: [], phones: [] });
    await page.goto(open);
    await expect(page.getByText('You have no contact methods yet.')).toBeVisible();
  });
});
