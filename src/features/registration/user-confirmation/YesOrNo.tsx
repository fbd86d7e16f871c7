import '../registration.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { i18n, useText } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/navigation/paths';
import { personName } from '../../../lib/i18n/person-name';
import { meQuery } from '../../../lib/session/session';
import { Button } from '../../../ui/Button';
import { StepHeading } from '../../../ui/StepHeading';
import { invitationPaths } from '../invitation-paths';
import { confirmationTexts } from './texts';

/**
 * Asks a signed-in user whether to link the account: "Yes goes to account linking with the token. No logs out and
 * returns to create-account with the token."
 */
export function YesOrNo({ token, company }: { token: string; company: string | undefined }) {
  const t = useText(confirmationTexts);
  const links = invitationPaths(token, useLocation().search);
  const navigate = useNavigate();
  const me = useQuery(meQuery);
  const name = me.data === undefined ? '' : personName(me.data, i18n.language);
  const key = name === '' ? 'choice.nobody' : 'choice.text';
  const question = company === undefined ? t(`${key}WithoutCompany`, { name }) : t(key, { name, company });
  return (
    <>
      <StepHeading subtitle={question}>{t('choice.title')}</StepHeading>
      <div className="registration-actions">
        <Button variant="primary" wide onClick={() => void navigate(links.accountLinking(), { state: { token } })}>
          {t('choice.yes')}
        </Button>
        <Button wide onClick={() => void navigate(paths.logout(), { state: { afterLogout: links.createAccount() } })}>
          {t('choice.no')}
        </Button>
      </div>
    </>
  );
}
