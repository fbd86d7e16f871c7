import { newCaller, newestCode, textAt } from '../../../mock-server/testing/client';
import type { Stories } from './story';

export const contactStories: Stories = {
  async 'people list, confirm, add and delete contacts'(world) {
    const cora = await newCaller(world).signIn('cora', { level: 3 });
    await cora.expect('getContactInfo', '200');
    await cora.expect('confirmContactInfo', '200');
    await cora.expect('checkObligations', '200');
    const sora = await newCaller(world).signIn('sora', { level: 3 });
    await sora.expect('listSystemOfRecordContacts', '200');
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const phone = (phoneNumber: string) => ({ body: { phoneNumber, isPersonal: true } });
    await ann.expect('addPhoneNumber', '201', phone('(212) 555-0142'));
    await ann.expect('addPhoneNumber', '409 DUPE_PHONE_NUMBER_ERROR', phone('+1 212 555 0142'));
    for (let n = 0; n < world.limits.emailChecks; n += 1)
      await ann.expect('addPhoneNumber', '409 PHONE_NUMBER_ALREADY_EXISTS', phone('+12125550177'));
    await ann.expect('addPhoneNumber', '429 TOO_MANY_ATTEMPTS', phone('+12125550177'));
    await ann.expect('addPhoneNumber', '422 INVALID_PHONE_NUMBER', phone('call me'));
    const use = { type: 'TEXT', isPersonal: false } as const;
    await ann.expect('changePhoneUse', '200', { query: { phoneNumber: '+12125550142' }, body: use });
    await ann.expect('changePhoneUse', '404 NOT_FOUND', { query: { phoneNumber: '+12125550999' }, body: use });
    await ann.expect('deletePhoneNumber', '204', { query: { phoneNumber: '+12125550142' } });
    await ann.expect('deletePhoneNumber', '404 NOT_FOUND', { query: { phoneNumber: '+12125550142' } });
    await ann.expect('deletePhoneNumber', '422 ONLY_CONTACT_OF_TYPE', { query: { phoneNumber: '+12125550123' } });
    for (let n = 0; n < 4; n += 1) await ann.expect('addPhoneNumber', '201', phone(`+1212555015${n}`));
    await ann.expect('addPhoneNumber', '422 ADD_PHONE_ERROR', phone('+12125550159'));
  },
  async 'a person adds and deletes e-mail addresses'(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const address = (emailAddress: string) => ({ body: { emailAddress, isPersonal: false } });
    await ann.expect('addEmailAddress', '201', address('ann.lee@example.com'));
    await ann.expect('addEmailAddress', '409 DUPE_EMAIL_ERROR', address('ANN.lee@example.com'));
    for (let n = 0; n < world.limits.emailChecks; n += 1)
      await ann.expect('addEmailAddress', '409 EMAIL_ALREADY_EXISTS', address('ben@example.com'));
    await ann.expect('addEmailAddress', '429 TOO_MANY_ATTEMPTS', address('ben@example.com'));
    await ann.expect('addEmailAddress', '422 INVALID_EMAIL', address('ann at example'));
    await ann.expect('addEmailAddress', '422 INVALID_EMAIL', address('info@example.com'));
    const of = (emailAddress: string) => ({ query: { emailAddress } });
    const use = { isPersonal: true };
    await ann.expect('changeEmailUse', '200', { ...of('ANN.lee@example.com'), body: use });
    await ann.expect('changeEmailUse', '404 NOT_FOUND', { ...of('nobody@example.com'), body: use });
    await ann.expect('deleteEmailAddress', '204', of('ann.lee@example.com'));
    await ann.expect('deleteEmailAddress', '404 NOT_FOUND', of('ann.lee@example.com'));
    await ann.expect('deleteEmailAddress', '422 ONLY_CONTACT_OF_TYPE', of('ann@example.com'));
    for (let n = 0; n < 4; n += 1) await ann.expect('addEmailAddress', '201', address(`ann${n}@example.com`));
    await ann.expect('addEmailAddress', '422 ADD_EMAIL_ERROR', address('ann9@example.com'));
  },
  async 'a visitor looks up an address, and then does so too often'(world) {
    const visitor = newCaller(world);
    const about = (emailAddress: string, token = 'invite-valid') => ({
      query: { emailAddress },
      headers: { 'x-registration-token': token },
    });
    const free = about('nobody@example.com');
    await visitor.expect('checkEmailAddress', '204', free);
    await visitor.expect('checkEmailAddress', '409 DUPLICATE_EMAIL', about('ann@example.com'));
    for (const token of ['no-such-token', 'reset-valid'])
      await visitor.expect('checkEmailAddress', '422 TOKEN_LOAD_VERIFY_FAILURE', about('ann@example.com', token));
    // The tries count by invitation, so another visitor with the same one gets no further tries.
    for (let n = 2; n < 30; n += 1) await newCaller(world).expect('checkEmailAddress', '204', free);
    await visitor.expect('checkEmailAddress', '429 TOO_MANY_ATTEMPTS', free);
    await visitor.expect('checkEmailAddress', '204', about('nobody@example.com', 'invite-no-check'));
  },
  async 'a person verifies contacts in the mobile app'(world) {
    const mona = await newCaller(world).signIn('mona', { level: 3 });
    const business = { body: { type: 'email' as const, purpose: 'business' as const } };
    await mona.expect('startContactVerification', '200', { body: { type: 'email', purpose: 'personal' } });
    const id = textAt(await mona.expect('startContactVerification', '200', business), 'id');
    const code = newestCode(world, 'mona@company.example');
    await mona.expect('verifyContact', '422 CODE_INCORRECT', { path: { id }, body: { code: '000000' } });
    await mona.expect('verifyContact', '204', { path: { id }, body: { code } });
    await mona.expect('verifyContact', '404 NOT_FOUND', { path: { id }, body: { code } });
    const phone = textAt(
      await mona.expect('startContactVerification', '200', { body: { type: 'phone', purpose: 'business' } }),
      'id',
    );
    const sms = newestCode(world, '+12125550190');
    for (let n = 1; n < world.limits.oneTimeCodeTries; n += 1)
      await mona.expect('verifyContact', '422 CODE_INCORRECT', { path: { id: phone }, body: { code: '000000' } });
    for (const given of ['000000', sms])
      await mona.expect('verifyContact', '429 TOO_MANY_ATTEMPTS', { path: { id: phone }, body: { code: given } });
  },
  async 'people try to verify contacts that cannot be verified'(world) {
    const sora = await newCaller(world).signIn('sora', { level: 3 });
    await sora.expect('startContactVerification', '400 MISSING_REQUIRED_QUERY_PARAMS', { body: { type: 'email' } });
    await sora.expect('startContactVerification', '404 NOT_FOUND', { body: { type: 'phone', purpose: 'personal' } });
    const email = { body: { type: 'email' as const, purpose: 'business' as const } };
    const phone = { body: { type: 'phone' as const, purpose: 'business' as const } };
    await sora.expect('startContactVerification', '409 EMAIL_ADDRESS_ALREADY_EXISTS', email);
    await sora.expect('startContactVerification', '422 INVALID_CONTACT_INFO_FORMAT', phone);
    const mona = await newCaller(world).signIn('mona', { level: 3 });
    const id = textAt(await mona.expect('startContactVerification', '200', phone), 'id');
    for (let n = 1; n < world.limits.contactVerifications; n += 1)
      await mona.expect('startContactVerification', '200', phone);
    await mona.expect('startContactVerification', '429 TOO_MANY_ATTEMPTS', phone);
    world.clock.advance(world.limits.oneTimeCodeMs);
    await mona.expect('verifyContact', '422 CODE_EXPIRED', { path: { id }, body: { code: '000000' } });
  },
};
