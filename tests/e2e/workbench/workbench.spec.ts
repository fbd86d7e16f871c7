import { expectAccessible, widths } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';

test.describe('the dashboard at /__mock', () => {
  test('names every control and passes axe, empty and full', async ({ page, world }) => {
    await world.given.flag('enableClientRebrand');
    await world.on('login').times(1).drop();
    await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
    await page.goto('/__mock');
    await expect(page.getByRole('region', { name: 'Inbox' }).getByRole('button', { name: 'Open link' })).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test('names every control of the panel too', async ({ page, world }) => {
    await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
    await page.goto('/__mock?view=panel');
    await expect(page.getByRole('region', { name: 'Journal' }).getByText('requestPasswordReset')).toBeVisible();
    await expectAccessible(page, [320]);
  });

  test('sets a scenario, an obligation, a fault, a flag and the clock with one click each', async ({ page, world }) => {
    await page.goto('/__mock');
    const said = page.getByRole('status');
    await page.getByRole('combobox', { name: 'Scenario', exact: true }).selectOption('locked-out');
    await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('ben');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(said).toHaveText('The scenario locked-out stands.');
    await page.getByRole('combobox', { name: 'Must', exact: true }).selectOption('changePassword');
    await page.getByRole('button', { name: 'Put in the way' }).click();
    await expect(said).toHaveText('changePassword stands in the way of ann.');
    const faults = page.getByRole('region', { name: 'Faults' });
    await faults.getByRole('combobox', { name: 'Operation', exact: true }).selectOption('login');
    await page.getByRole('combobox', { name: 'Goes wrong', exact: true }).selectOption('503');
    await page.getByRole('button', { name: 'Break it' }).click();
    await expect(faults.getByText(/^login: 503.*, once/)).toBeVisible();
    await page.getByLabel('Another flag').fill('enableCheckAuthPathPost');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('button', { name: 'enableCheckAuthPathPost', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const before = await world.clock.now();
    await page.getByRole('button', { name: '+ 5 minutes' }).click();
    await expect(said).toHaveText('The clock went on by 5 minutes.');
    expect((await world.clock.now()) - before).toBeGreaterThanOrEqual(300_000);
    expect((await world.state.read('obligations')).filter(({ personId }) => personId === 'ann')).toHaveLength(1);
    await page.getByRole('button', { name: 'Mend all' }).click();
    await expect(page.getByText('Nothing goes wrong.')).toBeVisible();
  });

  test('shows calls as they come, with their breaches of the contract', async ({ page, world }) => {
    await page.goto('/__mock');
    const journal = page.getByRole('region', { name: 'Journal' });
    await expect(journal.getByText('Nothing was called yet.')).toBeVisible();
    const visitor = world.visitor();
    await visitor.call('checkAuthPath', { body: { username: 'ann.lee' } });
    await expect(journal.getByText('200 checkAuthPath')).toBeVisible();
    await visitor.fetch('/api/authentication-service/v0/check-auth-path', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"user":1}',
    });
    await journal.getByLabel('Only off the contract').check();
    await expect(journal.getByText('off the contract: request')).toBeVisible();
    await expect(journal.getByText('200 checkAuthPath')).toHaveCount(0);
    await world.journal.clear();
  });

  test('copies the actions as a test, a workflow, shell lines and a link, and the link repeats them', async ({
    page,
    context,
    world,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await world.scenario('locked-out', { person: 'ben' });
    await world.visitor().call('checkAuthPath', { body: { username: 'ann.lee' } });
    await page.goto('/__mock');
    const copied = page.getByLabel('What was copied');
    await page.getByRole('button', { name: 'Playwright test' }).click();
    await expect(copied).toHaveValue(
      /await world\.scenario\("locked-out", \{"person":"ben"\}\);[\s\S]*operationId: "checkAuthPath", status: 200/,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("from '../../support/test'");
    await page.getByRole('button', { name: 'Arazzo' }).click();
    await expect(copied).toHaveValue(/operationId: \$sourceDescriptions\.auth\.checkAuthPath/);
    await page.getByRole('button', { name: 'curl' }).click();
    await expect(copied).toHaveValue(
      /curl -i -X POST 'http:\/\/localhost:\d+\/api\/authentication-service\/v0\/check-auth-path'/,
    );
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(copied).toHaveValue(/\/__mock#set=/);
    const link = await copied.inputValue();
    await world.reset();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('POST /__mock/scenarios/locked-out')).toBeVisible();
    await expectAccessible(page, [320]);
    await page.getByRole('button', { name: 'Set it up and go' }).click();
    await page.waitForURL('**/auth/login');
    expect((await world.state.read('persons')).find(({ id }) => id === 'ben')?.['lockedUntil']).not.toBeNull();
  });
});

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
    await expect(panel.getByRole('heading', { level: 1, name: 'Mock server' })).toBeVisible();
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

  test('shows events from before it could listen', async ({ page, world }) => {
    await page.route('**/__mock/events?*', async (route) => {
      await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
      await route.continue();
    });
    await page.goto('/auth/legal?mock-panel');
    const toggle = page.getByRole('button', { name: 'Mock server' });
    await toggle.click();
    await expect(page.frameLocator('#mock-panel iframe').getByRole('button', { name: 'Open link' })).toBeVisible();
  });

  test('is accessible, open beside the page', async ({ page }) => {
    await page.goto('/auth/legal?mock-panel');
    await page.getByRole('button', { name: 'Mock server' }).click();
    await expect(page.frameLocator('#mock-panel iframe').getByText('Nothing goes wrong.')).toBeVisible();
    await expectAccessible(page, [1024]);
  });

  for (const width of widths) {
    test(`covers nothing of the page at ${width} px, open or closed`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/auth/login?mock-panel');
      await signInPage.enterUsername(page, 'ann.lee');
      await signInPage.password(page).fill(PASSWORD);
      const toggle = page.getByRole('button', { name: 'Mock server' });
      for (const isOpen of [false, true]) {
        if (isOpen) await toggle.click();
        await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
        for (const control of [signInPage.password(page), signInPage.logIn(page)]) {
          await control.scrollIntoViewIfNeeded();
          // A real click fails if another element covers the control.
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
        expect(under, 'controls that lie under the panel at the foot of the page').toEqual([]);
      }
      await signInPage.logIn(page).click();
      await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    });
  }
});
