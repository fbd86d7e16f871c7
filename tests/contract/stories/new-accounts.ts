import { atProvider, type Caller, newCaller, newestCode, textAt } from '../../../mock-server/testing/client';
import { badPasswords, GOOD_PASSWORD } from '../../../mock-server/testing/passwords';
import type { Stories } from './story';

/** What account creation needs. */
interface Sent {
  token: string;
  code: string;
}

async function prepare(caller: Caller, associateToken: string, emailAddress: string): Promise<Sent> {
  const body = { emailAddress, associateToken };
  const response = await caller.expect('prepareCodeEmailVerification', '200', { body });
  return { token: textAt(response, 'data.token'), code: newestCode(caller.world, emailAddress) };
}

interface Choice {
  username?: string;
  password?: string;
  address?: string;
}

const named = { firstName: 'New', lastName: 'Person' };
const agreed = { ...named, termsAndConditionsChecked: true as const };
const person = (
  sent: Sent,
  { username = 'new.person', password = GOOD_PASSWORD, address = 'new@example.com' }: Choice = {},
) => ({ body: { ...sent, username, password, ...agreed, email: [{ address }], phoneNumber: '+12125550199' } });
const ssoPerson = (sent: Sent, address = 'new@example.com') => ({
  body: { ...sent, ...agreed, email: [{ address }], phoneNumber: null },
});
const kind = 'registrationEmailVerification' as const;
const fromToken = ({ token, code }: Sent, { username = 'new.person', password = GOOD_PASSWORD }: Choice = {}) => ({
  body: { token, kind, data: { code, isSSO: false as const, personData: { ...named, username, password } } },
});
const ssoFromToken = ({ token, code }: Sent) => ({
  body: { token, kind, data: { code, isSSO: true as const, personData: named } },
});

