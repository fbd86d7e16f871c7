import { totpCode } from '../../../mock-server/rules/factors/totp';
import { newCaller, newestCode, textAt } from '../../../mock-server/testing/client';
import { holds, type Stories } from './story';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const answer = (id: string, code: string) => ({ path: { id }, body: { code } });

/** Stories of the step-up by each method except the passkey. */
export const stepUpStories: Stories = {
  async 'a person steps up by SMS, after a wrong code'(world) {
    const max = await newCaller(world).signIn('max');
    await max.expect('getMfaState', '200', { query: { requiredLevel: 3 } });
    await max.expect('startMfaChallenge', '404 NOT_FOUND', { body: { methodId: 'pigeon', requiredLevel: 3 } });
    const sms = { body: { methodId: 'sms-0', requiredLevel: 3 } };
    const id = textAt(await max.expect('startMfaChallenge', '201', sms), 'id');
    await max.expect('startMfaChallenge', '429 TOO_MANY_ATTEMPTS', sms);
    await max.expect('verifyMfaChallenge', '422 CODE_INCORRECT', answer(id, '000000'));
    await max.expect('verifyMfaChallenge', '200', answer(id, newestCode(world, '+12125550177')));
    await max.expect('verifyMfaChallenge', '404 NOT_FOUND', answer(id, '000000'));
    holds(await max.expect('checkAuthentication', '200'), '"levelOfAssurance":3');
  },
  async 'a person steps up by authenticator app, e-mail and voice'(world) {
    const max = await newCaller(world).signIn('max');
    const start = async (methodId: string) =>
      textAt(await max.expect('startMfaChallenge', '201', { body: { methodId, requiredLevel: 2 } }), 'id');
    const code = await totpCode(SECRET, world.clock.now());
    await max.expect('verifyMfaChallenge', '200', answer(await start('totp'), code));
    const voice = await start('voice-0');
    await max.expect('verifyMfaChallenge', '200', answer(voice, newestCode(world, '+12125550177')));
    const email = await start('email-0');
    await max.expect('verifyMfaChallenge', '200', answer(email, newestCode(world, 'max@example.com')));
  },
};
