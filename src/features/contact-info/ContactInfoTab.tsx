import { ContactList } from './ContactList';

export default function ContactInfoTab() {
  return <ContactList hasActions />;
}
