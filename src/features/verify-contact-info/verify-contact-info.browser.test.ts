import { expect, onTestFinished, test, vi } from 'vitest';
import type { MockWorld } from '../../../mock-server/client/world';
import { allowInConsole, type OpenedApp } from '../../../tests/screens/app';
import {
  alert,
  arrivesAt,
  button,
  doesNotSee,
  field,
  hasError,
  heading,
  press,
  sees,
  type,
} from '../../../tests/screens/screen';
import { codeFrom, timesCalled, titleIsError, toast, visit, wrongFor } from '../../../tests/screens/settings';
import './VerifyContactInfoScreen';

const EMAIL = 'type=email&purpose=personal';
const KIND = 'contactVerification';

const open = (query = EMAIL, before?: (world: MockWorld) => Promise<unknown>): Promise<OpenedApp> =>
  visit(`/auth/verify-contact-info?${query}`, { as: 'uma', level: 1, ...(before && { before }) });

/** Opens the page, and waits for its code. */
async function openWithCode(query = EMAIL): Promise<OpenedApp & { code: string }> {
  const opened = await open(query);
  await expect.element(field('Code')).toBeVisible();
  return { ...opened, code: await codeFrom(opened.world, KIND) };
}
const logged = async (world: MockWorld) =>
  JSON.stringify((await world.journal.list({ operationId: 'batchLog' })).map(({ requestBody }) => requestBody));

test('the page says where the code went with its end', async () => {
  await openWithCode();
  await expect.element(heading('Verify your email address')).toBeVisible();
  await sees(/We sent a code to u.*@example\.com\. It is valid until \d+:\d\d [AP]M\./);
});

test('a contact that is verified already says so at once', async () => {
  await visit(`/auth/verify-contact-info?${EMAIL}`);
  await expect.element(heading(/already verified/i)).toBeVisible();
});

test('a wrong code has its message at the field', async () => {
  const { code } = await openWithCode();
  await type('Code', wrongFor(code));
  await hasError('Code', 'This code is not correct. Please check it, or ask for a new one.');
  await expect.element(field('Code')).toHaveFocus();
  await titleIsError();
});

test('the last try but one warns of the end of the code', async () => {
  const { world } = await open(EMAIL, (world) => world.given.limits({ oneTimeCodeTries: 2 }));
  await type('Code', wrongFor(await codeFrom(world, KIND)));
  await hasError('Code', 'After one more incorrect attempt, it will no longer work.');
});

test('an expired code asks for a new one', async () => {
  const { world, code } = await openWithCode();
  await world.clock.advance({ minutes: 11 });
  await type('Code', code);
  await hasError('Code', 'This code has expired. Please ask for a new one.');
});

test('a missing code has its message, and no call is made', async () => {
  const { world } = await openWithCode();
  await expect.element(button('Verify')).toBeDisabled();
  const form = field('Code').element().closest('form');
  form?.requestSubmit();
  await hasError('Code', 'Please enter the code.');
  expect(await timesCalled(world, 'verifyContact')).toBe(0);
});

test.each([
  ['EMAIL_ADDRESS_ALREADY_EXISTS', 'This email address is already in use'],
  ['INVALID_CONTACT_INFO_FORMAT', 'We couldn’t read your contact info'],
  ['SERVER_ERROR', 'We couldn’t verify your contact info'],
])('%s at the start leads to the page "%s"', async (code, title) => {
  await open(EMAIL, (world) => world.on('startContactVerification').code(code));
  await expect.element(heading(title)).toBeVisible();
});

test('too many wrong codes lead to their page, which sends another code after the wait', { tags: 'long' }, async () => {
  const limits = { oneTimeCodeTries: 1, contactVerificationWindowMs: 2000 };
  const { world } = await open(EMAIL, (world) => world.given.limits(limits));
  await type('Code', wrongFor(await codeFrom(world, KIND)));
  await expect.element(heading('Too many attempts')).toBeVisible();
  await expect.element(button('Try again')).toBeDisabled();
  await press('Try again');
  await expect.poll(() => timesCalled(world, 'startContactVerification')).toBe(2);
  await expect.poll(() => logged(world)).toContain('"code":"TOO_MANY_ATTEMPTS"');
});

