import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { goTo } from '../../../src/navigation/navigation';
import { paths } from '../../../src/navigation/paths';
import { handleObligation } from '../../../src/session/handle-obligation';
import { sessionState } from '../../../src/session/session-state';
import { endSession } from '../../../src/session/sign-out';
import { allowInConsole, loseNetwork, openApp } from '../app';
import { arrivesAt, button, dialog, field, heading, link, press, sees } from '../screen';
import { redirectUrl } from '../session';
import { called, configure } from '../sign-in';
import '../../../src/app/routes/SessionRequired';
import '../../../src/app/routes/SignedIn';
import '../../../src/app/routes/LaterFrame';
import '../../../src/session/resume';

const devices = '/auth/account-settings/devices';
const way = `?redirectUrl=${encodeURIComponent(devices)}`;
const settings = () => expect.element(heading('Account settings')).toBeVisible();
const inactive = 'You were logged out because you were inactive for a while.';

test('a session that ends without a connection ends once, on sign-in', { tags: 'long' }, async () => {
  await openApp(devices, { as: 'ann' });
  await settings();
  await loseNetwork();
  // A late response of the page sets the cookie again.
  const end = () => void (document.cookie = 'session-expiry=1600000000; path=/');
  await expect.poll(() => (location.pathname === devices && end(), location.pathname)).toBe('/auth/login');
  await sees(inactive);
  // A page behind sign-in would end the session once more with its next tick.
  await new Promise((resolve) => void setTimeout(resolve, 1500));
  expect(location.pathname + location.search).toBe(`/auth/login${way}`);
  await expect.element(field('Username')).toBeVisible();
});

test.each([
  ['{}', 200, {}],
  ['a page of HTML', 200, '<h1>Welcome</h1>'],
])('a check that answers %s opens no page', async (_kind, status, body) => {
  allowInConsole(/Contract breach/);
  const contentType = typeof body === 'string' ? 'text/html' : 'application/json';
  const { world } = await openApp(devices, {
    as: 'ann',
    before: (w) => w.on('checkAuthentication').offSpec().answer({ status, body, contentType }),
  });
  await expect.element(field('Username')).toBeVisible();
  expect(location.search).toBe(way);
  await called(world, 'listMyDevices', 0);
  await world.journal.clear();
});

test('an account that the product does not know sees the not-found page', async () => {
  allowInConsole(/Contract breach/);
  const { world } = await openApp(devices, { as: 'ann', before: (w) => w.on('getMe').offSpec().status(404) });
  await expect.element(heading('You don’t have access to this product')).toBeVisible();
  await expect.element(link('Log out')).toHaveAttribute('href', '/auth/logout');
  await world.journal.clear();
});

test('an obligation that cannot be read shows the unsupported failure', async () => {
  const { world } = await openApp(devices, {
    as: 'ann',
    before: (w) => w.on('checkObligations').offSpec().status(412),
  });
  await expect.element(heading('Something went wrong')).toBeVisible();
  await world.journal.clear();
});

test('a visitor of a pre-production host goes to the production host', async () => {
  const { left } = await openApp(`${devices}?from=mail`, {
    before: () => configure({ productionHosts: { [location.host]: 'login.production.example' } }),
  });
  await expect.poll(() => left).toEqual([`https://login.production.example${devices}?from=mail`]);
});

const contacts = '/auth/account-settings/contact-info';
const localization = '/auth/account-settings/localization';

const address = () => page.getByRole('textbox', { name: 'Email address' });

/** Ann has changed her region, and not saved it. */
async function choosesCanada() {
  const opened = await openApp(localization, { as: 'ann' });
  await page.getByRole('combobox', { name: 'Region' }).selectOptions('CA');
  await expect.poll(() => sessionStorage.getItem('kept-input')).toContain('CA');
  return opened;
}

describe('a sign-out', () => {
  test.each([
    ['that the user asks for drops unsaved input', {}, false],
    ['that the app makes as a step of its own keeps it', { isOwnStep: true }, true],
    ['for another reason keeps it', { reason: 'inactive' }, true],
  ] as const)('%s', async (_title, ending, isKept) => {
    await choosesCanada();
    await endSession(new QueryClient(), ending);
    expect(JSON.stringify(sessionState().input).includes('CA')).toBe(isKept);
  });

  test('leaves nothing of the user in storage', async () => {
    await choosesCanada();
    await endSession(new QueryClient(), { isOwnStep: true });
    expect(sessionStorage.getItem('kept-input')).toBeNull();
  });

  test('that fails clears nothing', async () => {
    const { world } = await choosesCanada();
    await world.on('logout').status(500);
    await expect(endSession(new QueryClient())).rejects.toThrow();
    expect(sessionStorage.getItem('kept-input')).toContain('CA');
  });
});

