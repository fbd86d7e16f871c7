import { expect, test } from '../../support/test';
import { open } from '../../support/verbs/ui-kit';

test('kit: a busy button keeps its width and focus, shows that it is busy, and ignores a second press', async ({
  page,
}) => {
  await open(page, 'waits');
  const button = page.getByRole('button', { name: 'Ask a slow server' });
  const announcer = page.locator('[data-announcer="polite"]');
  // Parts of the page announce themselves when it opens.
  await expect(announcer).not.toBeEmpty();
  const width = (await button.boundingBox())?.width;
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  expect((await button.boundingBox())?.width).toBe(width);
  await expect(announcer).toHaveText('Please wait');
});

test('kit: a busy button shows its ring after 300 ms, and keeps its label until then', async ({ page, clock }) => {
  await clock.install();
  await open(page, 'waits');
  await clock.stop();
  const button = page.getByRole('button', { name: 'Ask a slow server' });
  const label = button.locator('.ui-button__label');
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await clock.advance({ ms: 299 });
  await expect(label).toHaveCSS('opacity', '1');
  await expect(button.locator('svg')).toHaveCount(0);
  await clock.advance({ ms: 1 });
  await expect(button.locator('svg')).toBeVisible();
  await expect(label).toHaveCSS('opacity', '0');
});

test('kit: a wait over 5 s shows a notice with a way to cancel', async ({ page, clock }) => {
  await clock.install();
  await open(page, 'waits');
  await clock.stop();
  const button = page.getByRole('button', { name: 'Ask a slow server' });
  const notice = page.locator('section', { has: button }).getByText('This is taking longer than usual.');
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await clock.advance({ ms: 4_999 });
  await expect(notice).toHaveCount(0);
  await clock.advance({ ms: 1 });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).not.toHaveAttribute('aria-disabled');
});

test('kit: a wait counts down and is announced at thresholds only', async ({ page, clock }) => {
  await clock.install();
  await open(page, 'waits');
  const timer = page.getByRole('timer').first();
  const announcer = page.locator('[data-announcer="polite"]');
  await expect(timer).toHaveText(/Try again in 4:[23]\d/);
  await clock.stop();
  const left = secondsIn(await timer.innerText());
  await clock.advance({ seconds: left - 4 * 60 - 1 });
  await expect(timer).toHaveText('Try again in 4:01');
  await expect(announcer).not.toContainText('minutes');
  // A text waits a moment for those that come with it.
  await clock.advance({ seconds: 1, ms: 100 });
  await expect(announcer).toHaveText(/4 minutes/);
});

function secondsIn(text: string): number {
  const [, minutes = '', seconds = ''] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
