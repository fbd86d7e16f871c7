import { chromium, type FullConfig } from '@playwright/test';

/**
 * Opens the development server's sign-in page once before the first test, so that it has prepared its modules and no
 * test pays for that with its own time limit.
 */
export default async function warmUp(config: FullConfig): Promise<void> {
  const { baseURL, launchOptions } = config.projects.find(({ name }) => name === 'development')?.use ?? {};
  if (baseURL === undefined) return;
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(`${baseURL}/auth/login?mock-world=warm-up`, { waitUntil: 'networkidle' });
  await browser.close();
}
