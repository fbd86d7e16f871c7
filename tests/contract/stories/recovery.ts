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
  async 'known and unknown people request too many recovery mails'(world) {
    const visitor = newCaller(world);
    for (const identifier of ['ann@example.com', 'nobody@example.com']) {
      for (let n = 0; n < world.limits.recoveryRequests; n += 1) {
        await visitor.expect('requestPasswordReset', '204', { body: { identifier } });
        await visitor.expect('requestUsernameReminder', '204', { body: { identifier } });
        await visitor.expect('requestSelfRegistration', '204', { body: { emailAddress: identifier } });
      }
      await visitor.expect('requestPasswordReset', '429 TOO_MANY_ATTEMPTS', { body: { identifier } });
      await visitor.expect('requestUsernameReminder', '429 TOO_MANY_ATTEMPTS', { body: { identifier } });
      await visitor.expect('requestSelfRegistration', '429 TOO_MANY_ATTEMPTS', {
        body: { emailAddress: identifier },
      });
    }
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
  async 'a reset link ends every session of the person'(world) {
    const ann = await newCaller(world).signIn('ann');
    await newCaller(world).expect('executeToken', '204', {
      body: { kind: 'resetPassword', token: 'reset-valid', data: { password: GOOD_PASSWORD } },
    });
    await ann.expect('checkAuthentication', '401 MISSING_SESSION_COOKIE');
  },
  async 'a caller deletes a token twice'(world) {
    const path = { kind: 'resetPassword' as const, token: 'reset-valid' };
    await newCaller(world).expect('deleteToken', '204', { path });
    await newCaller(world).expect('deleteToken', '422 TOKEN_LOAD_VERIFY_FAILURE', { path });
  },
  async 'a person creates the first username and password by link'(world) {
    const visitor = newCaller(world);
    const create = (username: string) => ({
      body: {
        kind: 'createCredential' as const,
        token: 'credential-valid',
        data: { username, password: GOOD_PASSWORD },
      },
    });
    await visitor.expect('validateToken', '200', {
      body: { kind: 'createCredential', token: 'credential-valid', data: { username: 'cleo.marin' } },
    });
    await visitor.expect('executeToken', '409 DUPLICATE_USERNAME', create('Ann.Lee'));
    await visitor.expect('executeToken', '204', create('cleo.marin'));
    await visitor.expect('login', '200', { body: { username: 'cleo.marin', password: GOOD_PASSWORD } });
  },
  async 'a person verifies an e-mail address with wrong, valid and expired codes'(world) {
    const uma = await newCaller(world).signIn('uma');
    const verify = (token: string, code: string) => ({
      body: { kind: 'emailVerification' as const, token, data: { code } },
    });
    const first = textAt(
      await uma.expect('sendMyEmailVerification', '200', { body: { kind: 'emailVerification' } }),
      'token',
    );
    const code = newestCode(world, 'uma@example.com');
    await uma.expect('executeToken', '422 CODE_INCORRECT', verify(first, '000000'));
    await uma.expect('validateToken', '200', { body: { kind: 'emailVerification', token: first, data: { code } } });
    const second = textAt(
      await uma.expect('sendMyEmailVerification', '200', { body: { kind: 'emailVerification' } }),
      'token',
    );
    await uma.expect('executeToken', '204', verify(first, code));
    await uma.expect(
      'executeToken',
      '409 EMAIL_IS_ALREADY_VERIFIED',
      verify(second, newestCode(world, 'uma@example.com')),
    );
    await uma.expect('sendMyEmailVerification', '409 EMAIL_IS_ALREADY_VERIFIED', {
      body: { kind: 'emailVerification' },
    });
    world.clock.advance(world.limits.oneTimeCodeMs);
    await uma.expect('executeToken', '422 CODE_EXPIRED', verify('verify-email', '428613'));
  },
  async 'a visitor types five wrong codes, and then the right one'(world) {
    const visitor = newCaller(world);
    const data = (code: string) => ({ kind: 'emailVerification' as const, token: 'verify-email', data: { code } });
    for (let n = 1; n < world.limits.oneTimeCodeTries; n += 1)
      await visitor.expect('validateToken', '422 CODE_INCORRECT', { body: data('000000') });
    await visitor.expect('validateToken', '429 TOO_MANY_ATTEMPTS', { body: data('000000') });
    await visitor.expect('executeToken', '429 TOO_MANY_ATTEMPTS', { body: data('428613') });
  },
  async 'a caller checks tokens with data that does not match them'(world) {
    const visitor = newCaller(world);
    await visitor.expect('validateToken', '422 INVALID_TOKEN', {
      body: { kind: 'registration', token: 'invite-valid', data: { code: '428613' } },
    });
    await visitor.expect('validateToken', '422 TOKEN_LOAD_VERIFY_FAILURE', {
      body: { kind: 'registration', token: 'invite-expired', data: { username: 'ivy.okafor' } },
    });
    world.clock.advance(world.limits.oneTimeCodeMs);
    await visitor.expect('validateToken', '422 CODE_EXPIRED', {
      body: { kind: 'emailVerification', token: 'verify-email', data: { code: '428613' } },
    });
  },
  async 'a person requests too many verification mails and changes an address too often'(world) {
    const uma = await newCaller(world).signIn('uma');
    for (let n = 0; n < world.limits.recoveryRequests; n += 1)
      await uma.expect('sendMyEmailVerification', '200', { body: { kind: 'emailVerification' } });
    await uma.expect('sendMyEmailVerification', '429 TOO_MANY_ATTEMPTS', { body: { kind: 'emailVerification' } });
    await uma.expect('changeUnverifiedEmail', '409 DUPLICATE_EMAIL', {
      body: { oldEmail: 'uma@example.com', emailAddress: 'ann@example.com' },
    });
    await uma.expect('changeUnverifiedEmail', '422 INVALID_EMAIL', {
      body: { oldEmail: 'uma@example.com', emailAddress: 'not an address' },
    });
    await uma.expect('changeUnverifiedEmail', '200', {
      body: { oldEmail: 'uma@example.com', emailAddress: 'uma.new@example.com' },
    });
    await uma.expect('changeUnverifiedEmail', '429 TOO_MANY_ATTEMPTS', {
      body: { oldEmail: 'uma.new@example.com', emailAddress: 'uma.newer@example.com' },
    });
  },
};
