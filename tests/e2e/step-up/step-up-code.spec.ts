import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, levelOf, sent, settings, stepUp, wrongFor } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

test.describe('the step-up code', () => {
  test('is not sent when missing, shows an error when wrong, and the right one still counts @main', async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    await expect(screen.button(page, 'Confirm')).toBeDisabled();
    await page.getByLabel('Code').press('Enter');
    await expect(page.getByText('Please enter the code.')).toBeVisible();
    expect(await world.journal.list({ operationId: 'verifyMfaChallenge' })).toHaveLength(0);
    const { code } = await sent(world);
    await confirm(page, wrongFor(code ?? ''));
    await expect(page.getByText('This code is not correct. Please check it, or ask for a new one.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    await page.getByLabel('Code').fill('');
    await expect(page.getByText('This code is not correct.')).toBeHidden();
    await page.getByLabel('Code').fill(code ?? '');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
  });

  test('takes the digits after Continue, and the next code replaces a refused one', async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await page.getByRole('radio', { name: 'Text message' }).check();
    const pressed = await screen.button(page, 'Continue').elementHandle();
    await pressed?.press('Enter');
    await expect(page.getByLabel('Code')).toBeFocused();
    // Orca loses the focus of the field, and with it the digits, if the control before has gone.
    expect(await pressed?.evaluate((button) => button.isConnected)).toBe(true);
    const code = (await sent(world)).code ?? '';
    await page.keyboard.type(wrongFor(code));
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    await page.keyboard.type(code);
    await screen.arrivesAt(page, settings);
  });

  test('is not sent when too long, and what is typed during a check stays', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    await page.getByLabel('Code').fill('1234567');
    await page.getByLabel('Code').press('Enter');
    await expect(page.getByRole('alert')).toHaveText('This code is too long. Please check it.');
    expect(await world.journal.list({ operationId: 'verifyMfaChallenge' })).toHaveLength(0);
    await world.on('verifyMfaChallenge').delay(1000);
    await confirm(page, wrongFor((await sent(world)).code ?? ''));
    await page.keyboard.press('Backspace');
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    await page.keyboard.type('7');
    await expect(page.getByLabel('Code')).toHaveValue(/^\d{5}7$/);
  });

  test('is not rewritten while an input method composes it', async ({ page, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    await page.getByLabel('Code').focus();
    const devtools = await page.context().newCDPSession(page);
    for (const text of ['１', '１２', '１２３', '１２３４']) {
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await expect(page.getByLabel('Code')).toHaveValue(text);
    }
    await devtools.send('Input.insertText', { text: '１２３４' });
    await expect(page.getByLabel('Code')).toHaveValue('1234');
    await expect(screen.button(page, 'Confirm')).toBeEnabled();
  });

  test('ends after five wrong tries at cancelUrl with the previous level, and locks every method for five minutes', async ({
    page,
    world,
    signInAs,
    clock,
  }) => {
    await clock.install();
    await signInAs('max');
    await page.goto(stepUp(`redirectUrl=/auth/legal&cancelUrl=${settings}`));
    await choose(page, 'Text message');
    const { code } = await sent(world);
    for (let time = 1; time <= 4; time += 1) {
      await confirm(page, wrongFor(code ?? ''));
      await expect(page.getByText('This code is not correct.')).toBeVisible();
      await page.getByLabel('Code').fill('');
    }
    await confirm(page, wrongFor(code ?? ''));
    await screen.arrivesAt(page, settings);
    await expect(page.getByRole('status').filter({ hasText: 'We couldn’t confirm that it’s you.' })).toBeVisible();
    expect(await levelOf(page)).toBe(1);

    await page.goto(stepUp());
    await choose(page, 'Authenticator app');
    await expect(page.getByRole('alert')).toContainText('There were too many attempts.');
    await expect(page.getByRole('timer')).toContainText(/Try again in [45]:\d\d/);
    await expectAccessible(page);
    await clock.advance({ minutes: 5 });
    await expect(page.getByRole('alert')).toBeHidden();
    await screen.press(page, 'Continue');
    await expect(page.getByLabel('Code')).toBeVisible();
  });
});
