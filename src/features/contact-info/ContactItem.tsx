import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { FACT_SEPARATOR } from '../../texts/fact-separator';
import { Badge } from '../../ui/Badge';
import { Button, type ButtonProps } from '../../ui/Button';
import { MailIcon, PhoneIcon } from '../../ui/IconsOfScreens';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { type ListedContact, valueOf } from './contact-info.api';
import { paths } from '../../navigation/paths';
import { uncheckedReturnUrl } from '../../navigation/redirects';
import { stateOfContact } from '../../navigation/route-contact';

interface ContactItemProps {
  contact: ListedContact;
  /** The heading above the entry names its kind already. */
  isNamedByGroup: boolean;
  /** Null renders the entry without actions. `removal` is false for the only contact of its type, which must stay. */
  actions: { removal: Pick<ButtonProps, 'busy' | 'disabled' | 'onClick'> | false; onEdit: () => void } | null;
}

export const editButtonId = (value: string) => `edit-${value.toLowerCase()}`;

export function ContactItem({ contact, isNamedByGroup, actions }: ContactItemProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'contact-info' });
  const { search } = useLocation();
  const value = valueOf(contact);
  const isEmail = contact.type === 'EMAIL';
  const purpose = contact.isPersonal ? 'personal' : 'business';
  const facts = [isNamedByGroup ? undefined : t(`kind.${contact.type}`), t(purpose)].filter(Boolean);
  return (
    <Row
      icon={isEmail ? <MailIcon /> : <PhoneIcon />}
      name={contact.shown}
      verbatim
      about={[
        contact.isVerified ? (
          [...facts, t('verified')].join(FACT_SEPARATOR)
        ) : (
          <>
            {facts.join(FACT_SEPARATOR)}
            <span className="ui-visually-hidden">{FACT_SEPARATOR}</span> <Badge tone="warning">{t('unverified')}</Badge>
          </>
        ),
      ]}
      actions={
        actions && (
          <>
            {!contact.isVerified && (
              <LinkButton compact variant="onward" {...verificationOf(contact, search)}>
                <span aria-hidden>{t('verify')}</span>
                <span className="ui-visually-hidden">{t('verifyMethod', { contact: contact.shown })}</span>
              </LinkButton>
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
            {actions.removal && (
              <Button
                compact
                variant="quiet"
                {...actions.removal}
                aria-label={t('deleteMethod', { contact: contact.shown })}
              >
                {t('delete')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}

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
