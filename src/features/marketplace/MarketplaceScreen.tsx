import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { orchestrator } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { goTo } from '../../navigation/navigation';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { checkedTarget } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/path';
import { Banner } from '../../ui/Banner';
import { LinkButton } from '../../ui/LinkButton';
import { LoadError } from '../../ui/LoadError';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';

export default function MarketplaceScreen() {
  const { t } = useTranslation('session', { keyPrefix: 'marketplace' });
  const request = readGroupName(new URLSearchParams(useLocation().search).get('marketplaceApplicationGroupName'));
  const target = useQuery({
    queryKey: ['marketplace', request],
    queryFn: ({ signal }) => findTarget(request, signal),
    retry: false,
    gcTime: 0,
  });
  const to = target.data ?? null;
  const hasFailed = target.isError || (target.isSuccess && to === null);
  usePageError(hasFailed);
  useEffect(() => {
    if (to !== null) goTo(to, { replace: true });
  }, [to]);

  if (!hasFailed) {
    return (
      <>
        <StepHeading subtitle={t('wait')}>{t('opening')}</StepHeading>
        <SlowNotice busy />
      </>
    );
  }
  return (
    <>
      <StepHeading>{t('failedTitle')}</StepHeading>
      {target.isError ? (
        <LoadError query={target}>{t('failed')}</LoadError>
      ) : (
        <Banner tone="error">{t('failed')}</Banner>
      )}
      <LinkButton variant="quiet" wide to={paths.home()}>
        {t('home')}
      </LinkButton>
    </>
  );
}

async function findTarget(request: MarketplaceRequest, signal: AbortSignal): Promise<SafeUrl | null> {
  if (request.kind === 'none') return null;
  if (request.kind === 'testedSso') return checkedTarget(request.endpoint);
  const settings = await unwrap(
    orchestrator.GET('/settings/{group}', { params: { path: { group: request.group } }, signal }),
  );
  return checkedTarget(settings.url);
}

const TESTED_SSO = 'NS_SSO_TESTING';

/** Names that start with NS_SSO_TESTING carry an endpoint after a tilde. Any other is a key of the settings. */
type MarketplaceRequest =
  | { readonly kind: 'settings'; readonly group: string }
  | { readonly kind: 'testedSso'; readonly endpoint: string }
  | { readonly kind: 'none' };

export function readGroupName(name: string | null): MarketplaceRequest {
  if (name === null || name.trim() === '') return { kind: 'none' };
  if (!name.startsWith(TESTED_SSO)) return { kind: 'settings', group: name };
  const tilde = name.indexOf('~');
  const endpoint = tilde < 0 ? '' : name.slice(tilde + 1).trim();
  return endpoint === '' ? { kind: 'none' } : { kind: 'testedSso', endpoint };
}
