import { PERSONA_PASSWORD } from '../../../mock-server/world/store/make';
import { newCaller, textAt } from '../../../mock-server/testing/client';
import { holds, type Stories } from './story';

const HTML = { accept: 'text/html' };
const JSON_ONLY = { accept: 'application/json' };

/** Stories of sign-in, sessions, SAML, flags, texts, logs and agreements. */
export const signInStories: Stories = {
  async 'a person signs in, stays and signs out'(world) {
    const ann = newCaller(world);
    await ann.expect('checkAuthPath', '200', { body: { username: 'ann.lee' } });
    await ann.expect('checkAuthPathByUsername', '200', { path: { username: 'nina.nexo' } });
    await ann.expect('login', '200', { body: { username: 'ann.lee', password: PERSONA_PASSWORD } });
    await ann.expect('checkAuthentication', '200');
    await ann.expect('checkObligations', '200');
    await ann.expect('prolongSession', '200');
    await ann.expect('getLanding', '200', { headers: JSON_ONLY });
    await ann.expect('getLanding', '302', { headers: HTML });
    await ann.expect('getLandingProducts', '200');
    await ann.expect('logout', '200');
    await ann.expect('checkAuthentication', '401 MISSING_SESSION_COOKIE');
    await (await ann.signIn('ann')).expect('logoutAllSessions', '200');
  },
  async 'a visitor gives wrong passwords until the captcha and the lockout'(world) {
    const visitor = newCaller(world);
    const wrong = { username: 'ann.lee', password: 'wrong' };
    for (let n = 0; n < 3; n += 1) await visitor.expect('login', '401 INCORRECT_CREDS', { body: wrong });
    await visitor.expect('login', '401 RECAPTCHA_RESPONSE_TOKEN_MISSING', { body: wrong });
    await visitor.expect('login', '401 INCORRECT_CREDS', { body: { ...wrong, recaptchaToken: 'captcha-ok' } });
    await visitor.expect('login', '429 TOO_MANY_ATTEMPTS', { body: { ...wrong, recaptchaToken: 'captcha-ok' } });
  },
  async 'suspended, inactive and locked people try to sign in'(world) {
    const as = (username: string) => ({ body: { username, password: PERSONA_PASSWORD } });
    await newCaller(world).expect('login', '423 ASSOCIATE_SUSPENDED', as('sue.suspended'));
    await newCaller(world).expect('login', '423 ACCOUNT_INACTIVE', as('ines.inactive'));
    await newCaller(world).expect('login', '429 TOO_MANY_ATTEMPTS', as('lou.locked'));
  },
  async 'a visitor searches for single sign-on and opens the SAML page of a client'(world) {
    const visitor = newCaller(world);
    await visitor.expect('searchIdentityProviders', '200', { body: { email: 'kai@kestrel.example' } });
    await visitor.expect('getClientSamlPage', '200', { path: { id: '400' }, headers: JSON_ONLY });
    await visitor.expect('getClientSamlPage', '302', { path: { id: '400' }, headers: HTML });
    for (const [id, is] of [
      ['nobody', '404 CLIENT_NOT_FOUND'],
      ['900', '404 FAILED_TO_GET_SETTINGS'],
      ['100', '422 CLIENT_MISSING_SAML_CONFIGURATION'],
    ] as const)
      await visitor.expect('getClientSamlPage', is, { path: { id }, headers: JSON_ONLY });
    const sent = await visitor.expect('getClientSamlPage', '302', { path: { id: '900' }, headers: HTML });
    if (sent.headers['location'] !== '/auth/saml-error?error=FAILED_TO_GET_SETTINGS')
      throw new Error(`A failed SAML page leads to ${sent.headers['location'] ?? 'nowhere'}.`);
  },
  async 'the app reads flags and texts, and logs, before sign-in'(world) {
    const visitor = newCaller(world);
    await visitor.expect('getFeature', '200', { path: { flag: 'enableClientRebrand' } });
    const of = (clientId: string) => ({ path: { flag: 'requireOnlyAdpEmails' as const }, body: { clientId } });
    holds(await visitor.expect('getFeatureForClient', '200', of('800')), '{"isEnabled":true}');
    await visitor.expect('getFeatureForClient', '404 CLIENT_NOT_FOUND', of('nobody'));
    const english = await visitor.expect('getTextPackage', '200', { headers: { 'user-language': 'en-US' } });
    textAt(english, 'language');
    await visitor.expect('getTextPackage', '404 NOT_FOUND', { headers: { 'user-language': 'xx-YY' } });
    const entry = { level: 'info' as const, message: 'hello', timestamp: new Date(world.clock.now()).toISOString() };
    await visitor.expect('log', '204', { body: entry });
    await visitor.expect('batchLog', '204', { body: { entries: [{ ...entry, level: 'warn' }] } });
    await visitor.expect('reportViolations', '204', { body: [{ type: 'csp-violation' }] });
  },
  async 'a person accepts unknown and current versions of agreements'(world) {
    const lea = await newCaller(world).signIn('lea');
    await lea.expect('getLegalAgreements', '200', { query: { keys: ['terms-of-service', 'privacy-policy'] } });
    await lea.expect('acceptLegalAgreements', '404 NOT_FOUND', {
      body: { legalAgreements: [{ agreementName: 'terms-of-service', version: '0.1' }] },
    });
    const legalAgreements = [
      { agreementName: 'terms-of-service', version: '3.0' },
      { agreementName: 'privacy-policy', version: '2.1' },
    ];
    await lea.expect('acceptLegalAgreements', '204', { body: { legalAgreements } });
    await lea.expect('checkObligations', '200');
  },
};
