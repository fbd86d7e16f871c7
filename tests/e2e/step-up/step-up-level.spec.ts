import { screen } from '../../support/verbs/screen';
import { choose, confirm, levelOf, sent, settings, stepUp } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** The required level, and users who already have it. */
test.describe('step-up completes at once', () => {
  test('when the session already has the level, or a higher one', async ({ page, world, signInAs }) => {
    await signInAs('pia', { levelOfAssurance: 3 });
    await page.goto(stepUp());
    await screen.arrivesAt(page, settings);
    expect(await world.journal.list({ operationId: 'startMfaChallenge' })).toHaveLength(0);

    await page.goto('about:blank');
    await signInAs('pia', { levelOfAssurance: 2 });
    await page.goto(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
    await screen.arrivesAt(page, settings);
  });

  test('when the session is one of another sign-in, which already confirms the user', async ({
    page,
    world,
    signInAs,
  }) => {
    for (const method of ['Nexo', 'SSO'] as const) {
      await page.goto('about:blank');
      await signInAs('pia', { method });
      await page.goto(stepUp('redirectUrl=/auth/change-password'));
      await screen.arrivesAt(page, '/auth/change-password');
      expect(await world.journal.list({ operationId: 'getMfaState' }), method).toHaveLength(0);
    }
  });
});

test.describe('requiredLevel', () => {
  test('"4" is no level, so 3 is required, and 2 raises the session to 2 and no further', async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('pia', { levelOfAssurance: 2 });
    await page.goto(stepUp(`requiredLevel=4&redirectUrl=${settings}`));
    await expect(page.getByRole('radio', { name: 'Text message' })).toBeVisible();
    const [call] = await world.journal.list({ operationId: 'getMfaState' });
    expect(call?.url).toContain('requiredLevel=3');

    await page.goto('about:blank');
    await signInAs('max');
    await page.goto(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(2);
  });
});
