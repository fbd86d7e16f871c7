import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent, settings, stepUp, title } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** See docs/product/4-states.md#step-up. */
test.describe('two tabs', () => {
  test('what is confirmed in one is confirmed in the other', async ({ page, context, world, signInAs }) => {
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

  test('a code that the other tab has asked for a moment ago makes this one wait, and its own code counts here', async ({
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
