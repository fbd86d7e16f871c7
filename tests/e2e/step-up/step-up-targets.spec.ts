import { screen } from '../../support/verbs/screen';
import { levelOf, settings } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

test.describe('the target of step-up', () => {
  test('is the page of the change on cancel, with what was typed, when the change asks for step-up', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(settings);
    await screen.press(page, 'Add Contact');
    await page.getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
    await screen.press(page, 'Save');
    await screen.arrivesAt(page, '/auth/step-up');
    await expect(screen.button(page, 'Log out')).toHaveCount(0);
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, settings);
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann.second@example.com');
    expect(await levelOf(page)).toBe(1);
    await world.verify({ call: { operationId: 'logout' }, times: 0 });
  });
});
