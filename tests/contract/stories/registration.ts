import { applyScenario } from '../../../mock-server/seed';
import { newCaller } from '../../../mock-server/testing/client';
import { holds, type Stories } from './story';

/** The proof of an invited associate of client 100. */
const proof = (associateId: string, token: string, dob: string) => ({
  path: { clientId: '100', associateId: `associate-${associateId}` },
  headers: { 'x-registration-token': token },
  body: { dob },
});
const send = (emailAddress: string, associateToken = 'invite-valid') => ({ body: { emailAddress, associateToken } });
const reads = ['getRegistrationSettings', 'getAssociateAttributes', 'checkDateOfBirthExists', 'getAssociate'] as const;

/** What invitations prove, and what they refuse. new-accounts.ts has the accounts. */
export const registrationStories: Stories = {
  async 'a visitor opens invitations that are not valid'(world) {
    const visitor = newCaller(world);
    const load = (token: string) => ({ path: { kind: 'registration' as const, token } });
    for (const token of ['invite-expired', 'invite-used', 'invite-declined', 'unknown', 'sso-confirm'])
      await visitor.expect('loadToken', '422 TOKEN_LOAD_VERIFY_FAILURE', load(token));
    const portal = await visitor.expect('loadToken', '422 REDIRECT_TO_AIM_REGISTRATION_ERROR', load('invite-aim'));
    holds(portal, '"pic":"4HX-82J1"');
  },
  async 'a caller names an unknown associate or client'(world) {
    const ann = await newCaller(world).signIn('ann');
    for (const id of reads) {
      await ann.expect(id, '404 CLIENT_NOT_FOUND', { path: { clientId: 'nobody', associateId: 'associate-ivy' } });
      await ann.expect(id, '404 NOT_FOUND', { path: { clientId: '200', associateId: 'associate-ivy' } });
    }
    await ann.expect('getAssociate', '200', { path: { clientId: '100', associateId: 'associate-ann-100' } });
    await ann.expect('getAssociate', '403 INSUFFICIENT_PERMISSIONS', {
      path: { clientId: '100', associateId: 'associate-ben-100' },
    });
  },
  async 'visitors give five wrong dates of birth for a known and an unknown associate'(world) {
    for (const [associateId, token] of [
      ['ivy', 'invite-valid'],
      ['nobody', 'invite-ends-soon'],
    ] as const) {
      const wrong = proof(associateId, token, '1991-01-01');
      for (let n = 1; n < world.limits.dateOfBirthTries; n += 1)
        await newCaller(world).expect('verifyAssociate', '422 ERROR_VERIFYING_ASSOCIATE', wrong);
      await newCaller(world).expect('verifyAssociate', '429 TOO_MANY_ATTEMPTS', wrong);
    }
    const visitor = newCaller(world);
    await visitor.expect('verifyAssociate', '429 TOO_MANY_ATTEMPTS', proof('ivy', 'invite-valid', '1990-04-17'));
    const ulla = proof('ulla', 'invite-used', '1990-04-17');
    await visitor.expect('verifyAssociate', '422 TOKEN_LOAD_VERIFY_FAILURE', ulla);
  },
  async 'an invitation that asks for the date of birth sends no code before it'(world) {
    const ivy = newCaller(world);
    await ivy.expect('prepareCodeEmailVerification', '422 ERROR_VERIFYING_ASSOCIATE', send('ivy@example.com'));
    const wrong = proof('ivy', 'invite-valid', '1991-04-17');
    await ivy.expect('verifyAssociate', '422 ERROR_VERIFYING_ASSOCIATE', wrong);
    await ivy.expect('prepareCodeEmailVerification', '422 ERROR_VERIFYING_ASSOCIATE', send('ivy@example.com'));
    await ivy.expect('verifyAssociate', '204', proof('ivy', 'invite-valid', '1990-04-17'));
    await ivy.expect('prepareCodeEmailVerification', '200', send('ivy@example.com'));
    const nora = send('nora@example.com', 'invite-no-birth-date');
    await ivy.expect('prepareCodeEmailVerification', '422 ERROR_VERIFYING_ASSOCIATE', nora);
  },
  async 'an invitation that asks for the date of birth links no account before it'(world) {
    const ann = await newCaller(world).signIn('ann');
    const link = { body: { personId: 'ann', token: 'invite-valid' } };
    await ann.expect('executeAssociateToken', '422 ERROR_VERIFYING_ASSOCIATE', link);
    await ann.expect('verifyAssociate', '204', proof('ivy', 'invite-valid', '1990-04-17'));
    await ann.expect('executeAssociateToken', '204', link);
  },
  async 'a registration uses addresses that are not allowed'(world) {
    const visitor = newCaller(world);
    const often = send('nell@example.com', 'invite-no-check');
    for (const [is, input] of [
      ['409 DUPLICATE_EMAIL', send('ANN@example.com')],
      ['422 INVALID_EMAIL', send('cody@example.com', 'invite-company-email')],
      ['200', send('cody@company.example', 'invite-company-email')],
      ['422 TOKEN_LOAD_VERIFY_FAILURE', send('x@example.com', 'invite-used')],
    ] as const)
      await visitor.expect('prepareCodeEmailVerification', is, input);
    for (let n = 0; n < world.limits.recoveryRequests; n += 1)
      await visitor.call('prepareCodeEmailVerification', often);
    await visitor.expect('prepareCodeEmailVerification', '429 TOO_MANY_ATTEMPTS', often);
  },
  async 'only company addresses are allowed, except for client 002'(world) {
    await applyScenario(world, 'company-email-only');
    const visitor = newCaller(world);
    await visitor.expect('prepareCodeEmailVerification', '422 INVALID_EMAIL', send('ivy@example.com'));
    await visitor.expect('prepareCodeEmailVerification', '200', send('stella@example.com', 'invite-staff'));
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    for (const [address, is] of [
      ['ann.lee@example.com', '422 INVALID_EMAIL'],
      ['ann.lee@COMPANY.example', '201'],
    ] as const)
      await ann.expect('addEmailAddress', is, { body: { emailAddress: address, isPersonal: true } });
    const uma = await newCaller(world).signIn('uma');
    for (const [emailAddress, is] of [
      ['uma.new@example.com', '422 INVALID_EMAIL'],
      ['uma.new@company.example', '200'],
    ] as const)
      await uma.expect('changeUnverifiedEmail', is, { body: { emailAddress, oldEmail: 'uma@example.com' } });
  },
  async 'a person links an invitation to an account, and declines another'(world) {
    const leo = await newCaller(world).signIn('leo');
    await leo.expect('verifyAssociateToken', '200', { body: { token: 'invite-link' } });
    await leo.expect('verifyAssociateToken', '422 TOKEN_LOAD_VERIFY_FAILURE', { body: { token: 'invite-expired' } });
    const link = (token: string, personId = 'leo') => ({ body: { personId, token } });
    await leo.expect('executeAssociateToken', '403 INSUFFICIENT_PERMISSIONS', link('invite-link', 'ann'));
    await leo.expect('executeAssociateToken', '422 TOKEN_LOAD_VERIFY_FAILURE', link('invite-expired'));
    await leo.expect('executeAssociateToken', '422 TOKEN_EXECUTE_FAILURE', link('invite-declined'));
    await leo.expect('executeAssociateToken', '422 ERROR_VERIFYING_ASSOCIATE', link('invite-valid'));
    await leo.expect('executeAssociateToken', '204', { body: { personId: 'leo', token: 'invite-link' } });
    const { body } = await leo.expect('listMyAssociates', '200');
    if (!Array.isArray(body) || body.length !== 2) throw new Error('The linked membership is missing.');
    // The session keeps its client.
    holds(await leo.expect('getMe', '200'), '"clientId":"100"');
    await leo.expect('declineInvitation', '422 TOKEN_LOAD_VERIFY_FAILURE', { path: { token: 'invite-link' } });
    await leo.expect('declineInvitation', '204', { path: { token: 'invite-valid' } });
  },
};
