import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { WhenObliged } from '../../forms/WhenObliged';
import { ChangePasswordForm } from './ChangePasswordForm';

export default function ChangePasswordObligation() {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  return (
    <WhenObliged>
      <StepHeading subtitle={t('obligation.subtitle')}>{t('obligation.title')}</StepHeading>
      <ChangePasswordForm hint="mustDiffer" />
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </WhenObliged>
  );
}
