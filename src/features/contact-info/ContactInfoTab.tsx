import { ContactList } from './ContactList';

/** /auth/account-settings/contact-info. */
export default function ContactInfoTab() {
  return <ContactList hasActions />;
}
