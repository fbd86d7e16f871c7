import { insideMobileApp } from '../../support/verbs/mobile-app';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent, stepUp } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** The events for the mobile app. */
test.describe('step-up in the app', () => {
  test('sends an event on cancel and on success, and goes back a page without a target', async ({
    page,
    signInAs,
    world,
  }) => {
    const events = await insideMobileApp(page);
    await signInAs('max');
    await page.goto('/auth/legal');
    await page.goto(stepUp());
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/legal');
    expect(events).toEqual([{ type: 'step-up-cancel' }]);

    events.length = 0;

    await page.goto('/auth/legal');
    await page.goto('/auth/step-up');
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, '/auth/legal');
    expect(events).toEqual([{ type: 'step-up-success' }]);
  });
});
