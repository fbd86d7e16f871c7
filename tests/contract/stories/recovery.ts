import { newCaller, newestCode, textAt } from '../../../mock-server/testing/client';
import { badPasswords, GOOD_PASSWORD } from '../../../mock-server/testing/passwords';
import type { Stories } from './story';

/** Stories of people who cannot sign in, and of the links and codes that they receive. */
export const recoveryStories: Stories = {
  async 'known and unknown people request recovery mails'(world) {
    const visitor = newCaller(world);
    for (const identifier of ['ann@example.com', 'nobody@example.com']) {
      await visitor.expect('requestPasswordReset', '204', { body: { identifier } });
      await visitor.expect('requestUsernameReminder', '204', { body: { identifier } });
    }
    for (const emailAddress of ['new.hire@example.com', 'ann@example.com', 'nobody@example.com'])
      await visitor.expect('requestSelfRegistration', '204', { body: { emailAddress } });
    const kinds = world.outbox.list().map(({ kind, to }) => `${kind} ${to}`);
    const sent = [
      'resetPassword ann@example.com',
      'usernameReminder ann@example.com',
      'selfRegistration new.hire@example.com',
      'selfRegistrationKnown ann@example.com',
    ];
    if (kinds.sort().join() !== sent.sort().join())
      throw new Error(`The outbox has other mails than expected: ${kinds.join(', ')}.`);
  },
  async 'a person resets the password by link, after breaking every rule'(world) {
    const visitor = newCaller(world);
    const reset = (password: string, token = 'reset-valid') => ({
      body: { kind: 'resetPassword' as const, token, data: { password } },
    });
    await visitor.expect('loadToken', '200', { path: { kind: 'resetPassword', token: 'reset-valid' } });
    for (const token of ['reset-expired', 'reset-used', 'reset-valie', 'invite-valid'])
      await visitor.expect('loadToken', '422 TOKEN_LOAD_VERIFY_FAILURE', { path: { kind: 'resetPassword', token } });
    for (const [code, password] of badPasswords) await visitor.expect('executeToken', `422 ${code}`, reset(password));
    await visitor.expect('executeToken', '422 TOO_WEAK_PASSWORD', reset('Sunny-Harbor-42'));
    await visitor.expect('executeToken', '422 TOKEN_LOAD_VERIFY_FAILURE', reset(GOOD_PASSWORD, 'reset-expired'));
    await visitor.expect('executeToken', '204', reset(GOOD_PASSWORD));
    await visitor.expect('executeToken', '422 TOKEN_EXECUTE_FAILURE', reset(GOOD_PASSWORD));
    await visitor.expect('login', '200', { body: { username: 'ann.lee', password: GOOD_PASSWORD } });
  },
  async 'a person verifies an e-mail address with wrong, valid and expired codes'(world) {
    const uma = await newCaller(world).signIn('uma');
    const verify = (token: string, code: string) => ({
      body: { kind: 'emailVerification' as const, token, data: { code } },
    });
    const mine = { body: { kind: 'emailVerification' as const } };
    const first = textAt(await uma.expect('sendMyEmailVerification', '200', mine), 'token');
    const code = newestCode(world, 'uma@example.com');
    await uma.expect('executeToken', '422 CODE_INCORRECT', verify(first, '000000'));
    await uma.expect('validateToken', '200', { body: { kind: 'emailVerification', token: first, data: { code } } });
    const second = textAt(await uma.expect('sendMyEmailVerification', '200', mine), 'token');
    await uma.expect('executeToken', '204', verify(first, code));
    const again = verify(second, newestCode(world, 'uma@example.com'));
    await uma.expect('executeToken', '409 EMAIL_IS_ALREADY_VERIFIED', again);
    await uma.expect('sendMyEmailVerification', '409 EMAIL_IS_ALREADY_VERIFIED', mine);
    world.clock.advance(world.limits.oneTimeCodeMs);
    await uma.expect('executeToken', '422 CODE_EXPIRED', verify('verify-email', '428613'));
  },
};
