import { useTranslation } from 'react-i18next';
import { StepHeading } from '../../ui/StepHeading';
import { LogoutLink } from '../../forms/LogoutLink';
import { WhenObliged } from '../../forms/WhenObliged';
import { ChangePasswordForm } from './ChangePasswordForm';

export default function ChangePasswordObligation() {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  return (
    <WhenObliged>
      <StepHeading subtitle={t('obligation.subtitle')}>{t('obligation.title')}</StepHeading>
      <ChangePasswordForm hint="mustDiffer" />
      <LogoutLink>{t('logout')}</LogoutLink>
    </WhenObliged>
  );
}
