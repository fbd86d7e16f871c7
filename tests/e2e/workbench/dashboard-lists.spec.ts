import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { optionOf } from '../../support/verbs/combobox';
import { combobox, region } from '../../support/verbs/dashboard';

/** Fields of the dashboard with a list to choose from. */
test('an option is chosen by keyboard, also the empty one', async ({ page }) => {
  await page.goto('/__mock#traffic');
  const person = combobox(page, 'Of');
  await person.focus();
  await page.keyboard.type('ben many');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue('ben (ben.many)');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('everyone');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue('Everyone');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

// React Aria hides the rest of the page from screen readers while a list is open, so that they do not leave the list.
test('a field with its open list passes axe, and a key never reaches what is hidden behind it', async ({ page }) => {
  await page.goto('/__mock#faults');
  const operation = combobox(region(page, 'New fault'), 'Operation');
  await operation.click();
  await operation.fill('sign in');
  await expect(optionOf(page, 'login')).toBeVisible();
  await expectAccessible(page, [320, 1024], ['.wb-combobox[data-open]', '.wb-popover']);
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => {
      const isHidden = target instanceof Element && target.closest('[aria-hidden="true"], [inert]') !== null;
      document.documentElement.dataset['reached'] = isHidden ? 'hidden' : 'shown';
    });
  });
  for (const key of ['Tab', 'Shift+Tab']) {
    await operation.click();
    await operation.fill('sign in');
    await expect(optionOf(page, 'login')).toBeVisible();
    await page.evaluate(() => delete document.documentElement.dataset['reached']);
    await page.keyboard.press(key);
    await expect(page.locator('html')).toHaveAttribute('data-reached', 'shown');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test('a scenario that was searched before the list had loaded is the chosen one', async ({ page }) => {
  let letLoad: () => void = () => undefined;
  const searched = new Promise<void>((resolve) => (letLoad = resolve));
  await page.route('**/__mock/scenarios', async (route) => {
    await searched;
    await route.continue();
  });
  await page.goto('/__mock');
  await combobox(page, 'Scenario').fill('locked out');
  letLoad();
  await expect(optionOf(page, 'Locked out')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(combobox(page, 'Scenario')).toHaveValue('Locked out');
  await expect(combobox(page, 'For')).toBeVisible();
});
