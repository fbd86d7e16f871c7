import { expect, test, vi } from 'vitest';
import type { MockWorld } from '../../../mock-server/client/world';
import { openApp } from '../../../tests/screens/app';
import { plugInAuthenticator } from '../../../tests/screens/passkey';
import { refusedInAlert } from '../../../tests/screens/refusals';
import { alert, arrivesAt, button, heading, press, sees } from '../../../tests/screens/screen';
import './PasskeyOfferScreen';

const offer = '/auth/passkey-offer?redirectUrl=%2Fauth%2Faccount-settings%2Fdevices';
const steppedUp = { before: (world: MockWorld) => world.signIn('ann', { levelOfAssurance: 3 }) };

test('a created passkey leads on to the target', async () => {
  const count = await plugInAuthenticator({ holdsKey: false });
  await openApp(offer, steppedUp);
  await press('Create a passkey');
  await arrivesAt('/auth/account-settings/devices');
  await sees('Your passkey is ready. You can use it the next time you log in.');
  expect(await count()).toBe(1);
});

test('"Not now" leads on to the target', async () => {
  await openApp(offer, steppedUp);
  await press('Not now');
  await arrivesAt('/auth/account-settings/devices');
});

test('each refusal of a passkey says its message', { tags: 'long' }, async () => {
  await plugInAuthenticator({ holdsKey: false });
  const forget = vi.fn(async () => undefined);
  Object.assign(PublicKeyCredential, { signalUnknownCredential: forget });
  const { world } = await openApp(offer, steppedUp);
  const create = 'Create a passkey';
  await refusedInAlert(world.on('registerPasskey'), () => press(create), button(create), {
    PASSKEY_REFUSED: 'The passkey was not accepted. Please try again.',
    CHALLENGE_EXPIRED: 'This took too long. Please start again.',
    PASSKEY_EXISTS: 'You already have a passkey in this password manager.',
    PASSKEY_LIMIT_REACHED: 'You can’t have more passkeys. Delete one to create another.',
    TOO_MANY_ATTEMPTS: /^There were too many attempts\. Please try again at \d{1,2}:\d\d/,
    SERVER_ERROR: 'Something went wrong. Please try again.',
  });
  await expect.element(heading('Log in faster next time')).toBeVisible();
  expect(document.title).toMatch(/^Error: /);
  expect(forget, 'the browser forgets what was refused, and no passkey that exists').toHaveBeenCalledTimes(2);
});

test('a passkey that the user declines can be created later', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await openApp(offer, steppedUp);
  await press('Create a passkey');
  await expect.element(alert()).toHaveTextContent('No passkey was created. You can try again.');
});
