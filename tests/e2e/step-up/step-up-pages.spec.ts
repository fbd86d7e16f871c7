import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, levelOf, sent, settings, stepUp, title, wrongFor } from '../../support/verbs/step-up';

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

test.describe('step-up in two tabs', () => {
  test('is confirmed in both tabs by a confirmation in one', async ({ page, context, world, signInAs }) => {
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
});

test.describe('the target of step-up', () => {
  test('is the page of the change on cancel, with what was typed, when the change asks for step-up', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(settings);
    await screen.press(page, 'Add Contact');
    await page.getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
    await screen.press(page, 'Save');
    await screen.arrivesAt(page, '/auth/step-up');
    await expect(screen.button(page, 'Log out')).toHaveCount(0);
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, settings);
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann.second@example.com');
    expect(await levelOf(page)).toBe(1);
    await world.verify({ call: { operationId: 'logout' }, times: 0 });
  });
});
