import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { greetingName, namesInOrder, personName } from '../../texts/person-name';
import { authCheckQuery, type Me, meQuery } from '../../session/session';
import { Avatar } from '../../ui/Avatar';
import { LinkButton } from '../../ui/LinkButton';
import { LinkCards } from '../../ui/LinkCards';
import { LoadError } from '../../ui/LoadError';
import { StepHeading } from '../../ui/StepHeading';

/** / and /view/home where no product is deployed: shows the signed-in user and links to account settings and logout. */
export default function HomeScreen() {
  const { t, i18n } = useTranslation('home');
  const me = useQuery(meQuery);
  const check = useQuery(authCheckQuery);
  if (me.isPending) return null;
  if (me.isError) return <HomeProblem me={me} />;
  const { clientName } = me.data;
  const name = personName(me.data, i18n.language);
  return (
    <>
      <Avatar names={namesInOrder(me.data, i18n.language)} size="large" />
      <StepHeading
        subtitle={clientName === '' ? t('signedInAsWithoutClient', { name }) : t('signedInAs', { name, clientName })}
      >
        {t('title', { name: greetingName(me.data, i18n.language) })}
      </StepHeading>
      {/* For single-sign-on users the settings do not exist (see docs/product/2-screens.md). */}
      {check.data?.isSingleSignOn === true && <p>{t('closePage')}</p>}
      {check.data?.isSingleSignOn === false && (
        <LinkCards
          cards={[
            { key: 'settings', title: t('settings'), target: { to: paths.accountSettings({ tab: 'switch-clients' }) } },
          ]}
        />
      )}
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </>
  );
}

function HomeProblem({ me }: { me: UseQueryResult<Me> }) {
  const { t } = useTranslation('home');
  return (
    <>
      <StepHeading>{t('settings')}</StepHeading>
      <LoadError query={me}>{t('error')}</LoadError>
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </>
  );
}
