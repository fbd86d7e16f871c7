import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { configuredTarget, linkTo } from '../../navigation/redirects';
import { landingProductsQuery } from '../../session/products';
import { LogoutLink } from '../../forms/LogoutLink';
import { Banner } from '../../ui/Banner';
import { LinkButton } from '../../ui/LinkButton';
import { LoadError } from '../../ui/LoadError';
import { LinkCards } from '../../ui/LinkCards';
import { Skeleton } from '../../ui/Skeleton';
import { StepHeading } from '../../ui/StepHeading';

export default function ChooseProductScreen() {
  const { t } = useTranslation('session', { keyPrefix: 'choose-product' });
  const products = useQuery(landingProductsQuery);
  const home = configuredTarget('home');
  const isChoice = products.data !== undefined && products.data.length > 1;
  // An empty line keeps its place, so that nothing moves when the products come.
  const waiting = products.isPending ? '\u00a0' : undefined;
  return (
    <>
      <StepHeading subtitle={isChoice ? t('subtitle') : waiting}>{t('title')}</StepHeading>
      {products.isPending && <Skeleton label={t('loading')} rows={3} shape="cards" />}
      <LoadError query={products}>{t('loadError')}</LoadError>
      {products.data?.length === 0 && (
        <>
          <Banner tone="info">{t('empty')}</Banner>
          <LinkButton wide {...linkTo(home)}>
            {t('home')}
          </LinkButton>
        </>
      )}
      {products.data && products.data.length > 0 && (
        <LinkCards
          cards={products.data.map(({ productId, productName, description, href }) => ({
            key: productId,
            title: productName,
            text: description,
            target: { href },
          }))}
        />
      )}
      <LogoutLink>{t('logout')}</LogoutLink>
    </>
  );
}