describe('an obligation', () => {
  test('of a change that needs a step-up can be cancelled', { tags: 'long' }, async () => {
    await openApp(contacts, { as: 'ann' });
    await press('Add Contact');
    await address().fill('ann.second@example.com');
    await press('Save');
    await arrivesAt('/auth/step-up');
    expect(new URLSearchParams(location.search).get('cancelUrl')).toBe(contacts);
    await press('Cancel');
    await expect.element(address()).toHaveValue('ann.second@example.com');
  });

  test('of a change that needs a step-up leads back to it, and it goes on', { tags: 'long' }, async () => {
    await openApp(contacts, { as: 'ann' });
    await press('Add Contact');
    await address().fill('ann.second@example.com');
    await press('Save');
    await arrivesAt('/auth/step-up');
    expect(redirectUrl()).toBe(`${contacts}?resume=contact`);
    expect(sessionStorage.getItem('change-to-resume')).toBe('"contact"');
  });

  test('of a change that is no step-up cannot', async () => {
    const { world } = await openApp(localization, { as: 'ann' });
    await page.getByRole('combobox', { name: 'Region' }).selectOptions('CA');
    await world.given.obligation('reviewContactInfo', { isLoginObligation: false }).for('ann');
    await press('Save');
    await arrivesAt('/auth/review-contact-info');
    expect(new URLSearchParams(location.search).has('cancelUrl')).toBe(false);
    expect(redirectUrl()).toBe(localization);
  });

  test('of a page that cannot be read without a step-up logs out instead', async () => {
    const before = (world: MockWorld) => world.given.obligation('stepUp', { isLoginObligation: true }).for('max');
    await openApp(contacts, { as: 'max', before });
    await arrivesAt('/auth/step-up');
    await expect.element(button('Log out')).toBeVisible();
  });

  test('of kind redirect keeps the way back of its own address', async () => {
    const url = '/auth/legal?redirectUrl=%2Fauth%2Fchoose-product';
    await openApp(contacts, { as: 'ann' });
    await expect.element(button('Add Contact')).toBeVisible();
    handleObligation({ kind: 'redirect', url, isLoginObligation: false });
    await arrivesAt('/auth/legal');
    expect(new URLSearchParams(location.search).getAll('redirectUrl')).toEqual(['/auth/choose-product']);
  });

  test('that the app does not know shows the unsupported failure', async () => {
    await openApp(contacts, { as: 'ann' });
    await expect.element(button('Add Contact')).toBeVisible();
    handleObligation({ kind: 'command', command: 'danceForUs', isLoginObligation: true });
    await expect.element(heading('Something went wrong')).toBeVisible();
  });

  test('in the middle of a session is a question that its buttons alone close', async () => {
    await openApp('/auth/account-settings/devices', { as: 'ann', scenario: 'must-do-something-mid-session' });
    await expect.element(dialog()).toHaveAccessibleName('One more step');
    await sees('Before you continue, please create a username and password for your account.');
    await expect.element(button('Continue')).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
    await expect.element(dialog()).toBeVisible();
  });

  test('in the middle of a session opens its page with the way back', async () => {
    await openApp('/auth/account-settings/devices', { as: 'ann', scenario: 'must-do-something-mid-session' });
    await press('Continue');
    await arrivesAt('/auth/obligations/create-basic-credentials');
    expect(redirectUrl()).toBe('/auth/account-settings/devices');
  });

  test('in the middle of a session is asked again when the next one comes', async () => {
    await openApp('/auth/account-settings/devices', { as: 'ann' });
    await expect.element(button('Log out')).toBeVisible();
    for (const _time of [1, 2]) {
      handleObligation({ kind: 'command', command: 'createBasicCredentials', isLoginObligation: false });
      await press('Continue');
      await arrivesAt('/auth/obligations/create-basic-credentials');
      goTo(paths.accountSettings({ tab: 'devices' }));
      await arrivesAt('/auth/account-settings/devices');
    }
  });

  test('in the middle of a session that is declined logs out', async () => {
    await openApp('/auth/account-settings/devices', { as: 'ann', scenario: 'must-do-something-mid-session' });
    await dialog().getByRole('button', { name: 'Log out' }).click();
    await arrivesAt('/auth/login');
  });
});

describe('a change to go on with', () => {
  const security = (resume: string) => `/auth/account-settings/security?resume=${resume}`;
  const opens = (resume: string, noted?: string) =>
    openApp(security(resume), {
      scenario: 'secured-account',
      before: async (world) => {
        await world.signIn('ann', { levelOfAssurance: 3 });
        if (noted !== undefined) sessionStorage.setItem('change-to-resume', JSON.stringify(noted));
      },
    });

  test('goes on where this tab has left it', async () => {
    await opens('codes', 'codes');
    await expect.element(dialog()).toBeVisible();
    await expect.poll(() => location.search).toBe('');
  });

  test.each([
    ['codes', undefined],
    ['codes', 'app'],
    ['', 'codes'],
  ])('does not begin for the address "%s" while this tab has noted %s', async (resume, noted) => {
    const { world } = await opens(resume, noted);
    await expect.element(button('Create new codes')).toBeVisible();
    await expect.poll(() => location.search).toBe('');
    await page.getByRole('button', { name: 'Rename Apple Passwords' }).click();
    await expect.element(dialog()).toHaveAccessibleName(/Apple Passwords|passkey/i);
    expect(await world.journal.list({ operationId: 'createBackupCodes' })).toEqual([]);
    expect(sessionStorage.getItem('change-to-resume')).toBeNull();
  });
});
