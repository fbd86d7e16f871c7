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

  test('makes a tab wait after a recent request in another tab, whose code still counts', async ({
    page,
    context,
    world,
    signInAs,
  }) => {
    await signInAs('max');
    const other = await context.newPage();
    await other.goto(stepUp());
    await page.goto(stepUp());
    await choose(page, 'Text message');
    const { code } = await sent(world);
    await choose(other, 'Text message');
    await expect(other.getByRole('alert')).toContainText('You asked for a code a moment ago.');
    await confirm(page, code ?? '');
    await screen.arrivesAt(page, settings);
    await screen.arrivesAt(other, settings);
  });
});
