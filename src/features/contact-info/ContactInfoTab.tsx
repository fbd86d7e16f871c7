import { ContactList } from './ContactList';

/** /auth/account-settings/contact-info (see docs/product/2-screens.md#contact-info). */
export default function ContactInfoTab() {
  return <ContactList hasActions />;
}
