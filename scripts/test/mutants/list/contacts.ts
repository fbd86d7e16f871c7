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
    test: {
      file: 'contacts/contact-info-delete.spec.ts',
      title: 'keeps the contact and says so when the server refuses, until the next try',
    },
  },
  {
    name: 'the list says that it loads to a screen reader alone',
    file: 'src/features/contact-info/ContactList.tsx',
    find: "label={t('loading')} labelShown rows",
    replace: "label={t('loading')} rows",
    test: { file: 'contacts/contact-list.spec.ts', title: 'while it loads, and offers a retry after a failure' },
  },
  {
    name: 'the page of a verification does not know the way back',
    file: 'src/features/contact-info/verification-link.ts',
    find: "returnUrl: paths.accountSettings({ tab: 'contact-info', ...uncheckedReturnUrl(search) }),",
    replace: '',
    test: {
      file: 'contacts/contact-list.spec.ts',
      title: 'leads from an unverified contact to its verification, and back',
    },
  },
  {
    name: 'a new address waits in the list for its code',
    file: 'src/features/contact-info/ContactList.tsx',
    find: 'verify(saved);',
    replace: 'void saved;',
    test: { file: info, title: 'goes on to the code of a new address, and back to the list' },
  },
  {
    name: 'a verified address gets a code too',
    file: 'src/features/contact-info/ContactList.tsx',
    find: 'if (added === undefined || added.isVerified) return;',
    replace: 'if (added === undefined) return;',
    test: { file: info, title: 'stays at the list while the new address is verified already' },
  },
  {
    name: 'typed contacts are dropped without a question',
    file: 'src/features/contact-info/ContactForm.tsx',
    find: 'if (await confirmLeave()) close();',
    replace: 'if (true) close();',
    test: { file: edit, title: 'survives Escape until the user confirms the question' },
  },
  {
    name: 'a confirmation of the contact info is not told',
    file: 'src/features/contact-info/ReviewContactInfo.tsx',
    find: "showToast('CONFIRMED_CONTACT_INFO');",
    replace: '',
    test: {
      file: 'contacts/review-contact-info.spec.ts',
      title: 'confirming the contact info says so on the page that follows',
    },
  },
  {
    name: 'an address of another company is taken',
    file: 'src/features/email-verification/use-email-verification.ts',
    find: 'await checkCompanyEmail(queries, input.emailAddress);',
    replace: '',
    test: {
      file: 'contacts/company-email.spec.ts',
      title: 'the change-email form takes addresses of the company only, while the flag is on',
    },
  },
  {
    name: 'the start of a verification is not logged',
    file: 'src/features/verify-contact-info/VerifyContact.tsx',
    find: "log('info', 'verify-contact.start');",
    replace: '',
    test: {
      file: 'contacts/verify-contact-info.spec.ts',
      title: 'verifies the e-mail address with the code sent to it',
    },
  },
  {
    name: 'a verified phone shows the page of an email address',
    file: 'src/features/verify-contact-info/use-verification.ts',
    find: "subject.type === 'email' ? 'SUCCESS_VERIFY_CONTACT_EMAIL' : 'SUCCESS_VERIFY_CONTACT_PHONE'",
    replace: "'SUCCESS_VERIFY_CONTACT_EMAIL'",
    test: { file: 'contacts/verify-contact-info.spec.ts', title: 'verifies the phone with the code sent to it' },
  },
  {
    name: 'a page that adds a contact follows a cancelUrl of another site',
    file: 'src/features/add-contact/AddContactForm.tsx',
    find: "redirectTarget(search, paths.logout(), 'cancelUrl')",
    replace: "((new URLSearchParams(search).get('cancelUrl') ?? paths.logout()) as ReturnType<typeof paths.logout>)",
    test: {
      file: 'contacts/add-contact.spec.ts',
      title: 'a redirectUrl or cancelUrl on another origin is not followed',
    },
  },
];
