import { expectAccessible } from '../../support/guards/axe';
import { here } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('an obligation that the app cannot show', () => {
  const withObligation = (obligation: object) => ({
    code: 'BLOCKED_BY_OBLIGATION',
    message: 'Blocked.',
    traceId: 'trace-1',
    errors: [],
    obligation,
  });

  test.describe('in an unusable response', () => {
    test.use({ allow: { breaches: true, consoleErrors: [/contract/i] } });
    test('ends in a clear page, never in a loop', async ({ page, world, signInAs, baseURL }) => {
      await signInAs('ann');
      for (const obligation of [
        { kind: 'command', command: 'danceForUs', isLoginObligation: true },
        { kind: 'redirect', url: 'https://evil.example/', isLoginObligation: true },
      ]) {
        await world.faults.clear();
        await world.journal.clear();
        await world
          .on('checkObligations')
          .offSpec()
          .answer({ status: 412, body: withObligation(obligation) });
        await page.goto('/auth/account-settings/devices');
        await expect(screen.heading(page, /.+/)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await expectAccessible(page);
        expect(here(page).origin).toBe(baseURL);
        await expect(page.getByRole('table')).toBeHidden();
        expect((await world.journal.list({ operationId: 'checkObligations' })).length).toBeLessThanOrEqual(3);
      }
    });
  });
});
