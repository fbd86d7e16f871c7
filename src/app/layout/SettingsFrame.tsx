import '../../ui/settings-layout.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../session/brand';
import { goTo } from '../../navigation/navigation';
import { useOwnTitle } from '../../navigation/page-title';
import { paths, SETTINGS_TABS, type SettingsTab } from '../../navigation/paths';
import { Redirect } from '../../navigation/Redirect';
import { configuredTarget, redirectTarget, uncheckedReturnUrl } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/path';
import { hasAccountSecurity } from '../../config/config';
import { offersSecurityQuery } from '../../session/account-security';
import { clientInfoQuery, meQuery } from '../../session/me';
import { authCheckQuery } from '../../session/session';
import { greetingName, namesInOrder } from '../../texts/person-name';
import { confirmLeave } from '../../forms/unsaved';
import { Avatar } from '../../ui/Avatar';
import { BrandMark } from '../../ui/BrandMark';
import { Button } from '../../ui/Button';
import { ArrowLeftIcon, SignOutIcon } from '../../ui/IconsOfScreens';
import { RouteTabs } from '../../ui/RouteTabs';
import { PageFooter } from './PageFooter';

const REDUCED_TABS: readonly SettingsTab[] = ['switch-clients', 'change-password', 'localization'];

/** The tabs of a user. Security comes last, because the page learns later whether the user has it. */
function tabsOf(isNexo: boolean, hasSecurity: boolean): readonly SettingsTab[] {
  if (isNexo) return REDUCED_TABS;
  return SETTINGS_TABS.filter((tab) => tab !== 'security' || hasSecurity);
}

/** Leaving asks about unsaved changes. Each tab keeps the returnUrl of the query, which the back-to-client button needs. */
export default function SettingsFrame({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const brand = useBrand();
  const { pathname, search } = useLocation();
  const check = useQuery(authCheckQuery);
  // The gate of the page requests it. A second request would run when the check is slow, and hide why the first failed.
  const me = useQuery({ ...meQuery, enabled: false });
  const client = useQuery({ ...clientInfoQuery, enabled: Boolean(check.data) });
  const toTab = (tab: SettingsTab) => paths.accountSettings({ tab, ...uncheckedReturnUrl(search) });
  const mayHaveSecurity = hasAccountSecurity() && check.data?.isNexo === false;
  const security = useQuery({ ...offersSecurityQuery, enabled: mayHaveSecurity });
  const tabs = tabsOf(check.data?.isNexo === true, mayHaveSecurity && security.data === true);
  const page = pathname.replace(/\/$/, '');
  const current = tabs.find((tab) => paths.accountSettings({ tab }) === page);
  const returnUrl = redirectTarget(search, null, 'returnUrl');
  // The history of the browser and a screen reader tell the tabs apart by their titles.
  const settings = shell('title.withBrand', { page: t('title'), brand: brand.name });
  useOwnTitle(
    current === undefined ? settings : shell('title.withBrand', { page: t(`tab.${current}`), brand: settings }),
  );

  async function leave(to: SafeUrl) {
    if (await confirmLeave()) goTo(to);
  }

  // A tab outside the user's list counts as "any other sub-path", for example when the user types its address.
  const isDeciding = mayHaveSecurity && security.isPending && page === paths.accountSettings({ tab: 'security' });
  if (check.data && !isDeciding && current === undefined) return <Redirect to={toTab('switch-clients')} />;

  return (
    <div className="ui-settings">
      <header className="ui-settings__header">
        <div className="ui-settings__back">
          <BrandMark name={brand.name} mark={brand.mark} markOnly />
          <Button
            variant="quiet"
            compact
            icon={<ArrowLeftIcon />}
            onClick={() => void leave(configuredTarget('landing'))}
          >
            <span>{t('back')}</span>
          </Button>
        </div>
        <div className="ui-settings__person">
          {me.data && (
            <>
              <Avatar names={namesInOrder(me.data, i18n.language)} />
              <span className="ui-settings__name">
                <bdi>{greetingName(me.data, i18n.language)}</bdi>
                {me.data.clientName !== '' && <bdi className="ui-settings__client">{me.data.clientName}</bdi>}
              </span>
            </>
          )}
        </div>
        <div className="ui-settings__actions">
          {returnUrl !== null && client.data && (
            <Button variant="quiet" compact onClick={() => void leave(returnUrl)}>
              {t('backToClient', { client: client.data.clientName })}
            </Button>
          )}
          <Button compact icon={<SignOutIcon size={16} />} onClick={() => void leave(paths.logout())}>
            {t('signOut')}
          </Button>
        </div>
      </header>
      <main className="ui-settings__main">
        <h1>{t('title')}</h1>
        <RouteTabs
          label={t('title')}
          tabs={tabs.map((tab) => ({ to: toTab(tab), label: t(`tab.${tab}`) }))}
          current={toTab(current ?? 'switch-clients')}
          isPending={!check.data || isDeciding}
          onSelect={(to) => void leave(to)}
        >
          {children}
        </RouteTabs>
      </main>
      <PageFooter />
    </div>
  );
}
