import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, levelOf, sent, settings, stepUp, wrongFor } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

test.describe('the step-up code', () => {
  test('that is right after a wrong one raises the session to the level', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    const { code } = await sent(world);
    await confirm(page, wrongFor(code ?? ''));
    await expect(page.getByText('This code is not correct. Please check it, or ask for a new one.')).toBeVisible();
    await expectAccessible(page);
    await confirm(page, code ?? '');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(3);
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
});
