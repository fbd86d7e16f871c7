import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, Outlet, useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { recordOf } from '../../api/response/record';
import { readCookie } from '../../platform/cookies';
import { showToast } from '../../platform/toasts';
import { partOf } from '../../texts/part';
import { useBrandName } from '../../platform/brand';
import { setPageTitle } from '../../navigation/page-title';
import { searchOf } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { forgetLinkToken, keptLinkToken } from '../../navigation/link-token';
import { Redirect } from '../../navigation/Redirect';
import { currentPage } from '../../navigation/redirects';
import { tokenOfState } from '../../navigation/route-token';
import { canTryAgain, hasResult, hasToWait, resultOf } from '../../navigation/results';
import { authCheckQuery } from '../../session/session';
import { clearAnnouncements } from '../../ui/announce';
import { Card } from '../../ui/Card';
import { PageLayout } from '../layout/PageLayout';
import { Waiting } from '../layout/Waiting';
import { lazyScreen } from './lazy-screen';
import { isOnCard, type ScreenRoute } from './route';
import { isScreenRoute } from './routes';
import { SessionRequired } from './SessionRequired';
import { retryLanguage } from '../../texts/language';

const loadResultPage = lazyScreen({ screen: () => import('../notices/ResultPage'), texts: ['recovery', 'results'] });

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

/** A result in the navigation state replaces the screen. */
export function PageFrame() {
  const { pathname, state, key } = useLocation();
  const route = useMatches().at(-1)?.handle;
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
      <Page title="title.notification" layout="card">
        <ResultPage />
      </Page>
    );
  return isScreenRoute(route) && <ScreenOf route={route} />;
}

/**
 * A screen in its frame. The frame has no key, so it stays while the user goes on: the focus remains on a pressed tab
 * of the settings, and a slow phone renders only what is new. A screen keeps its state while only the parameters of its
 * path change.
 */
function ScreenOf({ route }: { route: ScreenRoute }) {
  const { pathname, search, state } = useLocation();
  const token = new URLSearchParams(search).get('token');
  const hasToken = tokenOfState(state) !== undefined;
  useEffect(() => {
    // The history entry has the token now.
    if (hasToken) forgetLinkToken();
  }, [hasToken]);
  if (route.takesToken && token !== null && token !== '') {
    return (
      <Redirect to={currentPage({ pathname, search: withoutToken(search) })} state={{ ...recordOf(state), token }} />
    );
  }
  const kept = route.takesToken && tokenOfState(state) === undefined ? keptLinkToken(pathname) : undefined;
  if (kept !== undefined)
    return <Redirect to={currentPage({ pathname, search })} state={{ ...recordOf(state), token: kept }} />;
  const screen = (
    <Arrived onCard={isOnCard(route)}>
      <Outlet />
    </Arrived>
  );
  return (
    <Page title={route.title} layout={route.layout ?? 'card'}>
      <SingleSignOnLimit key={route.path} route={route}>
        {route.guard === 'session' ? <SessionRequired route={route}>{screen}</SessionRequired> : screen}
      </SingleSignOnLimit>
    </Page>
  );
}

/** If the user is authenticated through a single-sign-on provider, only login and logout routes exist. */
function SingleSignOnLimit({ route, children }: { route: ScreenRoute; children: ReactNode }) {
  const isOpen = route.singleSignOn === true;
  const mayBeLimited = !isOpen && readCookie('ssoSession') !== undefined;
  // When the cookie is missing, an earlier session check in the cache may also report single sign-on.
  const check = useQuery({ ...authCheckQuery, enabled: mayBeLimited });
  if (mayBeLimited && check.isPending) return <Waiting />;
  return !isOpen && check.data?.isSingleSignOn === true ? <NotWithSingleSignOn /> : children;
}

/** Sign-in leads such a user on to the home. */
function NotWithSingleSignOn() {
  useEffect(() => showToast('NOT_WITH_SINGLE_SIGN_ON'), []);
  return <Redirect to={paths.login()} />;
}

interface PageProps {
  title: ParseKeys<'shell'>;
  layout: NonNullable<ScreenRoute['layout']>;
  children: ReactNode;
}

function Page({ title, layout, children }: PageProps) {
  const { t } = useTranslation('shell');
  const brand = useBrandName();
  const isSlow = useSlowNavigation();
  const text = t('title.withBrand', { page: t(title), brand });
  useEffect(() => setPageTitle(text, (plain) => t('title.withError', { title: plain })));
  return <PageLayout layout={layout}>{isSlow ? <Waiting /> : children}</PageLayout>;
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

function Arrived({ onCard, children }: { onCard: boolean; children: ReactNode }) {
  return (
    <Suspense fallback={<Waiting />}>
      {onCard ? <Card>{children}</Card> : children}
      <FocusOnArrival />
    </Suspense>
  );
}

function withoutToken(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('token');
  return searchOf(query);
}

let isFirstPage = true;
/** The key of the history entry that was shown last. A screen may mount twice for one entry. */
let lastKey: string | null = null;

/**
 * After a navigation, focuses the heading of the new page, never the body. A screen that has focused one of its fields
 * keeps that focus. The first page focuses its first field on a device with a keyboard; on a touch screen the keyboard
 * would cover the page.
 */
function FocusOnArrival() {
  const { key } = useLocation();
  useEffect(() => {
    if (lastKey === key) return;
    lastKey = key;
    if (isFirstPage) {
      isFirstPage = false;
      // Waits until the screen has rendered the input it took over: a remembered username takes no focus.
      setTimeout(() => {
        delete document.getElementById('root')?.dataset.prerendered;
        focusFirstField();
      });
      return;
    }
    void retryLanguage();
    const main = document.querySelector('main');
    if (main === null || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1') ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [key]);
  return null;
}

/** Choices, fields that cannot be changed, and the username that only password managers read. */
const notForFocus = ':not([type=radio], [type=checkbox], [readonly], [tabindex="-1"])';

const FIRST_FIELD_MS = 10_000;

/**
 * Focuses the first field of the first page on a device with a keyboard. The field may come with a later render, so it
 * is tried at each change of the page for ten seconds, until the user or the page has focused something. A try in each
 * frame would keep a slow processor busy.
 */
function focusFirstField(): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  const isFree = () => document.activeElement === document.body;
  const attempt = () => {
    if (isFree())
      document.querySelector<HTMLElement>(`main form :is(input, fieldset select):enabled${notForFocus}`)?.focus();
    if (!isFree()) changes.disconnect();
  };
  const changes = new MutationObserver(attempt);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  setTimeout(() => changes.disconnect(), FIRST_FIELD_MS);
  attempt();
}
