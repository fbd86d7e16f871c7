import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { partOf } from '../../texts/part';
import { useBrandName } from '../../session/brand';
import { setPageTitle } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { canTryAgain, hasResult, hasToWait, resultOf } from '../../navigation/results';
import { clearAnnouncements } from '../../ui/announce';
import { Arrived, useScreenRoute } from './Arrived';
import { PageLayout } from '../layout/PageLayout';
import { useThemeColor } from '../layout/theme-color';
import { Waiting } from '../layout/Waiting';
import { loadRoutes } from './first-routes';
import { lazyScreen } from './lazy-screen';
import type { ScreenRoute } from './route';

const loadResultPage = lazyScreen({ screen: async () => (await loadRoutes()).loadResultPage(), texts: [] });
const SettingsFrame = partOf(async () => (await loadRoutes()).loadSettingsFrame());

const ResultPage = partOf(
  async () => {
    const { Component } = await loadResultPage();
    return {
      default: () => (
        <Arrived onCard>
          <Component />
        </Arrived>
      ),
    };
  },
  [],
  Waiting,
);

/**
 * A result in the navigation state replaces the screen. The frame has no key, so it stays while the user goes on: the
 * focus remains on a pressed tab of the settings, and a slow phone renders only what is new. A screen keeps its state
 * while only the parameters of its path change.
 */
export function PageFrame() {
  const { pathname, state, key } = useLocation();
  const route = useScreenRoute();
  // Removes announcements of the previous page. A layout effect, so that the new page can announce.
  useLayoutEffect(clearAnnouncements, [key]);
  // A reload or Back tries a failed page again, after its wait. The page of notifications has nothing behind its result.
  const result = resultOf(state);
  const isTriedAgain =
    useNavigationType() === NavigationType.Pop &&
    pathname !== paths.notification() &&
    canTryAgain(result) &&
    !hasToWait(result);
  if (hasResult(state) && !isTriedAgain)
    return (
      <Page title="shell:title.notification" layout="card">
        <ResultPage />
      </Page>
    );
  return (
    route && (
      <Page title={route.title} layout={route.layout ?? 'card'}>
        <Outlet />
      </Page>
    )
  );
}

interface PageProps {
  title: ScreenRoute['title'];
  layout: NonNullable<ScreenRoute['layout']>;
  children: ReactNode;
}

function Page({ title, layout, children }: PageProps) {
  const { t, i18n } = useTranslation('shell');
  const brand = useBrandName();
  const isSlow = useSlowNavigation();
  // A lost screen has lost its texts too.
  const page = i18n.t(title, { defaultValue: t('chunk.title') });
  const text = t('title.withBrand', { page, brand });
  useEffect(() => setPageTitle(text, (plain) => t('title.withError', { title: plain })));
  useThemeColor(layout, brand);
  const content = isSlow ? <Waiting /> : children;
  if (layout === 'settings') return <SettingsFrame>{content}</SettingsFrame>;
  return <PageLayout isWide={layout === 'document'}>{content}</PageLayout>;
}

/** How long the previous page stays while the code of the next one loads, in ms. */
const SLOW_NAVIGATION_MS = 300;

function useSlowNavigation(): boolean {
  const { state, location } = useNavigation();
  const [slow, setSlow] = useState<unknown>();
  useEffect(() => {
    if (location === undefined) return undefined;
    const timer = setTimeout(() => setSlow(location), SLOW_NAVIGATION_MS);
    return () => clearTimeout(timer);
  }, [location]);
  return state === 'loading' && slow === location;
}
