import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { LinkButton } from '../../ui/LinkButton';
import { BuildingIcon, LockIcon } from '../../ui/Icons';
import { Row } from '../../ui/Row';
import { Part } from './Part';
import { securityQuery } from './security.api';
import { timeAgo } from './when';

export function WaysToSignIn() {
  const { t, i18n } = useTranslation('security');
  const query = useQuery(securityQuery);
  const { language } = i18n;
  return (
    <Part title={t('ways.title')} query={query}>
      {({ password, singleSignOn }) => (
        <ul className="ui-rows">
          <Row
            icon={<LockIcon />}
            name={t('ways.password')}
            about={[
              password.isSet
                ? password.changedAt === undefined
                  ? t('ways.passwordSet')
                  : t('ways.passwordChanged', { ago: timeAgo(t, password.changedAt, language) })
                : t('ways.passwordNone'),
            ]}
            actions={
              password.isSet && (
                <LinkButton compact variant="quiet" to={paths.accountSettings({ tab: 'change-password' })}>
                  {t('ways.change')}
                </LinkButton>
              )
            }
          />
          {singleSignOn && (
            <Row
              icon={<BuildingIcon />}
              name={t('ways.singleSignOn')}
              about={[
                singleSignOn.providerName === undefined
                  ? t('ways.singleSignOnSet')
                  : t('ways.through', { provider: singleSignOn.providerName }),
              ]}
            />
          )}
        </ul>
      )}
    </Part>
  );
}
