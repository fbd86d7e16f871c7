import { expect, test } from 'vitest';
import { z } from 'zod';
import { newCaller, testWorld } from '../mock-server/testing/client';
import { email, phone } from '../mock-server/world/store/make';
import { child, describedOperations, documents, type Json, resolved } from '../tests/contract/documents';

/**
 * The app sends these values on as they came in a response. A request that is narrower than its response refuses the
 * value for ever. Each row: "schema.field of a response -> operation.field of the request".
 */
const feeds = `
  PhoneContact.phoneNumber -> deletePhoneNumber.phoneNumber
  PhoneContact.phoneNumber -> changePhoneUse.phoneNumber
  PhoneContact.phoneNumber -> startContactVerification.contact
  EmailContact.emailAddress -> deleteEmailAddress.emailAddress
  EmailContact.emailAddress -> changeEmailUse.emailAddress
  EmailContact.emailAddress -> startContactVerification.contact
  PersonEmail.address -> changeUnverifiedEmail.oldEmail
  Me.allClientAccessRoles -> provisionAllClientAccess.allClientAccessRoles
  HeldAccessRole.role -> provisionAllClientAccess.allClientAccessRoles.role
  HeldAccessRole.ticketUrl -> provisionAllClientAccess.allClientAccessRoles.ticketUrl
  Me.personId -> executeAssociateToken.personId
  Me.personId -> updateMe.Expected-Person-Id
  Me.clientId -> getFeatureForClient.clientId
  FoundClient._id -> provisionAllClientAccess.clientId
  Associate.associateId -> provisionAllClientAccess.lifionOpsAssociateId
  Associate.associateId -> switchAssociate.associateId
  Associate.clientId -> switchAssociate.clientId
  AssociateUsername.clientId -> reviewUsernames.associateUsernames.clientId
  AssociateUsername.associateId -> reviewUsernames.associateUsernames.associateId
  AssociateUsername.userId -> reviewUsernames.associateUsernames.username
  UsernameSettings.associates -> reviewUsernames.associateUsernames
  AssociateUsername.clientId -> updateUsernames.associateUsernames.clientId
  AssociateUsername.associateId -> updateUsernames.associateUsernames.associateId
  UsernameSettings.associates -> updateUsernames.associateUsernames
  TokenBlob.client_id -> verifyAssociate.clientId
  TokenBlob.clientId -> getRegistrationSettings.clientId
  TokenBlob.associateId -> verifyAssociate.associateId
  LoadedToken.identifier -> getAssociateAttributes.associateId
  EmailVerification.token -> executeToken.token
  CodeEmailVerification.token -> createPerson.token
  ContactCodeSent.id -> verifyContact.id
  MfaMethod.id -> startMfaChallenge.methodId
  CodeChallenge.id -> verifyMfaChallenge.id
  PasskeyChallenge.id -> verifyMfaChallenge.id
  MfaState.requiredLevel -> startMfaChallenge.requiredLevel
  ObligationArgs.clientId -> getClientSamlPage.id
  ObligationArgs.clientId -> getSettingsByGroup.group
  ObligationArgs.requiredLevel -> getMfaState.requiredLevel
  Device.deviceId -> revokeDevice.id
  Impersonation.clientId -> startImpersonation.impersonatedClientId
  Impersonation.associateId -> startImpersonation.impersonatedActorId
  LanguageOption.code -> saveRegionalSettings.preferredLanguage
  LanguageOption.code -> getTextPackage.user-language
  RegionOption.code -> saveRegionalSettings.region
  RegionOption.code -> listTimezones.user-region
  TimezoneOption.code -> saveRegionalSettings.timezone
  PersonalSettings.preferredLanguage -> saveRegionalSettings.preferredLanguage
  LegalAgreement.agreementName -> acceptLegalAgreements.legalAgreements.agreementName
  LegalAgreement.version -> acceptLegalAgreements.legalAgreements.version
  LegalAgreements.data -> acceptLegalAgreements.legalAgreements
  AssociateSwitchAnswer.username -> login.username
  Passkey.id -> renamePasskey.id
  Passkey.id -> deletePasskey.id
  PasskeySignIn.id -> finishPasskeySignIn.id
  PasskeyRegistration.id -> registerPasskey.id
  NewBackupCodes.id -> keepBackupCodes.id
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' -> '));

const list = z.array(z.record(z.string(), z.unknown())).catch([]);

/** The alternatives of a schema. The items stand for a list. */
function alternatives(document: Json, schema: Json): Json[] {
  const own = resolved(document, schema);
  if ('items' in own) return alternatives(document, child(own, 'items'));
  const choices = list.parse(own.oneOf);
  return choices.length === 0 ? [own] : choices.flatMap((one) => alternatives(document, one));
}

function fieldsAt(document: Json, schema: Json, [name = '', ...rest]: readonly string[]): Json[] {
  return alternatives(document, schema).flatMap((one) => {
    const field = child(one, 'properties')[name] === undefined ? [] : [child(child(one, 'properties'), name)];
    return rest.length === 0
      ? field.map((found) => resolved(document, found))
      : field.flatMap((found) => fieldsAt(document, found, rest));
  });
}

function responseField(name: string): Json[] {
  const [schema = '', ...path] = name.split('.');
  for (const document of documents.values()) {
    const found = child(child(child(document, 'components'), 'schemas'), schema);
    if (Object.keys(found).length > 0) return fieldsAt(document, found, path);
  }
  return [];
}

function requestField(name: string): Json[] {
  const [id, ...path] = name.split('.');
  return describedOperations
    .filter((one) => one.id === id)
    .flatMap(({ document, operation }) => {
      const parameter = list
        .parse(operation.parameters)
        .map((one) => resolved(document, one))
        .find((one) => one.name === path[0]);
      if (parameter) return [resolved(document, child(parameter, 'schema'))];
      const content = child(resolved(document, child(operation, 'requestBody')), 'content');
      return Object.keys(content).flatMap((type) => fieldsAt(document, child(child(content, type), 'schema'), path));
    });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Says each rule of a request that some value of its response breaks. */
function narrower(request: Json, response: Json): string[] {
  const largest = ['maxLength', 'maxItems', 'maximum'].filter(
    (key) => key in request && Number(request[key]) < Number(response[key] ?? Infinity),
  );
  const smallest = ['minLength', 'minimum'].filter(
    (key) => key in request && Number(request[key]) > Number(response[key] ?? (key === 'minLength' ? 0 : -Infinity)),
  );
  const forms = ['type', 'pattern', 'format', 'enum', 'const'].filter(
    (key) => key in request && !isSame(request[key], response[key]),
  );
  return [...largest, ...smallest, ...forms];
}

test.each(feeds)('what %s may hold, %s takes', (from = '', to = '') => {
  const [sent, taken] = [responseField(from), requestField(to)];
  expect([sent.length, taken.length], 'the contract has both fields').not.toContain(0);
  expect(sent.flatMap((response) => taken.flatMap((request) => narrower(request, response)))).toEqual([]);
});

const NUMBER = '(646) 555-0161';
const ADDRESS = 'old..name@example.com';

/** Ann, with contacts of an older system. */
async function withOldContacts() {
  const world = await testWorld();
  const { emails, phones } = world.db.persons.get('ann') ?? { emails: [], phones: [] };
  await world.db.persons.patch('ann', {
    emails: [...emails, email(world, ADDRESS)],
    phones: [...phones, phone(world, NUMBER), phone(world, '555-0199')],
  });
  return newCaller(world).signIn('ann', { level: 3 });
}

test('a number as an older system wrote it is changed and deleted', async () => {
  const ann = await withOldContacts();
  const query = { phoneNumber: NUMBER };
  const changed = await ann.expect('changePhoneUse', '200', { query, body: { type: 'TEXT', isPersonal: false } });
  expect(changed.body).toMatchObject({ phoneNumber: NUMBER, type: 'TEXT' });
  await ann.expect('addPhoneNumber', '201', { body: { phoneNumber: '+16465550161', isPersonal: true } });
  await ann.expect('deletePhoneNumber', '204', { query });
  expect((await ann.expect('getContactInfo', '200')).body).toMatchObject({
    phones: expect.arrayContaining([expect.objectContaining({ phoneNumber: '+16465550161' })]),
  });
});

test('a number as an older system wrote it is split where that is possible', async () => {
  const { body } = await (await withOldContacts()).expect('getMe', '200');
  expect(body).toMatchObject({
    phone: [expect.anything(), { countryCode: '+1', number: '6465550161' }],
  });
});

test('an address that is no valid one is changed and deleted', async () => {
  const ann = await withOldContacts();
  const query = { emailAddress: ADDRESS };
  await ann.expect('changeEmailUse', '200', { query, body: { isPersonal: false } });
  await ann.expect('deleteEmailAddress', '204', { query });
});

test.each(['ren+o1', 'r'.repeat(41)])('the suggested username %s is taken as it came', async (suggestedUserId) => {
  const world = await testWorld();
  await world.db.associates.patch('associate-ann-100', { suggestedUserId });
  const associateUsernames = [{ clientId: '100', associateId: 'associate-ann-100', username: suggestedUserId }];
  await newCaller(world)
    .signIn('ann')
    .then((ann) => ann.expect('reviewUsernames', '204', { body: { associateUsernames } }));
});

test('a missing suggestion is no username', async () => {
  const world = await testWorld();
  await world.db.persons.patch('ann', { username: null });
  await world.db.associates.patch('associate-ann-100', { suggestedUserId: null, username: null });
  const ann = await newCaller(world).signIn('ann');
  const associateUsernames = [{ clientId: '100', associateId: 'associate-ann-100', username: '' }];
  await ann.expect('reviewUsernames', '403 INSUFFICIENT_PERMISSIONS', { body: { associateUsernames } });
});

test.each(['Payroll Tools', 'My Group / EU', 'a:b@c+d'])('the group %s has its settings', async (name) => {
  const world = await testWorld();
  await world.db.groups.create({ name, url: '/outside/group' });
  const ann = await newCaller(world).signIn('ann');
  expect((await ann.expect('getSettingsByGroup', '200', { path: { group: name } })).body).toEqual({
    url: '/outside/group',
  });
});
