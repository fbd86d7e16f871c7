import { type Caller, newCaller, newestCode, textAt } from '../client';
import { badPasswords, GOOD_PASSWORD } from '../passwords';
import type { Story } from './story';

/** Sends a code for an invitation to an address. Returns the token and the code that the account's creation needs. */
async function prepare(
  caller: Caller,
  associateToken: string,
  emailAddress: string,
): Promise<{ token: string; code: string }> {
  const answer = await caller.expect('prepareCodeEmailVerification', '200', { body: { emailAddress, associateToken } });
  return { token: textAt(answer, 'data.token'), code: newestCode(caller.world, emailAddress) };
}

interface Choice {
  username?: string;
  password?: string;
  address?: string;
}

const person = (
  sent: { token: string; code: string },
  { username = 'new.person', password = GOOD_PASSWORD, address = 'new@example.com' }: Choice = {},
) => ({
  body: {
    ...sent,
    username,
    password,
    firstName: 'New',
    lastName: 'Person',
    email: [{ address }],
    phoneNumber: '+12125550199',
    termsAndConditionsChecked: true as const,
  },
});
const ssoPerson = (sent: { token: string; code: string }, address = 'new@example.com') => ({
  body: {
    ...sent,
    firstName: 'New',
    lastName: 'Person',
    email: [{ address }],
    phoneNumber: null,
    termsAndConditionsChecked: true as const,
  },
});
const fromToken = (
  { token, code }: { token: string; code: string },
  { username = 'new.person', password = GOOD_PASSWORD }: Choice = {},
) => ({
  body: {
    token,
    kind: 'registrationEmailVerification' as const,
    data: { code, isSSO: false as const, personData: { firstName: 'New', lastName: 'Person', username, password } },
  },
});
const ssoFromToken = ({ token, code }: { token: string; code: string }) => ({
  body: {
    token,
    kind: 'registrationEmailVerification' as const,
    data: { code, isSSO: true as const, personData: { firstName: 'New', lastName: 'Person' } },
  },
});

