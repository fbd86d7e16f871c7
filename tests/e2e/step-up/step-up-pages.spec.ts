import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent, settings, stepUp, title } from '../../support/verbs/step-up';

test('the step-up code is not rewritten while an input method composes it', async ({ page, signInAs }) => {
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
  await expectAccessible(page);
});

test('step-up in two tabs is confirmed in both tabs by a confirmation in one', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  await signInAs('max');
  const other = await context.newPage();
  await other.goto(stepUp('redirectUrl=/auth/change-password'));
  await expect(screen.heading(other, title)).toBeVisible();
  await page.goto(stepUp());
  await choose(page, 'Email');
  await confirm(page, (await sent(world)).code ?? '');
  await screen.arrivesAt(page, settings);
  await screen.arrivesAt(other, '/auth/change-password');
});
