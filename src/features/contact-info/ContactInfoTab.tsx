import { useText } from '../../lib/i18n/i18n';
import { ContactList } from './ContactList';
import { contactInfoTexts } from './texts';

/** /auth/account-settings/contact-info (see docs/product/2-screens.md#contact-info). */
export default function ContactInfoTab() {
  const t = useText(contactInfoTexts);
  return (
    <>
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      <ContactList hasActions />
    </>
  );
}
