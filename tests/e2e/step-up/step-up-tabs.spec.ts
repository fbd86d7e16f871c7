import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent, settings, stepUp, title } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

test.describe('step-up in two tabs', () => {
  test('is confirmed in both tabs by a confirmation in one', async ({ page, context, world, signInAs }) => {
    await signInAs('max');
    const other = await context.newPage();
    await other.goto(stepUp('redirectUrl=/auth/change-password'));
    await expect(screen.heading(other, title)).toBeVisible();
    await page.goto(stepUp());
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
    await screen.arrivesAt(other, '/auth/change-password');
  });
});
