import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../navigation/paths';
import { signedOutState } from '../../../platform/signed-out';
import { KeyIcon, UserIcon } from '../../../ui/Icons';
import { LinkCards } from '../../../ui/LinkCards';
import { StepHeading } from '../../../ui/StepHeading';
import type { Names } from '../../../texts/person-name';
import { invitationPaths } from '../invitation-paths';
import { useWelcome } from './use-welcome';

/** Card 1 is 'already have an account' ... Card 2 is 'new'. */
export function TwoCards({ token, names, company }: { token: string; names: Names; company: string | undefined }) {
  const { t } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  const links = invitationPaths(token, useLocation().search);
  const welcome = useWelcome(names);
  return (
    <>
      <StepHeading subtitle={company === undefined ? t('invitedWithoutCompany') : t('invited', { company })}>
        {welcome}
      </StepHeading>
      <LinkCards
        cards={[
          {
            key: 'existing',
            title: t('existing.title'),
            text: company === undefined ? t('existing.textWithoutCompany') : t('existing.text', { company }),
            icon: <KeyIcon />,
            target: {
              to: paths.login({ redirectUrl: links.userConfirmation() }),
              state: { ...signedOutState('linking'), company },
            },
          },
          {
            key: 'new',
            title: t('new.title'),
            text: company === undefined ? t('new.textWithoutCompany') : t('new.text', { company }),
            icon: <UserIcon />,
            target: { to: links.createAccount() },
          },
        ]}
      />
    </>
  );
}
