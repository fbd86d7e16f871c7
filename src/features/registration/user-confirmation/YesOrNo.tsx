import '../registration.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../navigation/navigation';
import { paths } from '../../../navigation/paths';
import { meQuery } from '../../../session/session';
import type { Names } from '../../../texts/person-name';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { StepHeading } from '../../../ui/StepHeading';
import { invitationPaths } from '../invitation-paths';
import { Linked } from '../Linked';

/**
 * Asks a signed-in user which account to use: "Yes goes to account linking with the token. No logs out and returns to
 * create-account with the token." The next page links the account, and so asks nothing again.
 */
export function YesOrNo({ token, invited, company }: { token: string; invited: Names; company: string | undefined }) {
  const { t } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  const { t: tr } = useTranslation('registration');
  const links = invitationPaths(token, useLocation().search);
  const me = useQuery(meQuery);
  if (me.isPending) return <Skeleton label={tr('loading')} shape="fields" rows={2} />;
  return (
    <>
      <StepHeading>
        {company === undefined ? t('choice.titleWithoutCompany') : t('choice.title', { company })}
      </StepHeading>
      <Linked company={company} invited={invited} me={me.data} />
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
