import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test.describe('an invited user, with the flag enableRegistrationLinkExistingAccount,', () => {
  test.use({ scenario: 'link-existing-account' });

  test('keeps the invitation through a sign-in at the other system, and no address there has its token', async ({
    page,
    context,
  }) => {
    const left: string[] = [];
    context.on('request', (request) => void (request.url().includes('/outside/') && left.push(request.url())));
    await page.goto('/auth/user-confirmation?token=invite-no-check');
    await page.getByRole('link', { name: 'I already have an account' }).click();
    await screen.arrivesAt(page, '/auth/login');
    await signInPage.username(page).fill('nina.nexo');
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/outside/nexo/login');
    await page.getByLabel('Username', { exact: true }).fill('nina.nexo');
    await page.getByLabel('Password').fill(PASSWORD);
    await screen.press(page, 'Sign in');
    await screen.arrivesAt(page, '/auth/user-confirmation');
    await expect(page.getByRole('button', { name: 'Yes, use this account' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Yes, use this account' })).toBeVisible();
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((url) => decodeURIComponent(url).includes('invite-no-check'))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('invite-no-check');
  });

  test('keeps the redirectUrl by both cards, and by Yes, No and the link for another user', async ({ page }) => {
    const target = () => new URL(page.url()).searchParams.get('redirectUrl');
    await page.goto('/auth/account-registration?token=invite-no-check&redirectUrl=/auth/legal');
    await page.getByRole('link', { name: 'I’m new here' }).click();
    await screen.arrivesAt(page, '/auth/create-account/invite-no-check');
    expect(target()).toBe('/auth/legal');
    await page.goBack();
    await page.getByRole('link', { name: 'I already have an account' }).click();
    await signInPage.signIn(page, 'leo.link', PASSWORD);
    await screen.arrivesAt(page, '/auth/user-confirmation');
    expect(target()).toBe('/auth/legal');
    await expect(screen.heading(page, 'Use this account for Harbor Foods?')).toBeVisible();
    const facts = page.getByRole('main').locator('dl');
    await expect(facts).toHaveText(/Company\s*Harbor Foods\s*Invited person\s*Nell Byrne\s*Your account\s*Leo Brandt/);
    const asked = await facts.innerText();
    await expectAccessible(page);
    await screen.press(page, 'Yes, use this account');
    await screen.arrivesAt(page, '/auth/account-linking');
    expect(page.url()).not.toContain('invite-no-check');
    await expect(screen.button(page, 'Connect')).toBeVisible();
    expect(await facts.innerText(), 'the next page shows the same').toBe(asked);
    await page.getByRole('link', { name: 'Not Leo?' }).click();
    await screen.arrivesAt(page, '/auth/user-confirmation');
    expect(target()).toBe('/auth/legal');
    expect((await page.request.get('/api/authentication-service/v0/check')).status()).toBe(401);
  });
});
