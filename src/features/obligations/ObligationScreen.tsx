import { useLocation, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { commandOfPath, pageOfKind } from '../../session/obligations';
import { usePageError } from '../../navigation/page-title';
import { withSearch } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { Redirect } from '../../navigation/Redirect';
import { Banner } from '../../ui/Banner';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { BasicCredentials } from './BasicCredentials';
import { ForceBasicCredentials } from './ForceBasicCredentials';
import { ForceSaml } from './ForceSaml';
import { WhenObliged } from '../../forms/WhenObliged';

const PAGES = {
  createBasicCredentials: BasicCredentials,
  forceSamlAuthentication: ForceSaml,
  forceBasicCredentialAuthentication: ForceBasicCredentials,
} as const;

/**
 * /auth/obligations/{obligation}: one page per kind. A kind with a page of its own, or one that is written as a command
 * name, leads to its page. An unknown kind shows a message with a logout link, to avoid a redirect loop.
 */
export default function ObligationScreen() {
  const { obligation = '' } = useParams<'obligation'>();
  const { pathname, search, state } = useLocation();
  const page = pageOfKind(obligation);
  if (page !== undefined && page !== pathname) return <Redirect to={withSearch(page, search)} state={state} />;
  const command = commandOfPath(obligation);
  if (command === undefined) return <UnknownObligation />;
  const Page = PAGES[command];
  return (
    <WhenObliged>
      <Page />
    </WhenObliged>
  );
}

function UnknownObligation() {
  const { t } = useTranslation('obligations');
  usePageError(true);
  return (
    <>
      <StepHeading>{t('unknown.title')}</StepHeading>
      <Banner tone="error">{t('unknown.message')}</Banner>
      <LinkButton wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </>
  );
}
