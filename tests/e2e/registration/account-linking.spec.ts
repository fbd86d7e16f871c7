import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expectAccessible } from '../../support/guards/axe';
import { check, giveDate, right } from '../../support/verbs/confirmation';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const linking = '/auth/account-linking';

test.describe('account linking', () => {
  test('greets the user, shows the company, and Connect makes the user a member @main', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('leo');
    await page.goto(`${linking}?token=invite-link`);
    await expect(screen.heading(page, 'Hello, Leo')).toBeVisible();
    await expect(page.getByText('Juniper Mills', { exact: true })).toBeVisible();
    expect(page.url(), 'the token leaves the address bar').not.toContain('invite-link');
    await expectAccessible(page);
    await page.reload();
    await expect(screen.heading(page, 'Hello, Leo')).toBeVisible();
    await page.getByRole('button', { name: 'Connect', exact: true }).dblclick();
    await screen.arrivesAt(page, '/');
    await world.verify({
      call: { operationId: 'executeAssociateToken', body: { personId: 'leo', token: 'invite-link' } },
      times: 1,
    });
    await page.goto('/auth/account-settings/switch-clients');
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
  });

  test('asks before it declines; then the page names the company, and the link ends as a mangled one does', async ({
    page,
    signInAs,
  }) => {
    await signInAs('leo');
    await page.goto(`${linking}?token=invite-link`);
    await screen.press(page, 'Decline the invitation');
    const modal = page.getByRole('alertdialog', { name: 'Decline this invitation?' });
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Keep the invitation' }).click();
    await expect(screen.heading(page, 'Hello, Leo')).toBeVisible();
    await screen.press(page, 'Decline the invitation');
    await modal.getByRole('button', { name: 'Decline', exact: true }).click();
    await screen.arrivesAt(page, '/auth/decline-confirmation');
    await expect(
      page.getByText('You have declined the invitation from Juniper Mills.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText('JM', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    for (const query of ['?token=invite-link', '?token=invite%20link%3Cb%3E']) {
      await page.goto(`${linking}${query}`);
      await expect(screen.heading(page, 'This link is no longer valid'), query).toBeVisible();
    }
  });
});

test.describe('an invitation that asks for the date of birth', () => {
  const ivy = `${linking}?token=invite-valid`;
  const membership = async (world: MockWorld) =>
    (await world.state.read('associates')).find(({ id }) => id === 'associate-ivy');
  const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true });

  async function give(page: Page, date: typeof right) {
    await giveDate(page, date);
    await check(page).click();
  }

  test('asks for it before Connect, names the invited person, and links after the right date', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(ivy);
    await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();
    await expect(connect(page)).toHaveCount(0);
    await test.step('Connect changes nothing when the client asks from now on, while the page is open', async () => {
      await world.state.patch('associates', 'associate-ivy', { attributes: { asksDateOfBirth: 'false' } });
      await page.goto(ivy);
      await expect(connect(page)).toBeVisible();
      await world.state.patch('associates', 'associate-ivy', { attributes: {} });
      const before = await world.state.read('associates');
      await connect(page).click();
      await expect(screen.heading(page, 'Welcome, Ivy')).toBeFocused();
      expect(await world.state.read('associates')).toEqual(before);
      expect(await world.state.read('tokens')).toContainEqual(
        expect.objectContaining({ token: 'invite-valid', state: 'open' }),
      );
    });
    await give(page, { ...right, day: '18' });
    await expect(page.getByText('The date of birth is not correct', { exact: false })).toBeVisible();
    await give(page, right);
    await expect(screen.heading(page, 'Hello, Ann')).toBeVisible();
    await expect(page.getByText('Ivy Okafor', { exact: true })).toBeVisible();
    await page.reload();
    await connect(page).click();
    await expect.poll(() => new URL(page.url()).pathname).not.toContain('/auth/account-linking');
    expect(await membership(world)).toMatchObject({ personId: 'ann' });
  });
});
