import { isEmail } from '../../lib/forms/fields/email';
import { AddContactForm } from './AddContactForm';

/** /auth/add-email (spec 2). */
export default function AddEmailScreen() {
  return <AddContactForm type="email" toValue={(typed) => (isEmail(typed) ? typed.trim() : null)} />;
}
