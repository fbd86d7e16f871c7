import { configure } from '../../support/verbs/configure';
import { screen } from '../../support/verbs/screen';
import { loadWatched } from '../../support/verbs/session';
import { expect, test } from '../../support/test';

/** The cookie with the end of the session. The configuration gives its name. Its value has three forms. */
const open = '/auth/account-settings/change-password';
const modal = { name: 'Are you still there?' };

const forms: readonly [name: string, of: (at: number) => string][] = [['ISO 8601', (at) => new Date(at).toISOString()]];
for (const [name, of] of forms) {
  test(`the app reads an end of the session in ${name}`, async ({ page, context, baseURL, signInAs }) => {
    await configure(context, (config) => ({ ...config, sessionExpiryCookie: 'session-ends' }));
    await signInAs('ann');
    const set = (at: number) =>
      context.addCookies([{ name: 'session-ends', value: encodeURIComponent(of(at)), url: baseURL ?? '' }]);
    await set(Date.now() + 15 * 60_000);
    await page.goto(open);
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
    await expect(page.getByRole('alertdialog', modal)).toBeHidden();
    await set(Date.now() + 60_000);
    await expect(page.getByRole('alertdialog', modal)).toBeVisible();
    await context.clearCookies({ name: 'session-ends' });
    await screen.arrivesAt(page, '/auth/login');
  });
}

test.describe('a session without a cookie for its end', () => {
  for (const [name, value] of [
    ['there is none', undefined],
    ['it says for how long', '900'],
  ] as const) {
    test(`keeps the user until the server refuses, when ${name}`, async ({
      page,
      context,
      baseURL,
      clock,
      signInAs,
      world,
    }) => {
      await configure(context, (config) => ({ ...config, sessionExpiryCookie: 'session-ends' }));
      if (value !== undefined) await context.addCookies([{ name: 'session-ends', value, url: baseURL ?? '' }]);
      await clock.install();
      await signInAs('ann');
      await loadWatched(page, open);
      await clock.advance({ minutes: 14 });
      await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
      await expect(page.getByRole('alertdialog', modal)).toBeHidden();
      await world.verify({ call: { operationId: 'logout' }, times: 0 });
      // The guard knows only the cookie names of the delivered configuration.
      await context.clearCookies({ name: 'session-ends' });
    });
  }
});
