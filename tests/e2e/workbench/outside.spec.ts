import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';

/** A policy like the app's delivered one, for a page that tries the captcha's script. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'";
const tryPage = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Captcha</title></head>
<body><main><h1>Captcha</h1><div id="place"></div><ul id="told" aria-label="Told"></ul></main>
<script src="/outside/captcha/api.js?onload=ready&render=explicit&hl=en" async></script>
<script src="/outside/try.js"></script></body></html>`;
const tryScript = `
const tell = (text) => {
  const item = document.createElement('li');
  item.textContent = text;
  document.getElementById('told').append(item);
};
window.ready = () => {
  window.widget = grecaptcha.render('place', {
    sitekey: new URLSearchParams(location.search).get('key') || 'mock-site-key',
    callback: (token) => tell('token ' + token),
    'expired-callback': () => tell('expired'),
    'error-callback': () => tell('broken'),
  });
};`;

test.beforeEach(async ({ context }) => {
  await context.route('**/outside/try.html*', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'Content-Security-Policy': policy }, body: tryPage }),
  );
  await context.route('**/outside/try.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: tryScript }),
  );
});

test('the captcha is one checkbox that yields its token, expires after two minutes and can be reset, under the strict policy', async ({
  page,
  clock,
}) => {
  await clock.install();
  await page.goto('/outside/try.html');
  const box = page.getByRole('checkbox', { name: 'I am not a robot' });
  await expectAccessible(page);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('listitem')).toHaveText(['token captcha-ok']);
  await expect(page.getByRole('status')).toHaveText('Verified');
  expect(await page.evaluate('grecaptcha.getResponse(widget)')).toBe('captcha-ok');
  await clock.advance({ minutes: 2 });
  await expect(page.getByRole('listitem')).toHaveText(['token captcha-ok', 'expired']);
  await expect(box).not.toBeChecked();
  expect(await page.evaluate('grecaptcha.getResponse(widget)')).toBe('');
  await box.check();
  await page.evaluate('grecaptcha.reset(widget)');
  await expect(box).not.toBeChecked();
});

test('a user signs in at the other sign-in system and is redirected', async ({ page }) => {
  await page.goto('/outside/nexo/login?redirectUrl=/outside/home');
  await page.getByLabel('Username', { exact: true }).fill('ann.lee');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The username or the password is not right. Try again.');
  await expectAccessible(page);
  await page.getByLabel('Password').fill('Sunny-Harbor-42');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed in as Ann Lee (Nexo')).toBeVisible();
  await page.goto('/outside/nexo/logout?redirectUrl=/outside/home');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('Nobody is signed in.')).toBeVisible();
});

test('a user signs in at the SAML provider and returns with a session', async ({ page }) => {
  await page.goto('/outside/saml/login?clientId=100&returnUrl=/outside/home');
  await expectAccessible(page);
  await page.getByLabel('Username or e-mail address').fill('ann@example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as Ann Lee (SSO')).toBeVisible();
  await expectAccessible(page);
});
