import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, type OpenedApp } from '../app';
import { hears, listen } from '../announced';
import { arrivesAt, button, dialog, heading, press, sees } from '../screen';
import { calls, redirectUrl, sessionEndsIn } from '../session';
import { otherTabHears, otherTabSays } from '../other-tab';
import '../../../src/app/routes/SignedIn';
import '../../../src/app/routes/watch-person';
import '../../../src/app/routes/watch-session';

const devices = '/auth/account-settings/devices';
const contacts = '/auth/account-settings/contact-info';

async function opensContacts(scenario?: string) {
  const opened = await openApp(contacts, { as: 'ann', ...(scenario !== undefined && { scenario }) });
  await sees('ann@example.com');
  return opened;
}
/** A late response of the page sets the cookie again, so this repeats it until the page has seen it. */
async function untilCookie(seconds: number, hasSeen: () => boolean) {
  const end = Date.now() + seconds * 1000;
  const set = () => sessionEndsIn((end - Date.now()) / 1000);
  await expect.poll(() => hasSeen() || set(), { message: 'the page has seen the cookie' }).toBe(true);
}
async function isWarned(seconds = 40) {
  const opened = await opensContacts();
  await isWarnedBy(opened, seconds);
  return opened;
}
/** The page begins to watch the end of the session when it is idle. */
async function isWarnedBy(opened: OpenedApp, seconds = 40) {
  await expect.poll(() => calls(opened, 'getMyClientInfo')).toBe(1);
  await untilCookie(seconds, () => document.querySelector('dialog[open]') !== null);
  await expect.element(dialog()).toHaveAccessibleName('Are you still there?');
}

describe('the warning before the end of the session', () => {
  test('says how many seconds are left', async () => {
    await isWarned();
    await sees('For your security, you will be logged out soon.');
    await expect.element(dialog()).toHaveTextContent(/(?:40|3\d) seconds left/);
  });

  test('counts down', { tags: 'long' }, async () => {
    await isWarned(40);
    await expect.element(dialog()).toHaveTextContent('37 seconds left');
  });

  test('says the seconds in the title of the page', async () => {
    await isWarned();
    await expect.poll(() => document.title).toMatch(/^\d+ seconds left – /);
  });

  test('announces 30 seconds, and not each one after', { tags: 'long' }, async () => {
    const heard = listen();
    await isWarned(32);
    await hears(heard, /30 seconds left/);
    await expect.element(dialog()).toHaveTextContent(/27/);
    expect(heard.join()).not.toMatch(/2[89] seconds left/);
  });

  test('has the focus on "Stay logged in"', async () => {
    await isWarned();
    await expect.element(button('Stay logged in')).toHaveFocus();
    await expect.element(button('Stay logged in')).toHaveAccessibleDescription(/^Are you still there\?/);
  });

  test('goes away each time the server says that the session is longer', { tags: 'long' }, async () => {
    const opened = await opensContacts('session-sync');
    await opened.world.on('prolongSession').delay(1000);
    for (const times of [1, 2]) {
      await isWarnedBy(opened);
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(await calls(opened, 'prolongSession')).toBe(times);
    }
  });

  test('does not go by Escape', async () => {
    await isWarned();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(dialog()).toBeVisible();
  });

  test('ends with "Stay logged in", which prolongs the session, and leads to the heading', async () => {
    const opened = await isWarned();
    await press('Stay logged in');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(heading('Account settings')).toHaveFocus();
    expect(await calls(opened, 'prolongSession')).toBe(1);
    expect(document.title).not.toContain('seconds left');
  });

  test('waits for a late response to "Stay logged in"', { tags: 'long' }, async () => {
    const { world } = await isWarned(6);
    await world.on('prolongSession').delay(5000);
    await press('Stay logged in');
    await expect.element(dialog(), { timeout: 15_000 }).not.toBeInTheDocument();
    expect(location.pathname).toBe(contacts);
    await world.verify({ call: { operationId: 'logout' }, times: 0 });
  });

  test('logs out by "Log out"', { tags: 'long' }, async () => {
    await isWarned();
    await dialog().getByRole('button', { name: 'Log out' }).click();
    await arrivesAt('/auth/login');
  });

  test('logs out when the session cannot be prolonged', { tags: 'long' }, async () => {
    const { world } = await isWarned();
    await world.on('prolongSession').status(500);
    await press('Stay logged in');
    await arrivesAt('/auth/login');
    expect(redirectUrl()).toBe(contacts);
    await sees('You were logged out because your session ended.');
  });
});

