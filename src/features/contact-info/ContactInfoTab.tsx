import { useTranslation } from 'react-i18next';
import { ContactList } from './ContactList';

/** /auth/account-settings/contact-info (see docs/product/2-screens.md#contact-info). */
export default function ContactInfoTab() {
  const { t } = useTranslation('contact-info');
  return (
    <>
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      <ContactList hasActions />
    </>
  );
}
