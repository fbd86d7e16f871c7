import { expect, test, vi } from 'vitest';
import type { MockWorld } from '../../../mock-server/client/world';
import { allowInConsole, openApp } from '../app';
import { shows } from '../registration';
import { alert, link, press, sees } from '../screen';
import '../../../src/features/registration/account-linking/AccountLinkingScreen';
import '../../../src/features/registration/create-account/CreateAccountScreen';
import '../../../src/features/registration/create-credential/CreateCredentialScreen';
import '../../../src/features/registration/sso-confirmation/SsoConfirmationScreen';
import '../../../src/features/registration/user-confirmation/UserConfirmationScreen';

const OVER = 'This link is no longer valid';
const pages = [
  ['/auth/user-confirmation?token=invite-valid', 'This registration link can’t be used', 'Welcome, Ivy'],
  ['/auth/create-account/invite-no-check', OVER, 'Create your account'],
  ['/auth/create-credential/account-info?token=credential-valid', OVER, 'Create your username and password'],
  ['/auth/account-linking?token=invite-link', OVER, 'Hello, Leo'],
  [
    '/auth/sso-service-provider/associate-confirmation?token=sso-confirm',
    'You don’t have access',
    'Are you Suki Mori?',
  ],
] as const;
const whoIsInvited = (path: string) => (/linking|sso/.test(path) ? { as: 'leo' } : {});

// The contract does not know this answer, so it comes of no mock server.
test.each(pages)('%s refused with INVALID_TOKEN, status 403, says "%s"', async (path, title) => {
  allowInConsole(/^Contract breach: /);
  const own = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const isToken = /\/tokens\//.test(input instanceof Request ? input.url : String(input));
    const refusal = { code: 'INVALID_TOKEN', message: '', traceId: '1', errors: [] };
    return isToken ? Promise.resolve(Response.json(refusal, { status: 403 })) : own(input, init);
  });
  await openApp(path, whoIsInvited(path));
  await shows(title);
});

test.each(pages)('%s can be tried again after a lost response', async (path, _title, title) => {
  const before = async ({ on }: MockWorld) => {
    await on('loadToken').drop();
    await on('verifyAssociateToken').drop();
  };
  const { world } = await openApp(path, { ...whoIsInvited(path), before });
  await shows('We couldn’t load this page');
  await expect.element(alert()).toHaveTextContent('We couldn’t reach the server.');
  await world.faults.clear();
  await press('Try again');
  await shows(title);
});

test('a link of the registration portal shows its code', async () => {
  await openApp('/auth/user-confirmation?token=invite-aim');
  await sees('Registration code: 4HX-82J1');
  await expect
    .element(link('Go to the registration portal'))
    .toHaveAttribute('href', 'https://registration.example/portal');
});

test('the first page asks for the link without one', async () => {
  await openApp('/auth/user-confirmation');
  await shows('Please open the link in your invitation again');
  await expect.element(link('Go to login')).toBeVisible();
});
