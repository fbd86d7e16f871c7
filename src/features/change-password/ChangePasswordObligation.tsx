import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { useAsked } from '../../session/use-asked';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { WhenAsked } from '../../ui/WhenAsked';
import { ChangePasswordForm } from './ChangePasswordForm';

export default function ChangePasswordObligation() {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  const asked = useAsked();
  return (
    <WhenAsked asked={asked}>
      <StepHeading subtitle={t('obligation.subtitle')}>{t('obligation.title')}</StepHeading>
      <ChangePasswordForm hint="mustDiffer" />
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </WhenAsked>
  );
}
