/** By the name of their parameter. They are valid in a world of the default seed. */
export const sampleValues: Readonly<Record<string, string>> = {
  clientId: '100',
  associateId: 'associate-ann-100',
  id: 'some-id',
  username: 'ann.lee',
  kind: 'registration',
  token: 'invite-valid',
  flag: 'enableClientRebrand',
  group: 'payroll-tools',
  emailAddress: 'ann@example.com',
  phoneNumber: '+12125550123',
  keys: 'terms-of-service',
  'X-Registration-Token': 'invite-valid',
};
