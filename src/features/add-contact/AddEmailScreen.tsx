import { emailContact } from '../../forms/fields/contact';
import { AddContactForm } from './AddContactForm';

/** /auth/add-email (see docs/product/2-screens.md#add-phone-and-add-email). */
export default function AddEmailScreen() {
  return <AddContactForm type="email" schema={emailContact} />;
}
