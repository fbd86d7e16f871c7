import './home.css';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { everyHook } from '../../api/response/unwrap';
import { paths } from '../../navigation/paths';
import { readStored } from '../../platform/storage';
import { greetingName, namesInOrder, personName } from '../../texts/person-name';
import { associatesQuery, associatesQueryFn } from '../../session/associates';
import { type Me, meQuery } from '../../session/me';
import { authCheckQuery } from '../../session/session';
import { landingProductsQuery, landingProductsQueryFn } from '../../session/products';
import { LogoutLink } from '../../forms/LogoutLink';
import { Avatar } from '../../ui/Avatar';
import { BuildingIcon } from '../../ui/IconsOfScreens';
import { LinkCards } from '../../ui/LinkCards';
import { LoadError } from '../../ui/LoadError';
import { StepHeading } from '../../ui/StepHeading';
import { TextLink } from '../../ui/TextLink';

/** The page works without the lists, so no refusal of them leads away. */
const ownAssociates = { ...associatesQuery, queryFn: associatesQueryFn(everyHook) };
const ownProducts = { ...landingProductsQuery, queryFn: landingProductsQueryFn(everyHook) };

/** Shows where no product is deployed. */
export default function HomeScreen() {
  const { t, i18n } = useTranslation('session', { keyPrefix: 'home' });
  const me = useQuery(meQuery);
  const check = useQuery(authCheckQuery);
  const mayHaveSettings = check.data?.isSingleSignOn === false;
  const associates = useQuery({ ...ownAssociates, enabled: mayHaveSettings });
  const [product, ...others] = useQuery({ ...ownProducts, enabled: mayHaveSettings }).data ?? [];
  if (me.isPending) return null;
  if (me.isError) return <HomeProblem me={me} />;
  const { clientName } = me.data;
  const settings = paths.accountSettings({ tab: 'switch-clients' });
  const name = personName(me.data, i18n.language);
  return (
    <>
      <Avatar names={namesInOrder(me.data, i18n.language)} size="large" />
      {/* While support acts as the user, the bar says who is who. */}
      <StepHeading subtitle={readStored('actingSession') === undefined && t('signedInAs', { name })}>
        {t('title', { name: greetingName(me.data, i18n.language) })}
      </StepHeading>
      {clientName !== '' && (
        <div className="home-client">
          <BuildingIcon />
          <div>
            <bdi className="ui-row__name" translate="no">
              {clientName}
            </bdi>
            {associates.data !== undefined && associates.data.filter(({ suspended }) => !suspended).length > 1 && (
              <TextLink to={settings}>{t('anotherCompany')}</TextLink>
            )}
          </div>
        </div>
      )}
      {/* For single-sign-on users the settings do not exist. */}
      {check.data?.isSingleSignOn === true && <p>{t('closePage')}</p>}
      {mayHaveSettings && (
        <LinkCards
          cards={[
            product && others.length === 0
              ? { key: 'products', title: product.productName, target: { href: product.href } }
              : { key: 'products', title: t('products'), target: { to: paths.chooseProduct() } },
            { key: 'settings', title: t('settings'), target: { to: settings } },
          ]}
        />
      )}
      <LogoutLink>{t('logout')}</LogoutLink>
    </>
  );
}

function HomeProblem({ me }: { me: UseQueryResult<Me> }) {
  const { t } = useTranslation('session', { keyPrefix: 'home' });
  return (
    <>
      <StepHeading>{t('settings')}</StepHeading>
      <LoadError query={me}>{t('error')}</LoadError>
      <LogoutLink>{t('logout')}</LogoutLink>
    </>
  );
}
