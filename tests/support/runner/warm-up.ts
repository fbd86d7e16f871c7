import { chromium, type FullConfig } from '@playwright/test';

/**
 * Opens the development server's sign-in page once before the first test. The server then has its modules ready, so
 * no test loses its time limit to that work.
 */
export default async function warmUp(config: FullConfig): Promise<void> {
  const { baseURL, launchOptions } = config.projects.find(({ name }) => name === 'development')?.use ?? {};
  if (baseURL === undefined) return;
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(`${baseURL}/auth/login?mock-world=warm-up`, { waitUntil: 'networkidle' });
  await browser.close();
}
