import { screen } from '../../support/verbs/screen';
import { choose, confirm, levelOf, sent, settings, stepUp } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** The required level, and users who already have it. */
test('step-up completes at once when the session already has the level, and else raises it to the level and no further', async ({
  page,
  world,
  signInAs,
}) => {
  await signInAs('pia', { levelOfAssurance: 3 });
  await page.goto(stepUp());
  await screen.arrivesAt(page, settings);
  expect(await world.journal.list({ operationId: 'startMfaChallenge' })).toHaveLength(0);

  await signInAs('pia', { levelOfAssurance: 2 });
  await page.goto(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
  await screen.arrivesAt(page, settings);

  await test.step('"4" is no level, so 3 is required', async () => {
    await world.journal.clear();
    await page.goto(stepUp(`requiredLevel=4&redirectUrl=${settings}`));
    await expect(page.getByRole('radio', { name: 'Text message' })).toBeVisible();
    const [call] = await world.journal.list({ operationId: 'getMfaState' });
    expect(call?.url).toContain('requiredLevel=3');
  });

  await signInAs('max');
  await page.goto(`/auth/login-step-up?requiredLevel=2&redirectUrl=${settings}`);
  await choose(page, 'Email');
  await confirm(page, (await sent(world)).code ?? '');
  await screen.arrivesAt(page, settings);
  expect(await levelOf(page)).toBe(2);

  await test.step('a session of another sign-in already confirms the user', async () => {
    await world.journal.clear();
    for (const method of ['Nexo', 'SSO'] as const) {
      await signInAs('pia', { method });
      await page.goto(stepUp('redirectUrl=/auth/change-password'));
      await screen.arrivesAt(page, '/auth/change-password');
      expect(await world.journal.list({ operationId: 'getMfaState' }), method).toHaveLength(0);
    }
  });
});
