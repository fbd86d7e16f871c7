import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../api/response/record';
import { configuredTarget, linkTo } from '../../../navigation/redirects';
import { Avatar } from '../../../ui/Avatar';
import { LinkButton } from '../../../ui/LinkButton';
import { ResultLayout } from '../../../ui/ResultLayout';

export default function DeclineConfirmationScreen() {
  const { t } = useTranslation('registration', { keyPrefix: 'account-linking' });
  const company = textOf(useLocation().state, 'companyName');
  return (
    <ResultLayout
      status="success"
      icon={company === undefined ? undefined : <Avatar names={wordsOf(company)} size="large" />}
      title={t('declined.title')}
      action={
        <LinkButton wide {...linkTo(configuredTarget('home'))}>
          {t('declined.home')}
        </LinkButton>
      }
    >
      {company === undefined ? t('declined.messageWithoutCompany') : t('declined.message', { company })}
    </ResultLayout>
  );
}

function wordsOf(company: string): readonly string[] {
  const [first = company, ...rest] = company.split(/\s+/);
  return [first, ...rest.slice(-1)];
}
