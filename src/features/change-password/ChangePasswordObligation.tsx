import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { useObligation } from '../../session/use-obligation';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { WhenObliged } from '../../ui/WhenObliged';
import { ChangePasswordForm } from './ChangePasswordForm';

export default function ChangePasswordObligation() {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  const obligation = useObligation();
  return (
    <WhenObliged obligation={obligation}>
      <StepHeading subtitle={t('obligation.subtitle')}>{t('obligation.title')}</StepHeading>
      <ChangePasswordForm hint="mustDiffer" />
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </WhenObliged>
  );
}
