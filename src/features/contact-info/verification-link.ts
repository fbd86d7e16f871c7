import { paths } from '../../navigation/paths';
import { uncheckedReturnUrl } from '../../navigation/redirects';
import { stateOfContact } from '../../navigation/route-contact';
import { type ListedContact, valueOf } from './contact-info.api';

/**
 * The page that verifies a contact, with its navigation state. It leads back to the list.
 * @param search the query of the list
 */
export function verificationOf(contact: ListedContact, search: string) {
  return {
    to: paths.verifyContactInfo({
      type: contact.type === 'EMAIL' ? 'email' : 'phone',
      purpose: contact.isPersonal ? 'personal' : 'business',
      returnUrl: paths.accountSettings({ tab: 'contact-info', ...uncheckedReturnUrl(search) }),
    }),
    state: stateOfContact({ contact: valueOf(contact), shown: contact.shown }),
  };
}
