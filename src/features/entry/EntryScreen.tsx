import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../session/brand';
import { paths } from '../../navigation/paths';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { TextLink } from '../../ui/TextLink';

/** The product defines no content here, so it links every way to sign in or register. */
export default function EntryScreen() {
  const { t } = useTranslation('session', { keyPrefix: 'entry' });
  return (
    <>
      <StepHeading subtitle={t('subtitle')}>{t('title', { brand: useBrandName() })}</StepHeading>
      <div className="ui-form">
        <LinkButton wide to={paths.login()}>
          {t('login')}
        </LinkButton>
        <LinkButton variant="secondary" wide to={paths.ssoLogin()}>
          {t('sso')}
        </LinkButton>
        <TextLink to={paths.selfRegistration()}>{t('register')}</TextLink>
        <TextLink to={paths.forgotUsername()}>{t('forgotUsername')}</TextLink>
        <TextLink to={paths.forgotPassword()}>{t('forgotPassword')}</TextLink>
      </div>
    </>
  );
}
