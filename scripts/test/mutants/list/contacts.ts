import type { Mutant } from '../mutant';

const info = 'contacts/contact-info.spec.ts';
const edit = 'contacts/contact-info-edit.spec.ts';

export const contacts: readonly Mutant[] = [
  {
    name: 'a format that the server refuses is no error of the form',
    file: 'src/features/contact-info/contact-info.api.ts',
    find: "INVALID_CONTACT_INFO_FORMAT: 'form'",
    replace: "INVALID_CONTACT_INFO_FORMAT: 'add'",
    test: {
      file: info,
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
  {
    name: 'an old contact that remains after an edit is not told',
    file: 'src/features/contact-info/use-save-contact.ts',
    find: '() => false,',
    replace: '() => true,',
    test: { file: info, title: 'reports an old address that remains after an edit, and shows the new one' },
  },
  {
    name: 'a contact without a change is sent',
    file: 'src/features/contact-info/use-save-contact.ts',
    find: 'if (replaces !== null && isUnchanged(replaces, entry)) onSaved(valueOf(replaces));\n      else ',
    replace: '',
    test: { file: edit, title: 'without a change closes the dialog and sends no request' },
  },
  {
    name: 'an edited contact loses the focus',
    file: 'src/features/contact-info/ContactList.tsx',
    find: 'if (edited !== null) focusById(editButtonId(edited));',
    replace: '',
    test: { file: 'pages/focus-after-change.spec.ts', title: 'the Edit button of the edited contact' },
  },
  {
    name: 'a deleted contact is not confirmed',
    file: 'src/features/contact-info/ContactList.tsx',
    find: "showToast('DELETED_CONTACT_METHOD');",
    replace: '',
    test: { file: info, title: 'keeps the contact and says so when the server refuses, until the next try' },
  },
  {
    name: 'the list says that it loads to a screen reader alone',
    file: 'src/features/contact-info/ContactList.tsx',
    find: "label={t('loading')} labelShown rows",
    replace: "label={t('loading')} rows",
    test: { file: info, title: 'while it loads, and offers a retry after a failure' },
  },
  {
    name: 'the page of a verification does not know the way back',
    file: 'src/features/contact-info/ContactItem.tsx',
    find: "returnUrl: paths.accountSettings({ tab: 'contact-info', ...uncheckedReturnUrl(search) }),",
    replace: '',
    test: { file: info, title: 'leads from an unverified contact to its verification, and back' },
  },
];
