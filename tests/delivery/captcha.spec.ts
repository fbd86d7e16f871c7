import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOf } from '../../scripts/delivery/built-folder';
import { ruleFor } from '../../scripts/delivery/headers';
import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { expect, test } from '../support/test';

/**
 * A captcha that works as the script of reCAPTCHA v2: two steps from two origins. It has a Trusted Types policy of its
 * own. Runs in the production bundle, under the policy of its configuration.
 */
const first = 'https://www.captcha.example';
const second = 'https://static.captcha.example';
test.use({ allow: { origins: [first, second] } });

const loader = `(function () {
  var policy = window.trustedTypes ? trustedTypes.createPolicy('recaptcha', { createScriptURL: function (url) { return url } }) : null;
  var script = document.createElement('script'), url = '${second}/recaptcha/releases/1/recaptcha__en.js', waiting = [];
  window.grecaptcha = { ready: function (done) { waiting.push(done) } };
  script.src = policy ? policy.createScriptURL(url) : url;
  script.onload = function () { waiting.forEach(function (done) { done() }) };
  document.head.appendChild(script);
})()`;
const implementation = `window.grecaptcha.reset = function () {};
window.grecaptcha.render = function (place, options) {
  var label = document.createElement('label'), box = document.createElement('input');
  box.type = 'checkbox';
  box.onchange = function () { options.callback('captcha-ok') };
  label.append(box, 'I am a person');
  place.append(label);
  return 0;
};`;

test('a captcha of two steps and two origins can be solved', async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'with-captcha-'));
  cpSync('dist', folder, { recursive: true });
  const config = JSON.parse(readFileSync('public/auth/config.json', 'utf8'));
  config.captchaScriptUrl = `${first}/recaptcha/api.js`;
  config.captchaSources = { scripts: [`${second}/recaptcha/`], trustedTypes: ['recaptcha'] };
  writeFileSync(join(folder, 'auth/config.json'), JSON.stringify(config));
  const policy = ruleFor(rulesOf(folder), '/auth/login')?.headers['Content-Security-Policy'] ?? '';
  rmSync(folder, { recursive: true });

  await context.route(/\/auth\/login(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await context.route('**/auth/config.json', (route) => route.fulfill({ json: config }));
  const script = (body: string) => ({ body, contentType: 'text/javascript' });
  await context.route(`${first}/recaptcha/api.js`, (route) => route.fulfill(script(loader)));
  await context.route(`${second}/recaptcha/**`, (route) => route.fulfill(script(implementation)));

  await signInPage.open(page);
  await signInPage.signIn(page, 'cam.captcha');
  await page.getByRole('checkbox', { name: 'I am a person' }).check();
  await signInPage.logIn(page).click();
  await expect(screen.heading(page, /Cam/)).toBeVisible();
});
