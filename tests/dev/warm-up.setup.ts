import { test } from '@playwright/test';

test('the development server has the modules of the sign-in page ready, so no test waits for them', async ({
  page,
}) => {
  await page.goto('/auth/login?mock-world=warm-up', { waitUntil: 'networkidle' });
});
