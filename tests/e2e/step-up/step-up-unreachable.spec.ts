import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent, settings, stepUp } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** Step-up when requests or responses are lost (see docs/decisions/figures.md). */
test.describe('step-up while the server is unreachable', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('allows a retry of each request', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await world.on('getMfaState').drop();
    await page.goto(stepUp());
    await expect(page.getByRole('alert')).toContainText('We couldn’t find out how you can confirm that it’s you.');
    await expectAccessible(page);
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByRole('radio', { name: 'Text message' })).toBeVisible();
    await world.on('startMfaChallenge').status(503);
    await choose(page, 'Text message');
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    await world.faults.clear();
    await screen.press(page, 'Continue');
    const { code } = await sent(world);
    await world.on('verifyMfaChallenge').status(503);
    await confirm(page, code ?? '');
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    await world.faults.clear();
    await screen.press(page, 'Confirm');
    await screen.arrivesAt(page, settings);
  });
});
