import { expect, test } from '../test';
import type { User } from '../user/user';

/** How pages look when narrow, dark or in forced colours, and what the engine's own accessibility tree says of them. */
const settings = (tab: string) => `/auth/account-settings/${tab}`;

test.describe('at 320 px', () => {
  test.use({ look: { width: 320, height: 640 } });

  const paths: readonly [person: string | undefined, path: string, heading: string][] = [
    [undefined, '/auth/login', 'Log in'],
    [undefined, '/auth/forgot-password/request', 'Forgot your password?'],
    [undefined, '/auth/create-account/invite-no-check', 'Create your account'],
    ['ben', settings('switch-clients'), 'Account settings'],
    ['ann', settings('contact-info'), 'Account settings'],
    ['ann', settings('change-password'), 'Account settings'],
    ['ann', settings('localization'), 'Account settings'],
    ['dirk', settings('devices'), 'Account settings'],
  ];
  test('no page scrolls sideways', async ({ user, signInAs }) => {
    for (const [person, path, heading] of paths) {
      if (person !== undefined) await signInAs(person);
      await user.goto(path);
      await user.see('heading', heading);
      if (path.endsWith('localization')) await user.see('field', 'Time zone', { isEnabled: true });
      expect(await user.read('innerWidth'), path).toBe(320);
      expect(await sidewaysScroll(user), path).toBeLessThanOrEqual(0);
    }
  });

  test('the years of the copyright stay on one line', async ({ user }) => {
    await user.goto('/auth/login');
    await user.see('heading', 'Log in');
    const lines = await user.read(
      `(() => {
        const text = document.querySelector('footer p').firstChild;
        const range = document.createRange();
        const { index, 0: years } = /\\d{4}-\\d{4}/.exec(text.data);
        range.setStart(text, index);
        range.setEnd(text, index + years.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      })()`,
    );
    expect(lines).toBe(1);
  });

  test('a list opens the tabs of the settings', async ({ user, signInAs }) => {
    await signInAs('ann');
    await user.goto(settings('contact-info'));
    await user.choose('Account settings', 'Devices');
    await user.arrivesAt(settings('devices'));
    await user.see('heading', 'Mobile devices');
    await user.choose('Account settings', 'Security');
    await user.arrivesAt(settings('security'));
    await user.see('heading', 'Passkeys');
    expect(await sidewaysScroll(user)).toBeLessThanOrEqual(0);
  });
});

/** How far the page scrolls sideways, CSS px. */
async function sidewaysScroll(user: User): Promise<unknown> {
  return user.read('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

test.describe('in a dark scheme', () => {
  test.use({ look: { scheme: 'dark' } });

  test('the page is dark, and its text light', async ({ user }) => {
    await user.goto('/auth/login');
    await user.see('heading', 'Log in');
    expect(await user.read('matchMedia("(prefers-color-scheme: dark)").matches')).toBe(true);
    expect(await lightness(user, 'backgroundColor')).toBeLessThan(80);
    expect(await lightness(user, 'color')).toBeGreaterThan(170);
  });

  test('the settings and their dialogs are dark too', async ({ user, signInAs }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await user.goto(settings('contact-info'));
    await user.press('Add Contact');
    await user.see('field', 'Email address');
    for (const element of ['body', 'dialog[open]']) {
      expect(await lightness(user, 'backgroundColor', element), element).toBeLessThan(80);
      expect(await lightness(user, 'color', element), element).toBeGreaterThan(170);
    }
  });
});

/** The lightness of an element's colour, 0 to 255. */
async function lightness(user: User, property: 'color' | 'backgroundColor', element = 'body'): Promise<number> {
  const parts = await user.read(
    `(() => {
      const drawing = document.createElement('canvas').getContext('2d');
      drawing.fillStyle = getComputedStyle(document.querySelector('${element}')).${property};
      drawing.fillRect(0, 0, 1, 1);
      return [...drawing.getImageData(0, 0, 1, 1).data];
    })()`,
  );
  const [red, green, blue] = Array.isArray(parts) ? parts.map(Number) : [];
  return 0.2126 * (red ?? Number.NaN) + 0.7152 * (green ?? Number.NaN) + 0.0722 * (blue ?? Number.NaN);
}

/** `@forced-colors`: WebKitGTK has no forced colours. */
test.describe('in forced colours', { tag: '@forced-colors' }, () => {
  test.use({ look: { forcedColors: true } });

  test('fields and buttons keep an edge', async ({ user }) => {
    await user.goto('/auth/login');
    await user.fill('Username', 'ann.lee');
    expect(await user.read('matchMedia("(forced-colors: active)").matches')).toBe(true);
    for (const [role, name] of [
      ['field', 'Username'],
      ['button', 'Next'],
    ] as const) {
      const { selector } = await user.see(role, name);
      const edge = await user.read(
        `(() => {
          let one = document.querySelector(${JSON.stringify(selector)});
          for (let step = 0; step < 2; step += 1, one = one.parentElement) {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
            if (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) return true;
          }
          return false;
        })()`,
      );
      expect(edge, `the edge of ${name}`).toBe(true);
    }
  });
});

test("the engine's own accessibility tree gives controls, lists and tables their roles and names", async ({
  user,
  signInAs,
}) => {
  await user.goto('/auth/login');
  await user.isExposed('heading', 'Log in');
  await user.isExposed('textbox', 'Username');
  await user.isExposed('link', 'Forgot username or password?');
  await signInAs('dirk');
  await user.goto(settings('devices'));
  await user.isExposed('link', 'Devices');
  await user.isExposed('table', 'Mobile devices with biometric login');
  await signInAs('ann');
  await user.goto(settings('contact-info'));
  await user.isExposed('list', '');
});