/** Stories of invitations and of the accounts that they create. */
export const registrationStories: Story[] = [
  {
    name: 'an invited person proves the date of birth, creates an account and signs in',
    async tell(world) {
      const ivy = newCaller(world);
      const path = { clientId: '100', associateId: 'associate-ivy' };
      await ivy.expect('loadToken', '200', {
        path: { kind: 'registration', token: 'invite-valid' },
        query: { extended: true },
      });
      await ivy.expect('getRegistrationSettings', '200', { path });
      await ivy.expect('getAssociateAttributes', '200', { path });
      await ivy.expect('checkDateOfBirthExists', '200', { path });
      await ivy.expect('verifyAssociate', '204', { path, body: { dob: '1990-04-17' } });
      const sent = await prepare(ivy, 'invite-valid', 'ivy@example.com');
      await ivy.expect('createPersonFromToken', '201', fromToken(sent, { username: 'ivy.okafor' }));
      await ivy.expect('loadToken', '422 TOKEN_LOAD_VERIFY_FAILURE', {
        path: { kind: 'registration', token: 'invite-valid' },
      });
      await ivy.expect('login', '200', { body: { username: 'ivy.okafor', password: GOOD_PASSWORD } });
      await ivy.expect('getMe', '200');
    },
  },
  {
    name: 'a visitor opens invitations that are not valid',
    async tell(world) {
      const visitor = newCaller(world);
      const load = (token: string) => ({ path: { kind: 'registration' as const, token } });
      for (const token of [
        'invite-expired',
        'invite-used',
        'invite-declined',
        'unknown',
        'invite-valid.',
        'sso-confirm',
      ])
        await visitor.expect('loadToken', '422 TOKEN_LOAD_VERIFY_FAILURE', load(token));
      const portal = await visitor.expect('loadToken', '422 REDIRECT_TO_AIM_REGISTRATION_ERROR', load('invite-aim'));
      if (!JSON.stringify(portal.body).includes('"pic":"4HX-82J1"'))
        throw new Error('The registration code is missing.');
      world.clock.advance(world.limits.invitationMs - 1);
      await visitor.expect('loadToken', '200', load('invite-valid'));
      world.clock.advance(1);
      await visitor.expect('loadToken', '422 TOKEN_LOAD_VERIFY_FAILURE', load('invite-valid'));
    },
  },
  {
    name: 'a caller names an unknown associate or client',
    async tell(world) {
      const ann = await newCaller(world).signIn('ann');
      for (const id of [
        'getRegistrationSettings',
        'getAssociateAttributes',
        'checkDateOfBirthExists',
        'getAssociate',
      ] as const) {
        await ann.expect(id, '404 CLIENT_NOT_FOUND', { path: { clientId: 'nobody', associateId: 'associate-ivy' } });
        await ann.expect(id, '404 NOT_FOUND', { path: { clientId: '200', associateId: 'associate-ivy' } });
      }
      await ann.expect('getAssociate', '200', { path: { clientId: '100', associateId: 'associate-ann-100' } });
      await ann.expect('getAssociate', '403 INSUFFICIENT_PERMISSIONS', {
        path: { clientId: '100', associateId: 'associate-ben-100' },
      });
    },
  },
  {
    name: 'visitors give five wrong dates of birth for a known and an unknown associate',
    async tell(world) {
      for (const associateId of ['associate-ivy', 'associate-nobody']) {
        const wrong = { path: { clientId: '100', associateId }, body: { dob: '1991-01-01' } };
        for (let n = 1; n < world.limits.dateOfBirthTries; n += 1)
          await newCaller(world).expect('verifyAssociate', '422 ERROR_VERIFYING_ASSOCIATE', wrong);
        await newCaller(world).expect('verifyAssociate', '429 TOO_MANY_ATTEMPTS', wrong);
      }
      const right = { path: { clientId: '100', associateId: 'associate-ivy' }, body: { dob: '1990-04-17' } };
      await newCaller(world).expect('verifyAssociate', '429 TOO_MANY_ATTEMPTS', right);
      world.clock.advance(world.limits.dateOfBirthLockoutMs);
      await newCaller(world).expect('verifyAssociate', '204', right);
    },
  },
  {
    name: 'an invitation that asks for the date of birth sends no code before it',
    async tell(world) {
      const ivy = newCaller(world);
      const body = { emailAddress: 'ivy@example.com', associateToken: 'invite-valid' };
      await ivy.expect('prepareCodeEmailVerification', '422 ERROR_VERIFYING_ASSOCIATE', { body });
      const path = { clientId: '100', associateId: 'associate-ivy' };
      await ivy.expect('verifyAssociate', '422 ERROR_VERIFYING_ASSOCIATE', { path, body: { dob: '1991-04-17' } });
      await ivy.expect('prepareCodeEmailVerification', '422 ERROR_VERIFYING_ASSOCIATE', { body });
      await ivy.expect('verifyAssociate', '204', { path, body: { dob: '1990-04-17' } });
      await ivy.expect('prepareCodeEmailVerification', '200', { body });
      const nora = { emailAddress: 'nora@example.com', associateToken: 'invite-no-birth-date' };
      await ivy.expect('prepareCodeEmailVerification', '422 ERROR_VERIFYING_ASSOCIATE', { body: nora });
    },
  },
  {
    name: 'a registration uses addresses that are not allowed',
    async tell(world) {
      const visitor = newCaller(world);
      const send = (emailAddress: string, associateToken = 'invite-valid') => ({
        body: { emailAddress, associateToken },
      });
      await visitor.expect('prepareCodeEmailVerification', '409 DUPLICATE_EMAIL', send('ANN@example.com'));
      await visitor.expect(
        'prepareCodeEmailVerification',
        '422 INVALID_EMAIL',
        send('cody@example.com', 'invite-company-email'),
      );
      await visitor.expect('prepareCodeEmailVerification', '200', send('cody@company.example', 'invite-company-email'));
      await visitor.expect(
        'prepareCodeEmailVerification',
        '422 TOKEN_LOAD_VERIFY_FAILURE',
        send('x@example.com', 'invite-used'),
      );
      for (let n = 0; n < world.limits.recoveryRequests; n += 1)
        await visitor.call('prepareCodeEmailVerification', send('nell@example.com', 'invite-no-check'));
      await visitor.expect(
        'prepareCodeEmailVerification',
        '429 TOO_MANY_ATTEMPTS',
        send('nell@example.com', 'invite-no-check'),
      );
    },
  },
  {
    name: 'only company addresses are allowed, except for client 002',
    scenario: 'company-email-only',
    async tell(world) {
      await newCaller(world).expect('prepareCodeEmailVerification', '422 INVALID_EMAIL', {
        body: { emailAddress: 'ivy@example.com', associateToken: 'invite-valid' },
      });
      await newCaller(world).expect('prepareCodeEmailVerification', '200', {
        body: { emailAddress: 'stella@example.com', associateToken: 'invite-staff' },
      });
      const ann = await newCaller(world).signIn('ann', { level: 3 });
      for (const [address, is] of [
        ['ann.lee@example.com', '422 INVALID_EMAIL'],
        ['ann.lee@company.example', '201'],
      ] as const)
        await ann.expect('addEmailAddress', is, { body: { emailAddress: address, isPersonal: true } });
      const uma = await newCaller(world).signIn('uma');
      for (const [emailAddress, is] of [
        ['uma.new@example.com', '422 INVALID_EMAIL'],
        ['uma.new@company.example', '200'],
      ] as const)
        await uma.expect('changeUnverifiedEmail', is, { body: { emailAddress, oldEmail: 'uma@example.com' } });
    },
  },
  {
    name: 'each way to create an account refuses wrong data',
    async tell(world) {
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
      await visitor.expect('createSsoPerson', '422 CODE_INCORRECT', ssoPerson(wrong));
      await visitor.call('createPerson', person(wrong));
      await visitor.expect('createPerson', '429 TOO_MANY_ATTEMPTS', person(wrong));
      await visitor.expect('createPersonFromToken', '429 TOO_MANY_ATTEMPTS', fromToken(sent));
      await visitor.expect('createSsoPerson', '429 TOO_MANY_ATTEMPTS', ssoPerson(sent));
    },
  },
  {
    name: 'codes, invitations and addresses are used or expired',
    async tell(world) {
      const visitor = newCaller(world);
      const eno = { clientId: '100', associateId: 'associate-eno' };
      await visitor.expect('verifyAssociate', '204', { path: eno, body: { dob: '1990-04-17' } });
      const late = await prepare(visitor, 'invite-ends-soon', 'eno@example.com');
      const [first, second] = [
        await prepare(visitor, 'invite-skip', 'new@example.com'),
        await prepare(visitor, 'invite-skip', 'newer@example.com'),
      ];
      const [sso, ssoAgain] = [
        await prepare(visitor, 'invite-sso', 'new@example.com'),
        await prepare(visitor, 'sso-confirm', 'suki@example.com'),
      ];
      const other = await prepare(visitor, 'invite-no-check', 'new@example.com');
      await visitor.expect('createPerson', '201', person(first));
      await visitor.expect('createPersonFromToken', '422 TOKEN_EXECUTE_FAILURE', fromToken(second));
      await visitor.expect('createPerson', '422 TOKEN_EXECUTE_FAILURE', person(second));
      await visitor.expect('createSsoPerson', '422 TOKEN_EXECUTE_FAILURE', ssoPerson(second));
      await visitor.expect(
        'createPersonFromToken',
        '409 DUPLICATE_EMAIL',
        fromToken(other, { username: 'other.person' }),
      );
      await visitor.expect('createPerson', '409 DUPLICATE_EMAIL', person(other, { username: 'other.person' }));
      await visitor.expect('createSsoPerson', '409 DUPLICATE_EMAIL', ssoPerson(sso));
      world.clock.advance(60_000);
      await visitor.expect('createPersonFromToken', '422 TOKEN_LOAD_VERIFY_FAILURE', fromToken(late));
      await visitor.expect('createPerson', '422 TOKEN_LOAD_VERIFY_FAILURE', person(late));
      await visitor.expect('createSsoPerson', '422 TOKEN_LOAD_VERIFY_FAILURE', ssoPerson(late));
      world.clock.advance(world.limits.oneTimeCodeMs);
      await visitor.expect('createPersonFromToken', '422 CODE_EXPIRED', fromToken(other));
      await visitor.expect('createPerson', '422 CODE_EXPIRED', person(other));
      await visitor.expect('createSsoPerson', '422 CODE_EXPIRED', ssoPerson(ssoAgain));
    },
  },
  {
    name: 'invited people create accounts that sign in through the company',
    async tell(world) {
      const visitor = newCaller(world);
      await visitor.expect('loadToken', '200', {
        path: { kind: 'ssoRegistration', token: 'sso-confirm' },
        query: { extended: true },
      });
      const bare = await prepare(visitor, 'sso-no-saml', 'omri@example.com');
      await visitor.expect(
        'createSsoPerson',
        '422 CLIENT_MISSING_SAML_CONFIGURATION',
        ssoPerson(bare, 'omri@example.com'),
      );
      await visitor.expect('createPersonFromToken', '422 CLIENT_MISSING_SAML_CONFIGURATION', ssoFromToken(bare));
      await visitor.expect(
        'createSsoPerson',
        '201',
        ssoPerson(await prepare(visitor, 'invite-sso', 'kai.ito@kestrel.example'), 'kai.ito@kestrel.example'),
      );
      await visitor.expect(
        'createPersonFromToken',
        '201',
        ssoFromToken(await prepare(visitor, 'sso-confirm', 'suki.mori@kestrel.example')),
      );
    },
  },
  {
    name: 'a person links an invitation to an account, and declines another',
    async tell(world) {
      const leo = await newCaller(world).signIn('leo');
      await leo.expect('verifyAssociateToken', '200', { body: { token: 'invite-link' } });
      await leo.expect('verifyAssociateToken', '422 TOKEN_LOAD_VERIFY_FAILURE', { body: { token: 'invite-expired' } });
      await leo.expect('executeAssociateToken', '403 INSUFFICIENT_PERMISSIONS', {
        body: { personId: 'ann', token: 'invite-link' },
      });
      await leo.expect('executeAssociateToken', '422 TOKEN_LOAD_VERIFY_FAILURE', {
        body: { personId: 'leo', token: 'invite-expired' },
      });
      await leo.expect('executeAssociateToken', '422 TOKEN_EXECUTE_FAILURE', {
        body: { personId: 'leo', token: 'invite-declined' },
      });
      await leo.expect('executeAssociateToken', '204', { body: { personId: 'leo', token: 'invite-link' } });
      const { body } = await leo.expect('listMyAssociates', '200');
      if (!Array.isArray(body) || body.length !== 2) throw new Error('The linked membership is missing.');
      await leo.expect('declineInvitation', '422 TOKEN_LOAD_VERIFY_FAILURE', { path: { token: 'invite-link' } });
      await leo.expect('declineInvitation', '204', { path: { token: 'invite-valid' } });
    },
  },
];
