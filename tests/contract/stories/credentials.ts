import { PERSONA_PASSWORD } from '../../../mock-server/world/store/make';
import { newCaller } from '../../../mock-server/testing/client';
import { badPasswords, GOOD_PASSWORD } from '../../../mock-server/testing/passwords';
import { holds, type Stories } from './story';

const change = (newPassword: string, oldPassword = PERSONA_PASSWORD) => ({ body: { oldPassword, newPassword } });
const choice = <Choice extends object>(one: Choice) => ({
  body: { associateUsernames: [{ clientId: '100', ...one }] },
});

export const credentialStories: Stories = {
  async 'a person changes the password after breaking every rule'(world) {
    const pat = await newCaller(world).signIn('pat');
    for (const [code, password] of badPasswords) await pat.expect('changePassword', `422 ${code}`, change(password));
    await pat.expect('changePassword', '422 TOO_WEAK_PASSWORD', change('Older-Harbor-41'));
    const wrong = await pat.expect('changePassword', '422 INCORRECT_PASSWORD', change(GOOD_PASSWORD, 'wrong'));
    holds(wrong, '"errors":[{"code":"PASSWORD_PRECONDITION_UNMATCHED"');
    // The second error names the reason.
    holds(wrong, '},{"code":"INCORRECT_PASSWORD"');
    await pat.expect('changePassword', '204', change(GOOD_PASSWORD));
    await pat.expect('checkObligations', '200');
  },
  async 'a person reuses the current password several times, and an obligation refuses that'(world) {
    const ann = await newCaller(world).signIn('ann');
    for (let time = 1; time <= 3; time += 1) await ann.expect('changePassword', '204', change(PERSONA_PASSWORD));
    const pat = await newCaller(world).signIn('pat');
    await pat.expect('changePassword', '422 TOO_WEAK_PASSWORD', change(PERSONA_PASSWORD));
  },
  async 'a person gives five wrong current passwords'(world) {
    const ann = await newCaller(world).signIn('ann');
    for (let n = 1; n < world.limits.passwordChangeTries; n += 1)
      await ann.expect('changePassword', '422 INCORRECT_PASSWORD', change(GOOD_PASSWORD, 'wrong'));
    await ann.expect('changePassword', '429 TOO_MANY_ATTEMPTS', change(GOOD_PASSWORD, 'wrong'));
    await ann.expect('changePassword', '429 TOO_MANY_ATTEMPTS', change(GOOD_PASSWORD));
  },
  async 'a single sign-on person creates credentials'(world) {
    const basil = await newCaller(world).signIn('basil', { method: 'SSO' });
    const create = (username: string, password = GOOD_PASSWORD) => ({ body: { username, password } });
    for (let n = 0; n < world.limits.emailChecks; n += 1)
      await basil.expect('createBasicCredentials', '409 DUPLICATE_USERNAME', create('ann.lee'));
    await basil.expect('createBasicCredentials', '429 TOO_MANY_ATTEMPTS', create('ann.lee'));
    for (const [code, password] of badPasswords)
      await basil.expect('createBasicCredentials', `422 ${code}`, create('basil.new', password));
    await basil.expect('createBasicCredentials', '204', create('basil.new'));
    await basil.expect('createBasicCredentials', '403 INSUFFICIENT_PERMISSIONS', create('basil.newer'));
  },
  async 'a person chooses a username'(world) {
    const uri = await newCaller(world).signIn('uri');
    await uri.expect('checkUsernameObligation', '200');
    await uri.expect('checkUsernameAvailability', '200', { path: { username: 'ann.lee' } });
    const choose = (username: string, password = PERSONA_PASSWORD) =>
      choice({ associateId: 'associate-uri-100', username, password });
    await uri.expect('updateUsernames', '409 DUPLICATE_USERNAME', choose('ann.lee'));
    await uri.expect('updateUsernames', '422 INCORRECT_PASSWORD', choose('uri.new', 'wrong'));
    await uri.expect('updateUsernames', '204', choose('uri.new'));
    await uri.expect('checkObligations', '200');
    // The refused change counts too.
    for (let n = 2; n < world.limits.emailChecks; n += 1)
      await uri.expect('checkUsernameAvailability', '200', { path: { username: 'uri.new' } });
    await uri.expect('checkUsernameAvailability', '429 TOO_MANY_ATTEMPTS', { path: { username: 'ann.lee' } });
    for (let n = 1; n < world.limits.passwordChangeTries; n += 1)
      await uri.expect('updateUsernames', '422 INCORRECT_PASSWORD', choose('uri.newer', 'wrong'));
    await uri.expect('updateUsernames', '429 TOO_MANY_ATTEMPTS', choose('uri.newer', 'wrong'));
  },
  async 'people review their usernames, one of them without the right to change it'(world) {
    const rex = await newCaller(world).signIn('rex');
    const review = (username: string) => choice({ associateId: 'associate-rex-100', username });
    await rex.expect('reviewUsernames', '403 INSUFFICIENT_PERMISSIONS', review('rex.own'));
    await world.db.persons.patch('ben', { username: 'rex.100' });
    await rex.expect('reviewUsernames', '409 DUPLICATE_USERNAME', review('rex.100'));
    await world.db.persons.patch('ben', { username: 'ben' });
    await rex.expect('reviewUsernames', '204', review('rex.100'));
    await rex.expect('checkObligations', '200');
    const ren = await newCaller(world).signIn('ren');
    const own = { associateId: 'associate-ren-100', username: 'ren.new', password: PERSONA_PASSWORD };
    await ren.expect('updateUsernames', '403 INSUFFICIENT_PERMISSIONS', choice(own));
  },
};
