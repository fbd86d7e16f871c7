import english from '../../../locales/en/contact-info.json';
import { defineTexts, useText } from '../../lib/i18n/i18n';
import { ContactList } from './ContactList';

const texts = defineTexts('contact-info', english);

/** /auth/account-settings/contact-info (see docs/product/2-screens.md#contact-info). */
export default function ContactInfoTab() {
  const t = useText(texts);
  return (
    <>
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      <ContactList hasActions />
    </>
  );
}
