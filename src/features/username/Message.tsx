import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { companiesOf, type UsernameSettings } from './username.rules';

/** "An educational message comes first": what changes about the username, and what does not. */
export function Message({
  variant,
  settings: { username, associates },
  onGoOn,
}: {
  variant: 'change' | 'review';
  settings: UsernameSettings;
  onGoOn: () => void;
}) {
  const { t } = useTranslation('obligations', { keyPrefix: 'username' });
  const companies = companiesOf(associates.length);
  return (
    <>
      <StepHeading step="message" subtitle={t(`message.${variant}.subtitle${companies}`, { username })}>
        {t(`message.${variant}.title${companies}`)}
      </StepHeading>
      <div className="ui-form">
        <p className="ui-field__hint">{t(`message.${variant}.body${companies}`)}</p>
        <Button variant="primary" wide onClick={onGoOn}>
          {t('message.continue')}
        </Button>
        <LinkButton variant="quiet" wide to={paths.logout()}>
          {t('logout')}
        </LinkButton>
      </div>
    </>
  );
}
