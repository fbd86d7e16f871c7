import { expect, type Page } from '@playwright/test';

/** The password of the seeded users. */
export const PASSWORD = 'Sunny-Harbor-42';

/** Opens the prerendered sign-in, and holds the scripts of the app back until the test calls `start`. */
export async function openWithoutApp(page: Page): Promise<{ start: () => void }> {
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/auth/assets/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await signInPage.username(page).focus();
  return { start };
}

/** User actions on the sign-in page. */
export const signInPage = {
  username: (page: Page) => page.getByLabel('Username', { exact: true }),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  next: (page: Page) => page.getByRole('button', { name: 'Next' }),
  logIn: (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }),

  /** Waits until the app has taken over the delivered page. */
  async open(page: Page, query = ''): Promise<void> {
    await page.goto(`/auth/login${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  },

  /** Enters the username and continues to the password. */
  async enterUsername(page: Page, username: string): Promise<void> {
    await this.username(page).fill(username);
    await this.next(page).click();
    await expect(this.logIn(page)).toBeVisible();
  },

  async submit(page: Page, password: string): Promise<void> {
    await this.password(page).fill(password);
    await this.logIn(page).click();
  },

  /** Starts from the open page. Does not wait for the response. */
  async signIn(page: Page, username: string, password: string = PASSWORD): Promise<void> {
    await this.enterUsername(page, username);
    await this.submit(page, password);
  },
};
