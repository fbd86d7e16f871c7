import { totpCode } from '../../../mock-server/rules/factors/totp';
import { newCaller, newestCode, textAt } from '../../../mock-server/testing/client';
import type { Stories } from './story';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Stories of the step-up by each method except the passkey. */
export const stepUpStories: Stories = {
  async 'a person steps up by SMS, after a wrong code'(world) {
    const max = await newCaller(world).signIn('max');
    await max.expect('getMfaState', '200', { query: { requiredLevel: 3 } });
    await max.expect('startMfaChallenge', '404 NOT_FOUND', { body: { methodId: 'pigeon', requiredLevel: 3 } });
    const id = textAt(
      await max.expect('startMfaChallenge', '201', { body: { methodId: 'sms-0', requiredLevel: 3 } }),
      'id',
    );
    await max.expect('startMfaChallenge', '429 TOO_MANY_ATTEMPTS', { body: { methodId: 'sms-0', requiredLevel: 3 } });
    await max.expect('verifyMfaChallenge', '422 CODE_INCORRECT', { path: { id }, body: { code: '000000' } });
    await max.expect('verifyMfaChallenge', '200', {
      path: { id },
      body: { code: newestCode(world, '+12125550177') },
    });
    await max.expect('verifyMfaChallenge', '404 NOT_FOUND', { path: { id }, body: { code: '000000' } });
    const { body } = await max.expect('checkAuthentication', '200');
    if (!JSON.stringify(body).includes('"levelOfAssurance":3'))
      throw new Error('The level of assurance was not raised.');
  },
  async 'a person steps up by authenticator app, e-mail and voice'(world) {
    const max = await newCaller(world).signIn('max');
    const start = async (methodId: string) =>
      textAt(await max.expect('startMfaChallenge', '201', { body: { methodId, requiredLevel: 2 } }), 'id');
    await max.expect('verifyMfaChallenge', '200', {
      path: { id: await start('totp') },
      body: { code: await totpCode(SECRET, world.clock.now()) },
    });
    const voice = await start('voice-0');
    await max.expect('verifyMfaChallenge', '200', {
      path: { id: voice },
      body: { code: newestCode(world, '+12125550177') },
    });
    const email = await start('email-0');
    await max.expect('verifyMfaChallenge', '200', {
      path: { id: email },
      body: { code: newestCode(world, 'max@example.com') },
    });
  },
};
