import type { Page } from '@playwright/test';
import { codeFor, fillPersonalInfo } from '../../support/verbs/create-account';
import { open as openInvitation, right, giveDate, check } from '../../support/verbs/confirmation';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * Long names and addresses on a phone: each breaks into lines. Nothing is cut, and the page does not scroll sideways (WCAG
 * 1.4.10), with letters of twice the size either (1.4.4).
 */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const NAME = 'Keihanaikukauakahihuliheekahaunaele';
const ADDRESS = 'maximilian.leonhard.oberhuber-featherstonehaugh@stadtwerke-hohenschwangau.example.com';

test.use({ viewport: { width: 360, height: 740 } });

/** Everything inside of `main` that is wider than the page, or whose text is cut off, with its first words. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main *')].flatMap((element) => {
      const { clientWidth, scrollWidth, tagName, textContent } = element;
      const right = element.getBoundingClientRect().right;
      const isCut =
        clientWidth > 1 && scrollWidth > clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
      const isWide = element.matches(':not(.ui-visually-hidden)') && right > innerWidth + 1;
      return isCut || isWide ? [`${tagName} ${textContent.slice(0, 40)}`] : [];
    }),
  );

async function expectFits(page: Page) {
  expect(await tooWide(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  expect(await tooWide(page), 'with letters of twice the size').toEqual([]);
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

  test('as the address to which a code went', async ({ page, world }) => {
    await page.goto('/auth/create-account/invite-no-check');
    await fillPersonalInfo(page, { email: ADDRESS });
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await codeFor(world, ADDRESS);
    await expectFits(page);
  });

  test('as the company and the invited person of account linking', async ({ page, world, signInAs }) => {
    await world.state.patch('clients', '200', { name: WORD });
    await world.state.patch('persons', 'leo', { firstName: NAME });
    await signInAs('leo');
    await page.goto('/auth/account-linking?token=invite-link');
    await expect(screen.heading(page, `Hello, ${NAME}`)).toBeVisible();
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
