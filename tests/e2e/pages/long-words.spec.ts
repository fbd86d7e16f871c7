import type { Page } from '@playwright/test';
import { open as openInvitation, right, giveDate, check } from '../../support/verbs/confirmation';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * Long names and addresses break into lines on a phone. Nothing is cut, and the page does not scroll sideways (WCAG
 * 1.4.10). The same is true at 200 % text size (1.4.4).
 */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const NAME = 'Keihanaikukauakahihuliheekahaunaele';

test.use({ viewport: { width: 360, height: 740 } });

/** Elements that are wider than the page or cut their text, each with its first words. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll(
        ':is(main, dialog[open], .ui-toast, .app-acting), :is(main, dialog[open], .ui-toast, .app-acting) *',
      ),
    ].flatMap((element) => {
      const { clientWidth, scrollWidth, tagName, textContent } = element;
      const right = element.getBoundingClientRect().right;
      const isCut =
        clientWidth > 1 &&
        // A field may scroll its text.
        tagName !== 'INPUT' &&
        scrollWidth > clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible';
      const isWide = element.matches(':not(.ui-visually-hidden)') && right > innerWidth + 1;
      return isCut || isWide ? [`${tagName} ${textContent.slice(0, 40)}`] : [];
    }),
  );

async function expectFits(page: Page) {
  expect(await tooWide(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  expect(await tooWide(page), 'with letters of twice the size').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

test.describe('a long word fits on a phone', () => {
  test('as the first name of an invitation', async ({ page, world }) => {
    await world.state.patch('associates', 'associate-ivy', { firstName: NAME });
    await openInvitation(page, 'invite-valid');
    await expect(screen.heading(page, `Welcome, ${NAME}`)).toBeVisible();
    await expectFits(page);
  });

  test('as the company of the two cards', async ({ page, world }) => {
    await world.given.flag('enableRegistrationLinkExistingAccount');
    await world.state.patch('clients', '100', { name: WORD });
    await openInvitation(page, 'invite-valid');
    await giveDate(page, right);
    await check(page).click();
    await expect(page.getByRole('link', { name: /I already have an account/ })).toBeVisible();
    await expectFits(page);
  });

  test('as the client in the question, the message and the bar of support staff', async ({ page, world, signInAs }) => {
    await world.state.patch('clients', '100', { name: WORD });
    await world.state.patch('impersonations', 'impersonation-good', {
      clientName: WORD,
      firstName: NAME,
      lastName: NAME,
    });
    await signInAs('oscar');
    await page.goto('/auth/impersonation?impersonationId=impersonation-good');
    await expect(page.getByText(WORD, { exact: false })).toBeVisible();
    await expectFits(page);
    await page.getByLabel('Reason').fill('Case 4711');
    await screen.press(page, 'Start impersonation');
    await expect(page.getByText('Success! Impersonation started.')).toBeVisible();
    await expectFits(page);
  });

  for (const path of ['/auth/account-settings/switch-clients', '/view/home'])
    test(`as the name of a client on ${path}`, async ({ page, world, signInAs }) => {
      await world.state.patch('clients', '100', { name: WORD });
      await world.state.patch('clients', '200', { name: WORD });
      await signInAs('ben');
      await page.goto(path);
      await expect(page.getByText(WORD, { exact: false }).first()).toBeVisible();
      await expectFits(page);
    });
});
