import type { Mutant } from '../mutant';

export const contacts: readonly Mutant[] = [
  {
    name: 'a format that the server refuses is no error of the form',
    file: 'src/features/contact-info/contact-info.api.ts',
    find: "INVALID_CONTACT_INFO_FORMAT: 'form'",
    replace: "INVALID_CONTACT_INFO_FORMAT: 'add'",
    test: {
      file: 'contacts/contact-info.spec.ts',
      title: 'a format that only the service refuses is an error of the form',
    },
  },
  ...['EMAIL', 'PHONE'].map((type) => ({
    name: `a contact of the type ${type} does not name its person`,
    file: 'mock-server/handlers/account/contacts.ts',
    find: type === 'EMAIL' ? "personId: person.id,\n    type: 'EMAIL'" : 'personId: person.id,\n    type: phone.type',
    replace: type === 'EMAIL' ? "type: 'EMAIL'" : 'type: phone.type',
    test: {
      file: 'mock-server/handlers/account/contacts.test.ts',
      title: 'names its person, and its id is built from that and the address or number',
    },
  })),
];
