import '../registration.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../navigation/navigation';
import { paths } from '../../../navigation/paths';
import { personName } from '../../../texts/person-name';
import { meQuery } from '../../../session/session';
import { Button } from '../../../ui/Button';
import { StepHeading } from '../../../ui/StepHeading';
import { invitationPaths } from '../invitation-paths';

/**
 * Asks a signed-in user whether to link the account: "Yes goes to account linking with the token. No logs out and
 * returns to create-account with the token."
 */
export function YesOrNo({ token, company }: { token: string; company: string | undefined }) {
  const { t, i18n } = useTranslation('user-confirmation');
  const links = invitationPaths(token, useLocation().search);
  const me = useQuery(meQuery);
  const name = me.data === undefined ? '' : personName(me.data, i18n.language);
  const key = name === '' ? 'choice.withoutName' : 'choice.text';
  const question = company === undefined ? t(`${key}WithoutCompany`, { name }) : t(key, { name, company });
  return (
    <>
      <StepHeading subtitle={question}>{t('choice.title')}</StepHeading>
      <div className="registration-actions">
        <Button variant="primary" wide onClick={() => goTo(links.accountLinking(), { state: { token } })}>
          {t('choice.yes')}
        </Button>
        <Button wide onClick={() => goTo(paths.logout(), { state: { afterLogout: links.createAccount() } })}>
          {t('choice.no')}
        </Button>
      </div>
    </>
  );
}