test('a query without its parameters sends no code', async () => {
  vi.stubGlobal('ReactNativeWebView', { postMessage: vi.fn() });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { world } = await open('type=email');
  await expect.element(heading('We couldn’t verify your contact info')).toBeVisible();
  expect(document.querySelectorAll('main .ui-button--primary')).toHaveLength(1);
  expect(await timesCalled(world, 'startContactVerification')).toBe(0);
  await expect.poll(() => logged(world)).toContain('MISSING_REQUIRED_QUERY_PARAMS');
});

test('another code waits for its time', async () => {
  const { world } = await openWithCode();
  const again = button(/^Send a new code in 0:\d\d$/);
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  expect(await timesCalled(world, 'startContactVerification')).toBe(1);
});

test('another code says that it was sent', async () => {
  const { world } = await open(EMAIL, (world) => world.given.limits({ resendCooldownMs: 0 }));
  const first = await world.outbox.waitFor({ kind: KIND });
  await type('Code', '12');
  await press('Send a new code');
  await expect.element(toast('We sent you a code.')).toBeVisible();
  await expect.element(field('Code')).toHaveValue('');
  const second = await world.outbox.waitFor({ kind: KIND, after: first.id });
  await type('Code', second.code ?? '');
  await expect.element(heading('Email address verified')).toBeVisible();
  doesNotSee('We sent you a code.');
});

test('a code whose answer was lost counts at the next try', { tags: 'long' }, async () => {
  allowInConsole(/./);
  const { world, code } = await openWithCode();
  await world.given.limits({ contactVerifications: 20 });
  await world.on('verifyContact').drop();
  await type('Code', code);
  await expect.element(alert()).toHaveTextContent('We couldn’t reach the server.');
  await world.faults.clear();
  await press('Verify');
  await expect.element(heading('Email address verified')).toBeVisible();
});

test('a reload sends no other code', async () => {
  const { world, code, again } = await openWithCode();
  await again();
  await type('Code', code);
  await expect.element(heading('Email address verified')).toBeVisible();
  expect(await timesCalled(world, 'startContactVerification')).toBe(1);
});

test('a phone number has its own words', async () => {
  const uses = { type: 'PHONE', isVerified: false, isPersonal: true, createdAt: 0, lastModifiedAt: 0 };
  const { world } = await open('type=phone&purpose=personal', ({ state }) =>
    state.patch('persons', 'uma', { phones: [{ number: '+12125550199', ...uses }] }),
  );
  await expect.element(heading('Verify your phone number')).toBeVisible();
  await type('Code', await codeFrom(world, KIND));
  await expect.element(heading('Phone number verified')).toBeVisible();
});

test('Cancel follows returnUrl', async () => {
  const { world } = await openWithCode(`${EMAIL}&returnUrl=/auth/account-settings/contact-info`);
  await press('Cancel');
  await arrivesAt('/auth/account-settings/contact-info');
  await expect.poll(() => logged(world)).toContain('verify-contact.cancel');
});

test.each(['mobile', 'MOBILE'])('Cancel leaves a frame as it is for platformType=%s', async (platform) => {
  const postMessage = vi.fn();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('ReactNativeWebView', { postMessage });
  const { world } = await openWithCode(`${EMAIL}&platformType=${platform}&returnUrl=/auth/legal`);
  await press('Cancel');
  await expect.poll(() => logged(world)).toContain('verify-contact.cancel');
  expect(location.pathname).toBe('/auth/verify-contact-info');
  expect(postMessage.mock.calls).toEqual([['{"type":"contact-verify-cancel"}']]);
});
