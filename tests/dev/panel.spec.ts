import { expectAccessible } from '../support/guards/axe';
import { expect, test } from '../support/test';
import { PASSWORD, signInPage } from '../support/verbs/sign-in';

test.describe('the panel beside the app', () => {
  test('opens from its corner and by keyboard, signs a user in, and opens the sent messages', async ({
    page,
    world,
  }) => {
    await page.goto('/auth/login?mock-panel');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    const toggle = page.getByRole('button', { name: 'Mock server' });
    await toggle.click();
    const panel = page.frameLocator('#mock-panel iframe');
    await expect(panel.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
    await panel.getByRole('button', { name: 'Open link' }).click();
    await page.waitForURL('**/auth/forgot-password/reset**');
    await page.goto('/auth/login?mock-panel');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Alt+Shift+M');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await panel.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/auth/account-settings/**');
  });

  test('shows what happened while its first list was on its way, and is accessible beside the page', async ({
    page,
    world,
  }) => {
    await page.route(
      '**/__mock/outbox',
      async (route) => {
        const early = await route.fetch();
        await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
        await route.fulfill({ response: early });
      },
      { times: 1 },
    );
    await page.goto('/auth/legal?mock-panel');
    await page.getByRole('button', { name: 'Mock server' }).click();
    const panel = page.frameLocator('#mock-panel iframe');
    await expect(panel.getByRole('button', { name: 'Open link' })).toBeVisible();
    await expect(panel.getByText('Nothing goes wrong.')).toBeVisible();
    await expectAccessible(page, [1024]);
  });

  test('says that a page of another world has moved the browser', async ({ page, world }) => {
    await page.goto('/auth/login?mock-panel');
    const toggle = page.getByRole('button', { name: 'Mock server' });
    await expect(toggle).toHaveAccessibleName('Mock server');
    await page.context().addCookies([{ name: 'mock-world', value: 'other', url: page.url() }]);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(toggle).toHaveText(`Mock server: in world other now, no longer in ${world.id}`);
  });

  test('covers nothing of the page at any width, open or closed', async ({ page }) => {
    await page.goto('/auth/login?mock-panel');
    await signInPage.enterUsername(page, 'ann.lee');
    await signInPage.password(page).fill(PASSWORD);
    const toggle = page.getByRole('button', { name: 'Mock server' });
    for (const isOpen of [false, true]) {
      if (isOpen) await toggle.click();
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
        for (const control of [signInPage.password(page), signInPage.logIn(page)]) {
          await control.scrollIntoViewIfNeeded();
          // A real click fails when another element covers the control.
          await control.click({ trial: true });
        }
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const under = await page.evaluate(() => {
          const panel = document.getElementById('mock-panel')?.getBoundingClientRect();
          return [...document.querySelectorAll('#root a, #root button, #root input')]
            .map((element) => ({ text: element.textContent ?? element.id, box: element.getBoundingClientRect() }))
            .filter(
              ({ box }) =>
                panel &&
                box.width > 0 &&
                box.right > panel.left &&
                box.left < panel.right &&
                box.bottom > panel.top &&
                box.top < panel.bottom,
            )
            .map(({ text }) => text);
        });
        expect(under, `controls that lie under the panel at the foot of the page at ${width} px`).toEqual([]);
      }
    }
    await signInPage.logIn(page).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  });
});

// A delivered page refuses every frame, so only the development server shows this one.
test('the page of the mobile app shows the events that it receives', async ({ page }) => {
  await page.goto('/outside/app-host?returnUrl=/auth/legal');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  const view = page.frames().find((frame) => frame !== page.mainFrame());
  await view?.evaluate('ReactNativeWebView.postMessage(JSON.stringify({ type: "step-up-success" }))');
  await expect(page.getByRole('list', { name: 'Events received' }).getByRole('listitem')).toHaveText([
    '{"type":"step-up-success"}',
  ]);
});
