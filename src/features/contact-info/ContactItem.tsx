import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { FACT_SEPARATOR } from '../../texts/fact-separator';
import { paths } from '../../navigation/paths';
import { uncheckedReturnUrl } from '../../navigation/redirects';
import { stateOfContact } from '../../navigation/route-contact';
import { Button } from '../../ui/Button';
import { MailIcon, PhoneIcon } from '../../ui/Icons';
import { TextLink } from '../../ui/TextLink';
import { type ListedContact, valueOf } from './contact-info.api';

interface ContactItemProps {
  contact: ListedContact;
  /**
   * Null renders the entry without actions. `onDelete` is null for the only contact of its type, which must stay (see
   * docs/product/6-permissions.md).
   */
  actions: { isDeleting: boolean; onDelete: (() => void) | null; onEdit: () => void } | null;
}

export const editButtonId = (value: string) => `edit-${value.toLowerCase()}`;

export function ContactItem({ contact, actions }: ContactItemProps) {
  const { t } = useTranslation('contact-info');
  const { search } = useLocation();
  const value = valueOf(contact);
  const isEmail = contact.type === 'EMAIL';
  const purpose = contact.isPersonal ? 'personal' : 'business';
  return (
    <li className="contact">
      {isEmail ? <MailIcon /> : <PhoneIcon />}
      <div className="contact__what">
        <span className="contact__value" translate="no">
          {contact.shown}
        </span>
        <span className="contact__about">
          {[t(`kind.${contact.type}`), t(purpose), t(contact.isVerified ? 'verified' : 'unverified')].join(
            FACT_SEPARATOR,
          )}
        </span>
      </div>
      {actions && (
        <div className="contact__actions">
          {!contact.isVerified && (
            <TextLink
              to={paths.verifyContactInfo({
                type: isEmail ? 'email' : 'phone',
                purpose,
                returnUrl: paths.accountSettings({ tab: 'contact-info', ...uncheckedReturnUrl(search) }),
              })}
              state={stateOfContact(value)}
            >
              {t('verify')}
              <span className="ui-visually-hidden"> {contact.shown}</span>
            </TextLink>
          )}
          <Button
            compact
            variant="quiet"
            id={editButtonId(value)}
            aria-label={t('editMethod', { contact: contact.shown })}
            onClick={actions.onEdit}
          >
            {t('edit')}
          </Button>
          {actions.onDelete && (
            <Button
              compact
              variant="quiet"
              busy={actions.isDeleting}
              aria-label={t('deleteMethod', { contact: contact.shown })}
              onClick={actions.onDelete}
            >
              {t('delete')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
