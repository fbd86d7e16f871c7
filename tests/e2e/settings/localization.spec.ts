import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/localization';

test(
  'a new language applies at once, without a reload, and stays',
  { tag: ['@main', '@quick'] },
  async ({ page, signInAs, context }) => {
    await signInAs('ann');
    await page.goto(open);
    await page.getByLabel('Language', { exact: true }).selectOption('de-DE');
    await screen.press(page, 'Save');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    await expectAccessible(page);
    expect((await context.cookies()).find(({ name }) => name === 'user-language')?.value).toBe('de-DE');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  },
);

test('a time zone shows its current time, also before it is saved, and as time passes', async ({
  page,
  signInAs,
  clock,
  world,
}) => {
  await world.clock.set('2026-01-15T21:30:20Z');
  await page.clock.install({ time: '2026-01-15T21:30:20Z' });
  await signInAs('ann');
  await page.goto(open);
  const zone = page.getByLabel('Time zone', { exact: true });
  await expect(zone).toHaveAccessibleDescription(/^Current time: 4:3[01]\sPM$/);
  await zone.selectOption('America/Los_Angeles');
  await expect(zone).toHaveAccessibleDescription(/^Current time: 1:3[01]\sPM$/);
  await clock.advance({ minutes: 2 });
  await expect(zone).toHaveAccessibleDescription(/^Current time: 1:3[23]\sPM$/);
});

test('saving sets the cookies for a year and shows a success toast', async ({ page, signInAs, context }) => {
  await signInAs('ann');
  await page.goto(open);
  await expect(page.getByLabel('Region', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Region', { exact: true }).selectOption('Canada');
  await page.getByLabel('Time zone', { exact: true }).selectOption('America/Toronto');
  await screen.press(page, 'Save');
  await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  const cookies = await context.cookies();
  const region = cookies.find(({ name }) => name === 'user-region');
  expect(region?.value).toBe('CA');
  const days = ((region?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('a failing save shows its error in the form, with the choices kept', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await page.goto(open);
  await page.getByLabel('Region', { exact: true }).selectOption('Canada');
  await world.on('saveRegionalSettings').status(500);
  await screen.press(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('CA');
  await expectAccessible(page, [320, 1024]);
});

test('the first toast comes into a region that screen readers know already', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto(open);
  await page.getByLabel('Region', { exact: true }).selectOption('Canada');
  const emptyForMs = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let madeAt: number | undefined;
        new MutationObserver(() => {
          const region = document.querySelector('[role="status"][aria-label="Messages"]');
          if (region !== null) madeAt ??= performance.now();
          if (region?.firstChild && madeAt !== undefined) done(performance.now() - madeAt);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await screen.press(page, 'Save');
  expect(await emptyForMs).toBeGreaterThan(100);
});

test('regions show in the language of the page, time zones for the chosen region', async ({ page, world }) => {
  await signInPage.open(page, `?redirectUrl=${open}`);
  await signInPage.signIn(page, 'greta.german');
  await screen.arrivesAt(page, open);
  await expect(page.locator('select[name="region"] option').filter({ hasText: 'Kanada' })).toHaveCount(1);
  await page.locator('select[name="region"]').selectOption('CA');
  // Each list has the zones of every region. Those of the chosen region come first.
  await expect(page.locator('select[name="timezone"] option').first()).toHaveAttribute('value', 'America/Toronto');
  const calls = await world.journal.list({ operationId: 'listTimezones' });
  const sent = calls.at(-1)?.requestHeaders ?? {};
  expect(Object.values(sent)).toEqual(expect.arrayContaining(['de-DE', 'CA']));
});

test('if a regional variant fails, the base language is tried', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await page.goto(open);
  await world.on('getTextPackage').times(1).status(404);
  await page.getByLabel('Language', { exact: true }).selectOption('fr-CA');
  await screen.press(page, 'Save');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a failing base language falls back to English and loses no input', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await page.goto(open);
  await world.on('getTextPackage').status(500);
  await page.getByLabel('Language', { exact: true }).selectOption('fr-CA');
  await screen.press(page, 'Save');
  await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('choices or settings that cannot be loaded show a message and a retry', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await world.on('listLanguages').status(503);
  await page.goto(open);
  await expect(page.getByRole('alert')).toContainText('Your settings could not be loaded.');
  await expectAccessible(page, [320]);
  await world.faults.clear();
  await screen.press(page, 'Try again');
  await page.getByLabel('Language', { exact: true }).selectOption('de-DE');
  await expect(page.getByRole('alert')).toBeHidden();

  await page.goto('about:blank');
  await signInAs('ann');
  await world.on('getRegionalSettings').status(503);
  await page.goto(open);
  await expect(page.getByText('Your settings could not be loaded.')).toBeVisible({ timeout: 15_000 });
  await world.faults.clear();
  await screen.press(page, 'Try again');
  await expect(page.getByLabel('Language', { exact: true })).toBeVisible();
});

test('each field names its value before its options have loaded, and then nothing moves', async ({
  page,
  signInAs,
  world,
}) => {
  for (const list of ['listLanguages', 'listRegions', 'listTimezones'] as const) await world.on(list).delay(600_000);
  await page.goto('about:blank');
  await signInAs('ann');
  await page.goto(open);
  const names = [
    ['Language', 'English (United States)'],
    ['Region', 'United States'],
    ['Time zone', 'New York'],
  ] as const;
  const fields = names.map(([label, name]) => ({ name, field: page.getByLabel(label, { exact: true }) }));
  for (const { name, field } of fields) await expect(field.locator('option')).toHaveText([name]);
  const places = () => Promise.all(fields.map(({ field }) => field.boundingBox()));
  const before = await places();
  await world.faults.clear();
  for (const { field } of fields) await expect(field.locator('option').nth(1)).toBeAttached();
  expect(await places()).toEqual(before);
});
