import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allowInConsole, openApp } from '../app';
import '../../../src/app/create-app';

type Options = boolean | AddEventListenerOptions;

/** Gives the app this response in place of its configuration. */
function configuration(response: () => Promise<Response>): void {
  const own = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    String(input) === '/auth/config.json' ? response() : own(input, init),
  );
}

test('an app whose browser forbids messages between tabs starts', async () => {
  vi.stubGlobal('BroadcastChannel', function () {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await openApp('/auth/login');
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  vi.unstubAllGlobals();
});

const ownConfiguration = async () => JSON.parse(await (await fetch('/auth/config.json')).text());

test('an app that has ended leaves no listener in the page', async () => {
  const present = new Map<unknown, string>();
  for (const target of [window, document]) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
        const { signal } = typeof options === 'object' ? options : {};
        present.set(listener, type);
        signal?.addEventListener('abort', () => present.delete(listener));
        add(type, listener, options);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
        present.delete(listener);
        remove(type, listener, options);
      },
    );
  }
  const { app } = await openApp('/auth/account-settings/devices', { as: 'ann' });
  await expect.element(page.getByRole('heading', { name: 'Devices', level: 2 })).toBeVisible();
  // Its listener comes late, and on some pages only.
  const { endCeremony } = await import('../../../src/session/passkeys/ceremony');
  await endCeremony();
  expect(present.size).toBeGreaterThan(10);
  app.dispose();
  // React listens to `selectionchange` for each document, once. web-vitals listens until the page is next idle.
  await expect.poll(() => [...present.values()].filter((type) => type !== 'selectionchange')).toEqual([]);
});

test('an app that has ended shows nothing', async () => {
  const { app } = await openApp('/auth/login');
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  app.dispose();
  expect(document.querySelector('#root')?.childElementCount).toBe(0);
});

test('the next app knows nothing of the session before', async () => {
  const { app } = await openApp('/auth/account-settings/devices', { as: 'ann' });
  await expect.element(page.getByRole('heading', { name: 'Devices', level: 2 })).toBeVisible();
  app.dispose();
  const { numberOfSession, personOfPage } = await import('../../../src/session/session-state');
  expect([personOfPage(), numberOfSession()]).toEqual([undefined, 0]);
});

test('a configuration that is wrong names the field and no value', async () => {
  allowInConsole(/^Runtime configuration:/);
  const config = { ...(await ownConfiguration()), timeoutMs: -77 };
  configuration(async () => Response.json(config));
  await openApp('/auth/login');
  await expect.element(page.getByText(/timeoutMs must be a number of ms from 1 to 2147483647/)).toBeVisible();
  expect(document.body.textContent).not.toContain('-77');
});

test('a configuration that cannot be read says so', async () => {
  allowInConsole(/^Runtime configuration:/);
  configuration(async () => new Response('<html>', { status: 200 }));
  await openApp('/auth/login');
  await expect.element(page.getByText(/config\.json could not be read/)).toBeVisible();
});

test('a server that cannot be reached offers to try again', async () => {
  allowInConsole(/^Runtime configuration:/);
  configuration(() => Promise.reject(new TypeError('refused')));
  const { left } = await openApp('/auth/login');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(left).toEqual(['reload']);
});

test('a browser that keeps no cookies is told to allow them, before it shows a form', async () => {
  const { left } = await openApp('/auth/login', {
    before: () => void vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cookies are switched off');
  await expect.poll(() => document.title).toBe('Cookies are switched off');
  const said = 'You need cookies to log in. Please allow them in your browser and try again.';
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByLabelText('Username')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(left).toEqual(['reload']);
});
