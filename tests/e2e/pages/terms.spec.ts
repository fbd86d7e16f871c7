import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/** Returns, for each line at the height of the link, whether its start shows. */
function startsBeside(link: Element): ('shown' | 'hidden')[] {
  const own = link.getBoundingClientRect();
  const range = document.createRange();
  return [...document.querySelectorAll('section :is(h2, p)')].flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .map(({ left, top, bottom }) => ({ left, top: Math.max(top, own.top), bottom: Math.min(bottom, own.bottom) }))
      .filter(({ top, bottom }) => top < bottom)
      .map(({ left, top, bottom }) =>
        text.contains(document.elementFromPoint(left + 1, (top + bottom) / 2)) ? 'shown' : 'hidden',
      );
  });
}

test.describe('the terms page', () => {
  test('shows all topics of docs/product, a table of contents with links, and a way back to login', async ({
    page,
  }) => {
    await page.goto('/auth/legal');
    await expect(screen.heading(page, 'Terms of Service')).toBeVisible();
    await expect(page.getByText('These terms apply in Canada and the United States only.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'On this page',
      'Site overview',
      'Employee and administrator users',
      'Registration and password',
      'Compliance with laws',
      'Privacy',
      'Security',
      'Copyright and trademarks',
      'No tampering',
      'Non-transferable use',
      'Offensive use',
      'Your representations',
      'Third-party links',
      'No warranties',
      'Limitation of liability',
      'Termination',
      'Changes',
      'Data transmission',
      'Consent to the use of data',
      'Copyright claims',
      'Governing law',
      'Third-party beneficiaries',
    ]);
    await expect(
      page.getByText('your acceptance of these terms binds that organization as well as you.'),
    ).toBeVisible();
    await expect(page.getByText('hosted in the United States.', { exact: false })).toBeVisible();
    await expect(page.getByText('New Jersey', { exact: false })).toBeVisible();
    await expect(page.getByText('Ontario', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Governing law' }).click();
    await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport();
    await screen.follow(page, 'Back to login');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('leads from a topic far down back to the top, by keyboard too', async ({ page }) => {
    await page.goto('/auth/legal');
    const back = page.getByRole('link', { name: 'Back to top' });
    await page.getByRole('link', { name: 'Governing law' }).click();
    await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport();
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.press('Enter');
    await expect(screen.heading(page, 'Terms of Service')).toBeFocused();
    await expect(screen.heading(page, 'Terms of Service')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Site overview' })).toBeFocused();
  });

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])
    test(`hides no part of a line behind the way back to the top, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/auth/legal');
      const back = page.getByRole('link', { name: 'Back to top' });
      const found = [];
      for (const topic of ['Security', 'No tampering', 'Offensive use']) {
        await page.getByRole('navigation').getByRole('link', { name: topic }).click();
        await expect(page.getByRole('heading', { name: topic })).toBeInViewport();
        await expect(back).toBeInViewport({ ratio: 1 });
        found.push(...(await back.evaluate(startsBeside)));
      }
      expect(found.length).toBeGreaterThan(0);
      expect(found).not.toContain('shown');
    });
});
