import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const settings = '/auth/account-settings/contact-info';
const encode = (value: unknown) => btoa(JSON.stringify(value));
const open = (agreements: string) =>
  `/auth/user/legal-agreements?agreements=${encodeURIComponent(agreements)}&redirectUrl=${encodeURIComponent(settings)}`;

test('a link that names one of two required agreements leads to both, and they to the target', async ({
  page,
  signInAs,
}) => {
  await signInAs('lea');
  await page.goto(open(encode(['terms-of-service'])));
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Agree');
  const both = encode(['terms-of-service', 'privacy-policy']);
  await expect.poll(() => new URL(page.url()).searchParams.get('agreements')).toBe(both);
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Agree');
  await screen.arrivesAt(page, settings);
});
