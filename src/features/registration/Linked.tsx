import { useTranslation } from 'react-i18next';
import { type Names, personName } from '../../texts/person-name';
import { Facts } from '../../ui/Facts';

interface LinkedProps {
  company: string | undefined;
  invited: Names;
  /** Undefined when the service does not name the user. */
  me: Names | undefined;
}

export function Linked({ company, invited, me = {} }: LinkedProps) {
  const { t, i18n } = useTranslation('registration', { keyPrefix: 'account-linking' });
  const { t: tr } = useTranslation('registration');
  const facts = [
    { name: t('company'), value: company ?? tr('company') },
    { name: t('invited'), value: personName(invited, i18n.language) },
    { name: t('account'), value: personName(me, i18n.language) },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== '')} />;
}
