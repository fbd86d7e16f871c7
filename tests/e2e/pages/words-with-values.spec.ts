import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';
import { saysIn } from '../../support/texts/translated';

/**
 * Values in texts follow the language of the page and the time zone of the user. So they do after a change of language
 * (see docs/decisions/behaviour.md#language).
 */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

function inTokyo(language: string, at: string, options: Intl.DateTimeFormatOptions): string {
  return plain(new Intl.DateTimeFormat(language, { timeZone: 'Asia/Tokyo', ...options }).format(Date.parse(at)));
}

test.describe('with a saved time zone', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'user-timezone', value: encodeURIComponent('Asia/Tokyo'), url: baseURL ?? '' }]);
  });

  test('dates and times of the activity change with the language', async ({ page, signInAs, world }) => {
    await world.scenario('secured-account');
    await signInAs('ann');
    await page.goto('/auth/account-settings/security');
    const time = page.locator('time').first();
    await expect(time).toBeVisible();
    const at = (await time.getAttribute('datetime')) ?? '';
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    for (const language of ['en-US', 'de-DE', 'ja-JP']) {
      await saysIn(page, language);
      await expect.poll(async () => plain(await time.innerText())).toBe(inTokyo(language, at, style));
    }
  });

  test('the end of a code changes with the language, and names its time zone', async ({ page, world }) => {
    await page.goto('/auth/create-account/invite-no-check');
    await page.getByLabel('Email address', { exact: true }).fill('nell.new@example.com');
    await page.getByLabel('Confirm email address').fill('nell.new@example.com');
    await page.getByRole('checkbox').check();
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await expect(page.getByText(/valid until \d{1,2}:\d\d\s[AP]M \(GMT\+9\)\./)).toBeVisible();
    await saysIn(page, 'de-DE');
    await expect(page.getByText(/bis \d{1,2}:\d\d Uhr \(GMT\+9\) gültig\./)).toBeVisible();
    await expect(page.getByText(/[AP]M/)).toBeHidden();
    expect(await sentCodes(world)).toBe(1);
  });
});

async function sentCodes(world: MockWorld): Promise<number> {
  return (await world.outbox.list({ to: 'nell.new@example.com', kind: 'registrationCode' })).length;
}

test('the order of names, the countries and the date of birth change with the language', async ({ page }) => {
  await page.goto('/auth/create-account/invite-no-check');
  await expect(screen.heading(page, 'Create your account')).toBeVisible();
  const names = page.locator('input[name="firstName"], input[name="lastName"]');
  const order = () => names.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  const country = page.locator('select option[value="DE"]');
  await expect(country).toHaveText(/Germany/);
  expect(await order()).toEqual(['firstName', 'lastName']);
  await saysIn(page, 'hu-HU');
  await expect(country).toHaveText(/Németország/);
  expect(await order()).toEqual(['lastName', 'firstName']);
  await page.goto('/auth/user-confirmation?token=invite-valid');
  const month = page.locator('main select').first();
  await expect(month).toContainText('november');
  await saysIn(page, 'ja-JP');
  await expect(month).toContainText('11月');
  const first = page.locator('main :is(input, select):visible').first();
  await expect(first).toHaveAttribute('autocomplete', 'bday-year');
});

test('the same phone number shows in every language, from left to right', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  const phone = page.getByText(/^\+1 \d{3} \d{3} \d{4}$/).first();
  await expect(phone).toBeVisible();
  const shown = await phone.innerText();
  await saysIn(page, 'ar-XB');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(phone).toHaveText(shown);
  await expect(phone).toHaveCSS('unicode-bidi', 'plaintext');
  await saysIn(page, 'en-US');
  await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl');
});
