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
];