export const newAccountStories: Stories = {
  async 'an invited person proves the date of birth, creates an account and signs in'(world) {
    const ivy = newCaller(world);
    const path = { clientId: '100', associateId: 'associate-ivy' };
    const invitation = { path: { kind: 'registration' as const, token: 'invite-valid' } };
    await ivy.expect('loadToken', '200', { ...invitation, query: { extended: true } });
    await ivy.expect('getRegistrationSettings', '200', { path });
    await ivy.expect('getAssociateAttributes', '200', { path });
    await ivy.expect('checkDateOfBirthExists', '200', { path });
    const headers = { 'x-registration-token': 'invite-valid' };
    await ivy.expect('verifyAssociate', '204', { path, headers, body: { dob: '1990-04-17' } });
    const sent = await prepare(ivy, 'invite-valid', 'ivy@example.com');
    await ivy.expect('createPersonFromToken', '201', fromToken(sent, { username: 'ivy.okafor' }));
    await ivy.expect('loadToken', '422 TOKEN_LOAD_VERIFY_FAILURE', invitation);
    await ivy.expect('login', '200', { body: { username: 'ivy.okafor', password: GOOD_PASSWORD } });
    await ivy.expect('getMe', '200');
  },
  async 'each way to create an account refuses wrong data'(world) {
    const visitor = newCaller(world);
    const sent = await prepare(visitor, 'invite-no-check', 'new@example.com');
    for (const [code, password] of badPasswords) {
      await visitor.expect('createPersonFromToken', `422 ${code}`, fromToken(sent, { password }));
      await visitor.expect('createPerson', `422 ${code}`, person(sent, { password }));
    }
    await visitor.expect('createPersonFromToken', '409 DUPLICATE_USERNAME', fromToken(sent, { username: 'ann.lee' }));
    await visitor.expect('createPerson', '409 DUPLICATE_USERNAME', person(sent, { username: 'ANN.lee' }));
    await visitor.expect('createPerson', '422 INVALID_TOKEN', person(sent, { address: 'other@example.com' }));
    const foreign = { token: 'invite-valid', code: sent.code };
    await visitor.expect('createPersonFromToken', '422 INVALID_TOKEN', fromToken(foreign));
    await visitor.expect('createPerson', '422 INVALID_TOKEN', person(foreign));
    await visitor.expect('createSsoPerson', '422 INVALID_TOKEN', ssoPerson(foreign));
    const wrong = { ...sent, code: '000000' };
    await visitor.expect('createPersonFromToken', '422 CODE_INCORRECT', fromToken(wrong));
    await visitor.expect('createPerson', '422 CODE_INCORRECT', person(wrong));
    for (let n = 3; n < world.limits.oneTimeCodeTries; n += 1) await visitor.call('createPerson', person(wrong));
    await visitor.expect('createPerson', '429 TOO_MANY_ATTEMPTS', person(wrong));
    await visitor.expect('createPersonFromToken', '429 TOO_MANY_ATTEMPTS', fromToken(sent));
    const kai = await atProvider(world, 'invite-sso');
    const sso = { ...(await prepare(kai, 'invite-sso', 'new@example.com')), code: '000000' };
    for (let n = 1; n < world.limits.oneTimeCodeTries; n += 1)
      await kai.expect('createSsoPerson', '422 CODE_INCORRECT', ssoPerson(sso));
    await kai.expect('createSsoPerson', '429 TOO_MANY_ATTEMPTS', ssoPerson(sso));
  },
  async 'codes, invitations and addresses are used or expired'(world) {
    const visitor = newCaller(world);
    const eno = { clientId: '100', associateId: 'associate-eno' };
    const headers = { 'x-registration-token': 'invite-ends-soon' };
    await visitor.expect('verifyAssociate', '204', { path: eno, headers, body: { dob: '1990-04-17' } });
    const late = await prepare(visitor, 'invite-ends-soon', 'eno@example.com');
    const [first, second] = [
      await prepare(visitor, 'invite-skip', 'new@example.com'),
      await prepare(visitor, 'invite-skip', 'newer@example.com'),
    ];
    const [kai, suki] = [await atProvider(world, 'invite-sso'), await atProvider(world, 'sso-confirm')];
    const [sso, ssoAgain] = [
      await prepare(visitor, 'invite-sso', 'new@example.com'),
      await prepare(visitor, 'sso-confirm', 'suki@example.com'),
    ];
    const other = await prepare(visitor, 'invite-no-check', 'new@example.com');
    await visitor.expect('createPerson', '201', person(first));
    await visitor.expect('createPersonFromToken', '422 TOKEN_EXECUTE_FAILURE', fromToken(second));
    await visitor.expect('createPerson', '422 TOKEN_EXECUTE_FAILURE', person(second));
    await visitor.expect('createSsoPerson', '422 TOKEN_EXECUTE_FAILURE', ssoPerson(second));
    const username = 'other.person';
    await visitor.expect('createPersonFromToken', '409 DUPLICATE_EMAIL', fromToken(other, { username }));
    await visitor.expect('createPerson', '409 DUPLICATE_EMAIL', person(other, { username }));
    await kai.expect('createSsoPerson', '409 DUPLICATE_EMAIL', ssoPerson(sso));
    world.clock.advance(60_000);
    await visitor.expect('createPersonFromToken', '422 TOKEN_LOAD_VERIFY_FAILURE', fromToken(late));
    await visitor.expect('createPerson', '422 TOKEN_LOAD_VERIFY_FAILURE', person(late));
    await visitor.expect('createSsoPerson', '422 TOKEN_LOAD_VERIFY_FAILURE', ssoPerson(late));
    world.clock.advance(world.limits.oneTimeCodeMs);
    await visitor.expect('createPersonFromToken', '422 CODE_EXPIRED', fromToken(other));
    await visitor.expect('createPerson', '422 CODE_EXPIRED', person(other));
    await suki.expect('createSsoPerson', '422 CODE_EXPIRED', ssoPerson(ssoAgain));
  },
  async 'invited people create accounts that sign in through the company'(world) {
    const visitor = newCaller(world);
    await visitor.expect('loadToken', '200', {
      path: { kind: 'ssoRegistration', token: 'sso-confirm' },
      query: { extended: true },
    });
    const bare = await prepare(visitor, 'sso-no-saml', 'omri@example.com');
    const omri = await atProvider(world, 'sso-no-saml');
    await omri.expect('createSsoPerson', '422 CLIENT_MISSING_SAML_CONFIGURATION', ssoPerson(bare, 'omri@example.com'));
    await omri.expect('createPersonFromToken', '422 CLIENT_MISSING_SAML_CONFIGURATION', ssoFromToken(bare));
    const kai = await atProvider(world, 'invite-sso');
    const toKai = await prepare(visitor, 'invite-sso', 'kai.ito@kestrel.example');
    await kai.expect('createSsoPerson', '201', ssoPerson(toKai, 'kai.ito@kestrel.example'));
    const suki = await atProvider(world, 'sso-confirm');
    const toSuki = await prepare(visitor, 'sso-confirm', 'suki.mori@kestrel.example');
    await suki.expect('createPersonFromToken', '201', ssoFromToken(toSuki));
  },
};