describe('the end of the session', () => {
  test('after its time is explained at sign-in, and to the other tabs', { tags: 'long' }, async () => {
    const told = otherTabHears();
    await isWarned(5);
    await arrivesAt('/auth/login');
    expect(redirectUrl()).toBe(contacts);
    await sees('You were logged out because you were inactive for a while.');
    await expect.poll(() => told).toContainEqual({ type: 'signed-out', signedOut: 'inactive' });
  });

  test('in another tab is explained at sign-in', async () => {
    await opensContacts();
    otherTabSays({ type: 'signed-out', signedOut: 'otherTab' });
    await arrivesAt('/auth/login');
    expect(redirectUrl()).toBe(contacts);
    await sees('You were logged out because you logged out in another tab.');
  });

  test('in another tab by its time says so here too', async () => {
    await opensContacts();
    otherTabSays({ type: 'signed-out', signedOut: 'inactive' });
    await sees('You were logged out because you were inactive for a while.');
  });

  test('ends the impersonation too', async () => {
    const acting = { id: '1', expiry: String(Date.now() + 600_000), mode: 'x', firstName: 'Ann', lastName: 'Lee' };
    const { world } = await openApp(contacts, {
      as: 'ann',
      before: () => localStorage.setItem('acting-session', JSON.stringify(acting)),
    });
    await sees('You are acting as Ann Lee.');
    for (const { id } of await world.state.read('sessions'))
      await world.state.patch('sessions', String(id), { expiresAt: 0 });
    await page.getByRole('link', { name: 'Devices' }).click();
    await arrivesAt('/auth/login');
    await expect.poll(() => localStorage.getItem('acting-session')).toBeNull();
  });
});

describe('another person', () => {
  const notices = () => window.dispatchEvent(new Event('focus'));
  /** After the last response of the page, which would set the cookie of the session before again. */
  async function danaSignsIn(opened: OpenedApp) {
    await expect.poll(() => calls(opened, 'getAccountSecurity')).toBe(1);
    await opened.world.signIn('dana');
  }

  test('who has signed in behind the page makes it load again', async () => {
    const opened = await opensContacts();
    await danaSignsIn(opened);
    notices();
    await expect.poll(() => opened.left).toEqual(['reload']);
  });

  test('whom another tab names makes the page load again', async () => {
    const opened = await opensContacts();
    await danaSignsIn(opened);
    otherTabSays({ type: 'person', personId: 'dana' });
    await expect.poll(() => opened.left).toEqual(['reload']);
  });

  test('is named after that, with what became of the input', async () => {
    await openApp(contacts, { as: 'dana', before: () => sessionStorage.setItem('person-before', '"ann"') });
    await expect.element(dialog()).toHaveAccessibleName('You are now logged in as Dana Whitfield');
    await sees('What was entered here before was not saved.');
    await press('OK');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('gets nothing that the person before has typed', async () => {
    const opened = await openApp('/auth/account-settings/localization', { as: 'ann' });
    await page.getByRole('combobox', { name: 'Region' }).selectOptions('CA');
    await expect.poll(() => sessionStorage.getItem('kept-input')).toContain('CA');
    await danaSignsIn(opened);
    notices();
    await expect.poll(() => opened.left).toEqual(['reload']);
    expect(sessionStorage.getItem('kept-input')).toBeNull();
  });

  test('is not suspected when the same person comes back', async () => {
    const opened = await opensContacts();
    const asked = await calls(opened, 'getMe');
    notices();
    await expect.poll(() => calls(opened, 'getMe')).toBeGreaterThan(asked);
    expect(opened.left).toEqual([]);
  });

  test('ends an impersonation of the one before', async () => {
    const acting = { id: '1', expiry: String(Date.now() + 600_000), mode: 'x', personId: 'dana' };
    await openApp(devices, {
      as: 'ann',
      before: () => localStorage.setItem('acting-session', JSON.stringify(acting)),
    });
    await expect.element(heading('Account settings')).toBeVisible();
    await expect.poll(() => localStorage.getItem('acting-session')).toBeNull();
  });
});
