import { chromium, type FullConfig } from '@playwright/test';

/**
 * Opens the sign-in page once before the first test, so that the development server has prepared its modules and no test pays
 * for that with its own time limit.
 */
export default async function warmUp(config: FullConfig): Promise<void> {
  const { baseURL, launchOptions } = config.projects[0]?.use ?? {};
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(`${baseURL}/auth/login?mock-world=warm-up`, { waitUntil: 'networkidle' });
  await browser.close();
}
