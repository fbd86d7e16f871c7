import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hears, listen } from '../../../../tests/screens/announced';
import { openApp } from '../../../../tests/screens/app';
import { plugInAuthenticator } from '../../../../tests/screens/passkey';
import { refusedInAlert } from '../../../../tests/screens/refusals';
import { alert, button, field, heading, press } from '../../../../tests/screens/screen';
import { called, PASSWORD } from '../../../../tests/screens/sign-in';
import '../LoginForm';

const login = '/auth/login';
const name = 'Log in with a passkey';
/** Suggestions would sign in at once. */
const noSuggestions = () => vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false);

test('a passkey that the field suggests signs its owner in', async () => {
  await plugInAuthenticator();
  await openApp(login);
  await expect.element(heading('Welcome, Pia')).toBeVisible();
});

test('each refusal of a passkey says its message', { tags: 'long' }, async () => {
  await plugInAuthenticator();
  noSuggestions();
  const forget = vi.fn(async () => undefined);
  Object.assign(PublicKeyCredential, { signalUnknownCredential: forget });
  const { world } = await openApp(login);
  await refusedInAlert(world.on('finishPasskeySignIn'), () => press(name), button(name), {
    PASSKEY_REFUSED: 'The passkey was not accepted. Please try again, or use your password.',
    CHALLENGE_EXPIRED: 'This took too long. Please start again.',
    NOT_FOUND: 'You can’t log in with a passkey at the moment. Please use your password.',
    ASSOCIATE_SUSPENDED: 'Your account is suspended. Please contact your HR department.',
    ACCOUNT_INACTIVE: 'Your account is locked or inactive. Please contact your HR department.',
    SERVER_ERROR: 'We couldn’t log you in. Please try again.',
    TOO_MANY_ATTEMPTS: /^There were too many attempts\. Please try again at \d{1,2}:\d\d/,
    PASSKEY_UNKNOWN: 'This passkey no longer belongs to an account. Please use another passkey, or your password.',
  });
  expect(document.title).toMatch(/^Error: /);
  await expect.poll(() => forget.mock.calls.length, { message: 'the browser forgets the unknown one' }).toBe(1);
});

test.each([
  ['NotAllowedError', /^This app’s browser can’t use passkeys\. Open the page in Safari or Chrome/],
  ['NotSupportedError', /^This app’s browser can’t use passkeys\./],
])('%s of the browser says "%s"', async (kind, text) => {
  noSuggestions();
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', kind));
  await openApp(login);
  await press(name);
  await expect.element(alert()).toHaveTextContent(text);
});

test('a failed passkey can be tried again, and a ticked box remembers its owner', { tags: 'long' }, async () => {
  await plugInAuthenticator();
  noSuggestions();
  const { world } = await openApp(login, { before: (w) => w.on('finishPasskeySignIn').drop() });
  await press(name);
  await expect.element(alert()).toHaveTextContent('We couldn’t reach the server.');
  await world.faults.clear();
  await page.getByRole('checkbox').click();
  await press(name);
  await expect.element(heading('Welcome, Pia')).toBeVisible();
  expect(localStorage.getItem('remembered-username')).toBe('"pia.passkey"');
});

describe('a press on the untouched form, where the browser can ask at once,', () => {
  const untouched = async (answer: () => Promise<Credential | null>) => {
    const opened = await openApp(login);
    // Its sheet of passwords cannot be driven.
    vi.spyOn(navigator.credentials, 'get').mockImplementation((options = {}) =>
      'uiMode' in options ? answer() : new Promise(() => undefined),
    );
    await expect.element(button('Next')).not.toHaveAttribute('aria-disabled');
    return opened;
  };

  test('signs in with a passkey', async () => {
    await plugInAuthenticator();
    noSuggestions();
    await openApp(login);
    await expect.element(button('Next')).not.toHaveAttribute('aria-disabled');
    await press('Next');
    await expect.element(heading('Welcome, Pia')).toBeVisible();
  });

  test('signs in with a saved password', { tags: 'long' }, async () => {
    const saved = { type: 'password', id: 'ann.lee', password: PASSWORD };
    const { world } = await untouched(async () => saved);
    await press('Next');
    await expect.element(heading('Welcome, Ann')).toBeVisible();
    await called(world, 'checkAuthPathByUsername', 1);
  });

  test('leaves the form as it was when nothing is saved', { tags: 'long' }, async () => {
    await untouched(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const heard = listen();
    await press('Next');
    await hears(heard, 'This field is required');
    await expect.element(alert()).not.toBeInTheDocument();
  });
});

test('the button goes where the service offers no passkeys', async () => {
  const { world } = await openApp(login, { scenario: 'no-account-security' });
  await expect.element(field('Username')).toHaveFocus();
  await expect.element(button(name)).not.toBeInTheDocument();
  await called(world, 'startPasskeySignIn', 0);
});

test('a passkey does not replace the remembered username of another account', async () => {
  await plugInAuthenticator();
  noSuggestions();
  await openApp(login, { before: () => localStorage.setItem('remembered-username', '"ann.lee"') });
  await press(name);
  await expect.element(heading('Welcome, Pia')).toBeVisible();
  expect(localStorage.getItem('remembered-username')).toBe('"ann.lee"');
});
