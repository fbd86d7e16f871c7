import { totpCode } from '../../../mock-server/rules/factors/totp';
import { test } from '../test';

const target = '/auth/account-settings/contact-info';
const stepUp = `/auth/step-up?redirectUrl=${target}`;
/** The secret of pia's authenticator app (mock-server/seed/personas/sign-in.ts). */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('the code of an authenticator app confirms the identity', async ({ user, world, signInAs }) => {
  await signInAs('pia');
  await user.goto(stepUp);
  await user.check('radio', /^Authenticator app/);
  await user.press('Continue');
  await user.see('field', 'Code');
  await user.fillCode(await totpCode(secret, await world.clock.now()));
  await user.arrivesAt(target);
});
