import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../config/config';
import { usePageError } from '../../navigation/page-title';
import { withQuery } from '../../navigation/path';
import { configuredTarget, redirectTarget } from '../../navigation/redirects';
import { withoutTokens } from '../../navigation/without-tokens';
import { LogoutLink } from '../../forms/LogoutLink';
import { Banner } from '../../ui/Banner';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';

export function ForceSaml() {
  const { t } = useTranslation('obligations');
  const { search } = useLocation();
  const clientId = new URLSearchParams(search).get('clientId') ?? '';
  const home = configuredTarget('home');
  const returnUrl = withoutTokens(redirectTarget(search, home), home);
  // Lone dots would change the path of the address.
  const isKnown = /^(?!\.{1,2}$)[A-Za-z0-9._:@+~-]{1,128}$/.test(clientId);
  usePageError(!isKnown);
  return (
    <>
      <StepHeading subtitle={isKnown ? t('saml.message') : undefined}>{t('saml.title')}</StepHeading>
      {isKnown ? (
        <LinkButton
          wide
          href={withQuery(`${getConfig().bases.authentication}/clients/${encodeURIComponent(clientId)}`, { returnUrl })}
        >
          {t('saml.continue')}
        </LinkButton>
      ) : (
        <Banner tone="error">{t('saml.noClient')}</Banner>
      )}
      <LogoutLink>{t('logout')}</LogoutLink>
    </>
  );
}
