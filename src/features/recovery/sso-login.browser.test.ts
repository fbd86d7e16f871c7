import { expect, test } from 'vitest';
import { openApp } from '../../../tests/screens/app';
import {
  UNREACHABLE,
  alerts,
  ask,
  holds,
  isMarkedAsError,
  pressByKey,
  leadsTo,
  shows,
} from '../../../tests/screens/recovery';
import { field, hasError, press, sees, type } from '../../../tests/screens/screen';
import './SsoLoginScreen';

const EMAIL = 'Email address';
const KNOWN = 'una@kestrel.example';
const START = '/outside/sso/kestrel/initiate';
const NOT_FOUND =
  'Single sign-on isn’t available for this email address. Please check it, or log in with your username.';
const open = (target = '', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(`/auth/sso-login/request${target && `?redirectUrl=${encodeURIComponent(target)}`}`, options);
/** Where the user of the target arrives. */
async function startFor(target: string, initiateRequestUrl = START): Promise<string | undefined> {
  const { left } = await open(target, {
    before: (world) => world.state.patch('providers', 'kestrel', { initiateRequestUrl }),
  });
  await ask(KNOWN);
  await expect.poll(() => left).toHaveLength(1);
  return left[0];
}

test.each([
  ['a company without single sign-on', 'ann@nowhere.example'],
  ['a company that is not to be found', 'ann@hidden.example'],
])('%s is not available', async (_which, address) => {
  await open();
  await type(EMAIL, address);
  await pressByKey('Submit');
  await hasError(EMAIL, NOT_FOUND);
  await expect.element(field(EMAIL)).toHaveFocus();
  await holds(EMAIL, address);
  await isMarkedAsError();
});

test('a search that fails says the same, until the address changes', async () => {
  await open('', { before: (world) => world.on('searchIdentityProviders').status(500) });
  await ask(KNOWN);
  await hasError(EMAIL, NOT_FOUND);
  await type(EMAIL, 'una@kestrel.exampl');
  await expect.element(field(EMAIL)).not.toHaveAttribute('aria-invalid', 'true');
});

test('the company’s own page opens, and the form is empty', async () => {
  expect(await startFor('')).toBe(START);
  await holds(EMAIL, '');
});

const LONGEST = `/view/${'a'.repeat(74)}`;
test.each([
  ['goes along', '/view/home', START, `${START}?RelayState=%2Fview%2Fhome`],
  ['goes along with 80 bytes', LONGEST, START, `${START}?RelayState=${encodeURIComponent(LONGEST)}`],
  ['stays behind with 81 bytes', `${LONGEST}a`, START, START],
  ['replaces no RelayState of the company', '/view/home', `${START}?RelayState=own`, `${START}?RelayState=own`],
  ['goes without its token', '/auth/user-confirmation?token=x', START, /RelayState=(?!.*token)/],
])('the target %s', async (_what, target, start, arrival) => {
  expect(await startFor(target, start)).toEqual(typeof arrival === 'string' ? arrival : expect.stringMatching(arrival));
});

test('a page of a foreign origin is not opened', async () => {
  const { left } = await open('/view/home', {
    before: (world) =>
      world.state.patch('providers', 'kestrel', { initiateRequestUrl: 'https://evil.example/initiate' }),
  });
  await ask(KNOWN);
  await shows('Single sign-on didn’t work');
  await sees('We couldn’t log you in through single sign-on. Please try again.');
  await leadsTo('Go to login', '/auth/login?redirectUrl=%2Fview%2Fhome');
  expect(left).toEqual([]);
  await press('Try again');
  await holds(EMAIL, KNOWN);
});

test('a service that cannot be reached is no answer about the company', async () => {
  const { left } = await open('', { before: (world) => world.on('searchIdentityProviders').nth(1).drop() });
  await ask(KNOWN);
  await alerts(UNREACHABLE);
  await expect.element(field(EMAIL)).not.toHaveAttribute('aria-invalid', 'true');
  await press('Submit');
  await expect.poll(() => left).toEqual([START]);
});
